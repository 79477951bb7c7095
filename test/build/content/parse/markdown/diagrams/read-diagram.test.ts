import { assert, suite } from '../../../../../suite.ts';
import { all, parseHtml, textOf } from '../../../../../support/dom.ts';
import { diagnosticOf, diagnostics, hintOf, render, reports } from '../../../../../support/markdown.ts';

const test = suite('What keeps a diagram from being drawn');

/** A diagram with some content, which begins in line 2. */
function diagram(content: string): string {
  return `:::schema[Titre]\n${content}\n:::`;
}

const SPLIT = '1. A\n2. B\n   - un\n     1. C\n   - deux\n     1. D';
const steps = (count: number) => Array.from({ length: count }, (_, nth) => `${nth + 1}. A${nth}`).join('\n');
const routes = (count: number) => `1. A\n${'   - un cas\n'.repeat(count)}2. B`;
const nested = (level: number): string =>
  level === 0 ? '1. A' : `1. A\n   - un\n${nested(level - 1).replace(/^/gm, '     ')}\n   - deux`;

/** Lists that are written between the lines of a diagram, with what is found in the whole. */
const LISTS: Readonly<Record<string, Readonly<Record<string, string | string[]>>>> = {
  'a diagram without steps, or without a list, is named where it stands': {
    '': '1:1+9 schema-vide',
    'Une phrase.': '2:1+11 schema-sans-liste',
    '1. A\n2. B\n\nUne phrase.': '5:1+11 schema-sans-liste',
    '1. A\n\n- B': '4:1+1 schema-sans-liste',
  },
  'steps are numbered, and routes have dashes': {
    '- A\n- B': '2:1+1 schema-liste',
    '1. A\n   1. B\n   2. C': '3:4+1 schema-liste',
    [SPLIT]: [],
  },
  'a step splits into two routes or more': {
    '1. A\n   - un\n     1. B': '3:4+1 schema-route-seule',
    '1. A\n   - un\n   - deux': [],
  },
  'a link leads to one step of the diagram, whatever its capitals and its count': {
    ...Object.fromEntries(['A', 'a', 'fin', 'Fin', 'C'].map((aim) => [`${SPLIT}\n     2. → ${aim}`, []])),
    '1. A : lire (2 opérations)\n2. B\n   - un\n   - deux\n     1. -> A : lire': [],
    [`${SPLIT}\n     2. → Z`]: '8:9+3 schema-lien',
    '1. A\n2. A\n3. B\n   - un\n   - deux\n     1. → A': '7:9+3 schema-lien',
  },
  'an arrow that leads nowhere is named, and so is one in the place of a case': {
    [`${SPLIT}\n     2. →`]: '8:9+1 schema-lien',
    '1. A\n2. B\n   - → A\n   - deux': '4:6+3 schema-lien',
  },
  'nothing stands behind a link, nor where no route leads': {
    '1. A\n2. → A\n3. B': '4:4+1 schema-inatteignable',
    '1. A\n   - un\n     1. → fin\n   - deux\n     1. → fin\n2. B': '7:4+1 schema-inatteignable',
    '1. A\n   - un\n     1. → fin\n   - deux\n     1. → fin\n2. B\n   - un\n   - deux\n     1. → B': [],
    '1. A\n   - un\n     1. → A\n        - trois\n        - quatre\n   - deux': '5:9+1 schema-contenu',
  },
  'what could not be drawn is refused where it stands': {
    '1. A\n\n   Une phrase.\n2. B': '4:4+11 schema-contenu',
    '1. A\n   - un\n\n     Une phrase.\n   - deux': '5:6+11 schema-contenu',
    '1. ![a](/images/a.png)\n2. B': '2:4+19 schema-contenu',
    '1. Écrire à {{email}}': '2:4+18 schema-contenu',
    '1. A\n2.\n3. B': '3:1+1 schema-etape-vide',
    '1. A\n   - un\n   -\n     1. B': '4:4+1 schema-etape-vide',
  },
  'what would not read on a phone is refused': {
    [steps(60)]: [],
    [steps(61)]: '1:1+9 schema-trop-long',
    [routes(31)]: '1:1+9 schema-trop-long',
    [`1. ${'a'.repeat(101)}`]: '2:4+101 schema-texte-long',
    [`1. A (1 ${'a'.repeat(20)})`]: '2:4+26 schema-texte-long',
    [nested(4)]: '9:19+1 schema-trop-profond',
  },
};

for (const [sentence, lists] of Object.entries(LISTS))
  test(sentence, () =>
    reports(Object.fromEntries(Object.entries(lists).map(([content, found]) => [diagram(content), found]))),
  );

test('it needs a title, an end, and a place between the blocks of the text', () => {
  reports({
    ':::schema[Titre]\n:::': '1:1+9 schema-vide',
    ':::schema\n1. A\n:::': '1:1+9 schema-sans-titre',
    'Un\n\n:::schema[Titre]\n1. A': '3:1+9 schema-non-ferme',
    ':::schema[Titre]{large}\n1. A\n:::': '1:1+9 bloc-attributs',
    '::::astuce\n:::schema[Titre]\n1. A\n:::\n::::': '2:1+9 bloc-mal-place',
  });
});

test('it is closed by as many colons as open it, which its writer is told', () => {
  const text = '::::schema[Titre]\n1. A\n:::';
  assert.equal(diagnostics(text), ['1:1+10 schema-non-ferme', '3:1+3 encadre-mal-ecrit']);
  assert.match(render(text).diagnostics.find(({ rule }) => rule === 'schema-non-ferme')?.hint ?? '', '« :::: »');
  assert.equal(diagnostics(`${text}:`), []);
});

test('what is misspelt is put right: the diagram itself, an end, a step that a link names', () => {
  assert.is(diagnosticOf(':::shema[Titre]\n1. A\n:::').fix, ':::schema');
  assert.match(diagnosticOf('::: schema Titre\n\nUn').hint, ':::schema');
  assert.is(diagnosticOf(diagram(`${SPLIT}\n     2. → Fin.`)).fix, '→ fin');
  assert.not.match(hintOf(diagram(`${SPLIT}\n     2. →`)), '«  »');
  const text = diagram('1. Airtable : chercher\n2. B\n   - un\n   - deux\n     1. → Airtable : cherhcer');
  const { message, hint, fix } = diagnosticOf(text);
  assert.match(message, '« Airtable : cherhcer »');
  assert.match(hint, '« Airtable : chercher »');
  assert.equal(diagnostics(text.replace('→ Airtable : cherhcer', fix ?? '')), []);
});

test('a link is an arrow as people type it', () => {
  for (const arrow of ['→', '->', '-->', '=>', '⇒', '➔'])
    for (const space of ['', ' ']) {
      const page = parseHtml(render(diagram(`1. A\n2. B\n   - un\n     1. ${arrow}${space}A\n   - deux`)).html);
      assert.equal([...new Set(all(page, 'text[data-part="jump"]').map(textOf))], ['→ A'], arrow);
    }
});

test('what is refused is not drawn, and its list is there for a preview', () => {
  const page = parseHtml(render(diagram('1. A\n2. → Z')).html);
  assert.is(all(page, 'svg').length, 0);
  assert.is(all(page, 'figure > details li').length, 2);
});
