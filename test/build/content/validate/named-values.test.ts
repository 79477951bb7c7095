import { z } from 'zod';
import { validate, validContent } from '../../../../build/content/validate/validate.ts';
import type { ContentType } from '../../../../build/contract/content-type.ts';
import { assert, suite } from '../../../suite.ts';
import { AT_WORK, parsedOf, placesOf, siteOfContentTypes, sourcesOf, type Texts } from '../../../support/sources.ts';

const test = suite('Values that entries give to texts');

const prices = z.strictObject({ prix: z.array(z.strictObject({ nom: z.string(), valeur: z.string() })) });

const contentTypes: Readonly<Record<string, ContentType>> = {
  settings: { files: 'site.md', single: true, schema: z.strictObject({ marque: z.string() }) },
  prices: {
    files: 'prix/*.md',
    schema: prices,
    variables: (data) =>
      prices.parse(data).prix.map(({ nom, valeur }, index) => ({
        name: `prix.${nom}`,
        value: valeur,
        at: ['prix', index, 'nom'],
      })),
  },
  note: { files: '*.md', schema: z.strictObject({ titre: z.string() }), prose: { slots: [] } },
};

const site = siteOfContentTypes(contentTypes, { marque: 'Orbite', 'prix.fixe': '1 €' });

const SITE = '---\nmarque: Orbite\n---\n';

function pricesOf(...named: [name: string, value: string][]): string {
  const lines = named.map(([nom, valeur]) => `  - { nom: ${nom}, valeur: "${valeur}" }\n`);
  return `---\nprix:\n${lines.join('')}---\n`;
}

function note(text: string, title = 'Note'): string {
  return `---\ntitre: "${title}"\n---\n${text}\n`;
}

async function read(others: Texts) {
  const texts: Texts = { 'site.md': SITE, ...others };
  const { value, diagnostics } = await validate(site, parsedOf(texts), sourcesOf(texts), AT_WORK);
  const note = value?.entries.find(({ contentType }) => contentType === 'note')?.entry;
  return { note, value, places: placesOf(diagnostics), diagnostics };
}

test('stand where texts and front matter name them, and may name a value of the settings', async () => {
  const found = await read({
    'a.md': note('{{prix.cafe}} et {{ prix.the }}', 'Le thé à {{prix.the}}'),
    'prix/chaud.md': pricesOf(['the', '2 €'], ['cafe', '3 € chez {{marque}}']),
  });
  assert.equal(found.places, []);
  assert.is(found.note?.html, '<p>3 € chez Orbite et 2 €</p>');
  assert.equal(found.note?.data, { titre: 'Le thé à 2 €' });
  assert.is(found.value?.variables['prix.the'], '2 €');
});

test('are known to the entry that names them, each once, those of its front matter first', async () => {
  const { note: shown } = await read({
    'a.md': note('{{prix.cafe}} {{marque}} {{prix.the}} `{{prix.eau}}`', '{{prix.the}}'),
    'prix/chaud.md': pricesOf(['the', '2 €'], ['cafe', '3 €']),
  });
  assert.equal(shown?.variables, ['prix.the', 'prix.cafe', 'marque']);
  const { note: plain } = await read({ 'a.md': note('Rien') });
  assert.is(plain?.variables, undefined);
});

test('have each a name of their own, also beside those of the settings', async () => {
  const { places, diagnostics } = await read({
    'a.md': note('{{prix.the}} {{prix.fixe}}'),
    'prix/a.md': pricesOf(['the', '2 €']),
    'prix/b.md': pricesOf(['the', '3 €'], ['fixe', '4 €']),
  });
  assert.equal(places, [
    'error content/prix/b.md:3:12+3 variable-en-double',
    'error content/prix/b.md:4:12+4 variable-en-double',
  ]);
  assert.match(diagnostics[0]?.message ?? '', 'content/prix/a.md');
  assert.match(diagnostics[1]?.message ?? '', 'site.md');
});

const ONE_PRICE = { 'prix/a.md': pricesOf(['the', '2 €']) };

test('are reported if no text names them, proposed for a similar name, and refused in a circle', async () => {
  const missed = await read({ 'a.md': note('`{{prix.the}}`'), ...ONE_PRICE });
  assert.equal(missed.places, ['warning content/prix/a.md:3:12+3 variable-inutilisee']);
  assert.ok(missed.value, 'it keeps nothing from being published');
  const meant = await read({ 'a.md': note('{{prix.thé}} {{prix.the}}'), ...ONE_PRICE });
  assert.equal(meant.places, ['error content/a.md:4:1+12 variable-inconnue']);
  assert.is(meant.diagnostics[0]?.fix, '{{prix.the}}');
  const circle = pricesOf(['a', '{{prix.b}}'], ['b', '{{prix.a}}']);
  const { places } = await read({ 'a.md': note('{{prix.a}}'), 'prix/a.md': circle });
  assert.ok(places.includes('error content/a.md:4:1+10 variable-en-boucle'));
});

test('of a file that is broken are no slips in the texts that name them: the file alone is told', async () => {
  const texts: Texts = { 'site.md': SITE, 'a.md': note('{{prix.the}} {{marque}}'), 'prix/a.md': '---\nprix: 2\n---\n' };
  const { value, diagnostics } = await validContent(site, parsedOf(texts), sourcesOf(texts), AT_WORK);
  assert.equal(placesOf(diagnostics), ['error content/prix/a.md:2:7+1 type-invalide']);
  assert.is(value?.entries.find(({ contentType }) => contentType === 'note')?.entry.html, '<p>{{prix.the}} Orbite</p>');
});

test('equal ones leave entries as they were, so that what is made of these holds', async () => {
  const texts: Texts = { 'site.md': SITE, 'a.md': note('{{prix.the}}'), ...ONE_PRICE };
  const [parsed, sources] = [parsedOf(texts), sourcesOf(texts)];
  const entry = async () => {
    const { value } = await validate(site, parsed, sources, AT_WORK);
    return value?.entries.find(({ contentType }) => contentType === 'note');
  };
  assert.is(await entry(), await entry());
});
