import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { englishMarkdown } from '../../../../../fixtures/english-markdown.ts';
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
  assert.equal(render(`${TEXT}\n\n${other}`).flow, [
    [0, 1],
    [1, 2],
    [2, 3],
    [2, 4],
    [4, 1],
    [3, 5],
  ]);
  assert.equal(render(other).flow, [[0, 1]]);
  assert.equal(render('Rien').flow, []);
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

test.run();
