import { z } from 'zod';
import { fillVariables } from '../../../../build/content/validate/variables.ts';
import { assert, suite } from '../../../suite.ts';
import { entriesOf, placesOf } from '../../../support/sources.ts';

const test = suite('Variables');

const contentTypes = { page: { files: '*.md', schema: z.strictObject({ titre: z.string() }) } };
const VALUES = { email: 'contact@orbite.example', telephone: '04 65 71 20 25', marque: 'Orbite' };

test('puts values where texts name them, also in headings, lists of pages, links and tables', async () => {
  const { html, headings, places } = await fill(
    '## Écrire à {{marque}}\n\n**{{ email }}**, {{email}} [{{telephone}}](/contact)\n\n|{{marque}}|\n|-|',
  );
  assert.equal(places, []);
  assert.not.match(html, '{{');
  assert.match(html, '>Écrire à Orbite</h2>');
  assert.is(headings[0]?.text, 'Écrire à Orbite');
  assert.match(html, '<strong>contact@orbite.example</strong>, contact@orbite.example');
  assert.match(html, '<a href="/contact">04 65 71 20 25</a>');
  assert.match(html, /<th[^>]*>Orbite<\/th>/);
});

test('leaves braces in code and escaped braces, also in listed headings and labels of tables', async () => {
  const written = '`{{marque}}` de {{marque}}';
  const { html, headings } = await fill(`## ${written} \\{{email}}\n\n| ${written} |\n|-|`);
  assert.is(headings.map(({ text }) => text).join(), '{{marque}} de Orbite {{email}}');
  assert.match(html, '</code> de Orbite {{email}}</h2>');
  assert.match(html, 'aria-label="Tableau : {{marque}} de Orbite"');
});

test('says where in a text the values end, and nothing where it has none', async () => {
  const { html, citations = [] } = await fill('{{marque}} & **{{email}}**\n\n`{{marque}}`, {{marque}}.');
  const ends = citations.map(({ name, end }) => `${name}: ${html.slice(0, end).slice(-6)}`);
  assert.equal(ends, ['marque: Orbite', `email: ${VALUES.email.slice(-6)}`, 'marque: Orbite']);
  assert.is(html.slice(citations[2]?.end), '.</p>');
  assert.is((await fill('Un')).citations, undefined);
});

test('shows a value as text, whatever characters it holds, and an empty one as nothing', async () => {
  const { html } = await fill('{{x}}', { x: 'Dupont & Fils <b> "$&" $1' });
  assert.is(html, '<p>Dupont &amp; Fils &lt;b> &quot;$&amp;&quot; $1</p>');
  const empty = await fill('(a){{x}}(b)', { x: '' });
  assert.equal([empty.html, empty.places], ['<p>(a)(b)</p>', []]);
});

test('names each unknown variable where it stands in the file, and the one that was meant', async () => {
  const { diagnostics, places } = await fill('Un {{emial}}\net {{email}}\n\n{{zorglub}} {{emial}}');
  assert.equal(places, [
    'error content/a.md:4:4+9 variable-inconnue',
    'error content/a.md:7:1+11 variable-inconnue',
    'error content/a.md:7:13+9 variable-inconnue',
  ]);
  assert.match(diagnostics[0]?.hint ?? '', '« {{email}} »');
  assert.match(diagnostics[1]?.hint ?? '', /email.*telephone.*marque/);
});

test('names an unknown variable whatever its name is made of, and whatever JavaScript has a word for', async () => {
  for (const name of ['constructor', 'e-mail'])
    assert.equal((await fill(`{{${name}}}`)).places, [`error content/a.md:4:1+${name.length + 4} variable-inconnue`]);
});

test('fills what stands for an image, titles and the label of a table, and nothing else of a tag', async () => {
  const { html } = await fill('[a](/x "De {{marque}}")\n\n| {{x}} | `{{x}}` |\n|-|-|', { ...VALUES, x: 'A & "B"' });
  assert.match(html, 'title="De Orbite"');
  assert.match(html, 'aria-label="Tableau : A &amp; &quot;B&quot;,');
  assert.match(html, '<code>{{x}}</code>');
});

test('fills every text of the front matter, however deep', async () => {
  const yaml = 'titre: "Chez {{marque}}"\npoints: ["{{email}}", { texte: "{{ marque }} !" }]\nordre: 3\nvide: null';
  assert.equal(await fillFields(yaml), {
    data: { titre: 'Chez Orbite', points: ['contact@orbite.example', { texte: 'Orbite !' }], ordre: 3, vide: null },
    places: [],
  });
});

test('names each unknown variable of the front matter where it stands', async () => {
  const yaml = 'titre: "Un {{emial}} {{ zorglub }}"\ntexte: |\n  Deux {{email}}\n  {{marqe}}\nliste:\n  - {a: "{{x}}"}';
  assert.equal(
    (await fillFields(yaml)).places,
    ['2:12+9', '2:22+13', '5:3+9', '7:10+5'].map((place) => `error content/a.md:${place} variable-inconnue`),
  );
});

test('lets a setting name another one, and refuses one that names itself', async () => {
  assert.match((await fill('{{x}}', { x: 'De {{marque}}', marque: 'Orbite' })).html, 'De Orbite');
  assert.equal((await fill('{{x}}', { x: 'De {{y}}', y: 'par {{x}}' })).places, [
    'error content/a.md:4:1+5 variable-en-boucle',
  ]);
});

/** One page whose text starts on line 4. */
async function fill(body: string, values: Readonly<Record<string, string>> = VALUES) {
  const placed = await entriesOf(contentTypes, { 'a.md': `---\ntitre: Bonjour\n---\n${body}\n` });
  const { value: entries, diagnostics } = await fillVariables(placed, values);
  const [page] = entries;
  if (!page) throw new Error('the page is gone');
  return { ...page.entry, diagnostics, places: placesOf(diagnostics) };
}

/** Fills the variables of front matter alone. */
async function fillFields(yaml: string) {
  const placed = await entriesOf({ page: { files: '*.md', schema: z.unknown() } }, { 'a.md': `---\n${yaml}\n---\n` });
  const { value, diagnostics } = await fillVariables(placed, VALUES);
  return { data: value[0]?.entry.data, places: placesOf(diagnostics) };
}
