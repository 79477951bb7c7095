import type { Element } from 'hast';
import { drawingSvg } from '../../../../../../build/content/parse/markdown/diagrams/diagrams.ts';
import type { Drawing, Mark } from '../../../../../../build/content/parse/markdown/diagrams/drawing.ts';
import { arrowTarget, stepKey, stepLabel } from '../../../../../../build/content/parse/markdown/diagrams/step-text.ts';
import { englishMarkdown } from '../../../../../fixtures/english-markdown.ts';
import { assert, suite } from '../../../../../suite.ts';
import { all, attributes, one, parseHtml, textOf } from '../../../../../support/dom.ts';
import { render } from '../../../../../support/markdown.ts';

const test = suite('Diagrams');

const TEXT = `:::schema[Une commande, de la boutique à l'atelier]
1. Shopify : commande payée (1 opération)
2. Airtable : chercher le client (1 opération)
3. Routeur
   - client connu
     1. Airtable : compléter la fiche (1 opération)
   - client inconnu
     1. Airtable : créer la fiche (1 opération)
     2. → Airtable : chercher le client
4. Sendcloud : imprimer l'étiquette
:::`;

test('a list of steps is drawn for narrow and for wide screens, under its title', () => {
  const { html, diagnostics } = render(TEXT);
  assert.equal(diagnostics, []);
  const page = parseHtml(html);
  assert.is(textOf(one(page, 'figure[data-diagram] figcaption')), "Une commande, de la boutique à l'atelier");
  assert.equal(attributes(page, 'figure > svg', 'data-drawing'), ['narrow', 'wide']);
  for (const svg of all(page, 'svg')) {
    assert.is(svg.attribs.role, 'img');
    assert.is(svg.attribs['aria-label'], "Schéma : Une commande, de la boutique à l'atelier");
    const parts = (part: string) => all(svg, `text[data-part="${part}"]`).map(textOf);
    assert.equal(parts('name'), ['Shopify', 'Airtable', 'Routeur', 'Airtable', 'Airtable', 'Sendcloud']);
    assert.equal(parts('condition'), ['client connu', 'client inconnu']);
    assert.is(parts('count').length, 4);
    assert.equal(parts('jump'), ['→ Airtable : chercher le client']);
  }
});

test('which steps of the first one lead to which is known of the text', () => {
  const other = ':::schema[Autre]\n1. A : un\n2. B : deux\n:::';
  const leads = (text: string) =>
    render(text)
      .flow.links.map((steps) => steps.join('>'))
      .join(' ');
  assert.is(leads(`${TEXT}\n\n${other}`), '0>1 1>2 2>3 2>4 4>1 3>5');
  assert.equal([leads(other), leads('Rien')], ['0>1', '']);
  assert.equal(render(other).flow.steps, ['A', 'B']);
});

test('its list stays, for everyone to open', () => {
  const page = parseHtml(render(TEXT).html);
  const details = one(page, 'figure > details');
  assert.ok(textOf(one(details, 'summary')) !== '');
  assert.equal(all(details, 'ul > li').length, 2);
  assert.equal(all(details, 'ol > li').length, 7);
  assert.match(textOf(details), '→ Airtable : chercher le client');
});

test("a site's own words name it, end its routes and open its list", () => {
  const text = ':::diagram[A letter]\n1. Write it\n2. Is it long?\n   - yes\n     1. -> END\n   - no\n3. Send it\n:::';
  const { html, diagnostics } = render(text, englishMarkdown);
  assert.equal(diagnostics, []);
  const page = parseHtml(html);
  assert.equal(attributes(page, 'svg', 'aria-label'), ['Diagram: A letter', 'Diagram: A letter']);
  assert.is(textOf(one(page, 'summary')), 'The same, step by step');
  assert.is(all(page, 'text[data-part="end"]').length, 2);
  assert.is(render(TEXT, englishMarkdown).diagnostics[0]?.rule, 'bloc-inconnu');
});

test('a line that its writer breaks reads on', () => {
  const page = parseHtml(
    render(':::schema[Titre]\n1. Relire\\\n   **le devis\\\n   du client**\n2. Envoyer\n:::').html,
  );
  const lines = all(page, 'svg[data-drawing="wide"] text').map(textOf);
  assert.is(lines.join(' '), 'Relire le devis du client Envoyer');
});

test('nothing of a hostile text becomes markup', () => {
  const { html } = render(
    ':::schema[Le `</svg><script>`]\n1. Un `<script>alert(1)</script>` : "a" & `</text>`\n2. Deux\n:::',
  );
  const page = parseHtml(html);
  assert.is(all(page, 'script').length, 0);
  assert.is(all(page, 'figure > svg').length, 2);
});

test('each mark begins on its own edge, wherever it stands', () => {
  const starts = { step: 'M50 33', split: 'M40 40', end: 'M43 40', jump: 'M50 40', target: 'M50 40' };
  for (const [type, start] of Object.entries(starts) as [Mark['type'], string][]) {
    const [data = ''] = pathsOf(draw({ marks: [{ type, x: 50, y: 40 }] }), type);
    assert.ok(data.startsWith(start) && data.length > start.length, `${type}: ${data}`);
  }
});

test('marks of one sort are one path', () => {
  const marks: Mark[] = [10, 30, 50].map((y) => ({ type: 'step', x: 20, y }));
  const [data = '', ...others] = pathsOf(draw({ marks }), 'step');
  assert.equal(others, []);
  assert.equal(data.match(/M[\d.]+ [\d.]+/g), ['M20 3', 'M20 23', 'M20 43']);
});

test('a line passes its points with rounded turns; a repeated point counts once', () => {
  const way = (...points: [x: number, y: number][]) =>
    pathsOf(draw({ lines: [{ type: 'way', points: points.map(([x, y]) => ({ x, y })) }] }), 'way');
  assert.equal(way([10, 0], [10, 30], [10, 30], [50, 30]), ['M10 0V24Q10 30 16 30H50']);
  assert.equal(way([10, 0], [10, 4], [50, 4]), ['M10 0V2Q10 4 16 4H50']);
});

test('a step has a name, an action and a count; other colons and parentheses are of the name', () => {
  const whole = { name: 'Shopify', action: 'commande payée', count: '1 opération' };
  assert.equal(stepLabel('Shopify : commande payée (1 opération)'), whole);
  assert.equal(stepLabel('Make: lire: tout'), { name: 'Make', action: 'lire: tout' });
  for (const name of ['Envoyer', '10:30', 'Lire (2 fiches) et trier', 'Lire (les fiches)', ': lire'])
    assert.equal(stepLabel(name), { name });
});

test('a link names a step whatever its capitals, spaces, apostrophes and count', () => {
  assert.is(stepKey("Airtable : lire l'état (2 opérations)"), stepKey('AIRTABLE :  lire \n l’état'));
  assert.is(stepKey('é'.normalize('NFD')), stepKey('é'));
  assert.is.not(stepKey('Airtable : lire'), stepKey('Airtable lire'));
  assert.is.not(stepKey('a b'), stepKey('ab'));
});

test('an arrow leads to what follows it, at the beginning alone', () => {
  assert.is(arrowTarget('→ Lire'), 'Lire');
  assert.is(arrowTarget('Lire → trier'), undefined);
});

function draw(drawing: Partial<Drawing>): Element {
  const empty: Drawing = { width: 100, height: 80, texts: [], badges: [], marks: [], lines: [] };
  return drawingSvg({ ...empty, ...drawing }, 'Nom', 'wide');
}

/** The data of all paths of a part. */
function pathsOf({ children }: Element, part: string): string[] {
  return children.flatMap((child) =>
    child.type === 'element' && child.properties.dataPart === part ? [String(child.properties.d)] : [],
  );
}
