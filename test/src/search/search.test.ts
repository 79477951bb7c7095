import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Searched } from '../../../src/makers/search/make-index.ts';
import searchFiles from '../../../src/makers/search/search-files.ts';
import { SiteSearch } from '../../../src/search/search.ts';

const test = suite('Search');

const NOTHING: Searched = { title: '', category: '', headings: '', description: '', text: '' };

/** A search of documents, which are told by their titles; `lost`: files that do not come. */
async function searching(documents: readonly Partial<Searched>[], lost = new Set<string>()) {
  const input = documents.map((texts) => {
    const searched = { ...NOTHING, ...texts };
    return {
      searched,
      shown: { href: '/x', label: 'Outils', title: searched.title, description: searched.description },
    };
  });
  const made = await searchFiles({ contents: 'contents.json', folder: 'assets', documents: input });
  const files = new Map(made.map(({ output, contents }) => [output, String(contents)]));
  const asked: string[] = [];
  const search = new SiteSearch('contents.json', async (file) => {
    asked.push(file);
    if ([...lost].some((name) => file.includes(name))) throw new Error(`${file} is lost`);
    return JSON.parse(files.get(file) ?? '');
  });
  const titles = async (query: string, category?: string) =>
    (await search.shown((await search.find(query, category)).documents)).map(({ title }) => title);
  return { search, titles, files, asked };
}

const SITE: Partial<Searched>[] = [
  { title: 'Automatisation de processus', description: 'Moins de ressaisie', text: 'n8n, Make' },
  { title: 'Notion AI', category: 'Outils', text: 'Des notes pour l’équipe, les factures et la sécurité' },
  { title: 'La facture électronique', category: 'Business', headings: 'Choisir sa plateforme' },
  { title: 'Sécurité', category: 'Sécurité', description: 'Protéger vos données et vos factures' },
  {
    title: 'Un site no-code',
    category: 'No-Code',
    text: '<p>Une équipe, des <b>données</b> &amp; un site</p><pre>const pieuvre</pre>',
  },
  { title: 'Écrire sans développeur', category: 'No-Code', text: 'Un site en nocode' },
];

test('accents, case and forms of words count for nothing', async () => {
  const { titles } = await searching(SITE);
  for (const query of ['sécurité', 'SECURITE', 'Sécurités'])
    assert.equal(await titles(query), ['Sécurité', 'Notion AI'], query);
  for (const query of ["l'automatisation", 'automatiser', 'AUTOMATISÉES'])
    assert.equal(await titles(query), ['Automatisation de processus'], query);
});

test('a title comes before other places, the shortest title first, a text last', async () => {
  const { titles } = await searching([
    { title: 'Rien', text: 'Facture facture facture facture' },
    {
      title: 'Ailleurs',
      category: 'Facture',
      headings: 'Facture',
      description: 'Facture',
      text: 'Facture facture facture',
    },
    { title: 'Une longue histoire de facture perdue', text: 'Facture' },
    { title: 'Facture', text: '' },
  ]);
  assert.equal(await titles('facture'), ['Facture', 'Une longue histoire de facture perdue', 'Ailleurs', 'Rien']);
});

test('of documents that fit alike, the first comes first', async () => {
  const { titles } = await searching(['Un', 'Deux', 'Trois'].map((title) => ({ title, text: 'facture' })));
  assert.equal(await titles('facture'), ['Un', 'Deux', 'Trois']);
});

test('what is found while a word is typed stays found with every letter', async () => {
  const { titles } = await searching(SITE);
  for (let length = 3; length <= 'automatisation'.length; length++)
    assert.ok(
      (await titles('automatisation'.slice(0, length))).includes('Automatisation de processus'),
      String(length),
    );
  assert.equal(
    await titles('not'),
    ['Notion AI'],
    'one that begins with what stands there; « notes » is in its text, too',
  );
});

test('only the last word may be unfinished', async () => {
  const { titles } = await searching(SITE);
  assert.equal(await titles('fact élec'), []);
  assert.equal(await titles('facture élec'), ['La facture électronique']);
});

test('a word of two letters that is there is not the beginning of others', async () => {
  const { titles } = await searching([{ title: 'Notion AI' }, { title: 'Aider les équipes' }]);
  assert.equal(await titles('ai'), ['Notion AI']);
  assert.equal(await titles('aid'), ['Aider les équipes']);
});

test('all words have to be there', async () => {
  const { titles } = await searching(SITE);
  assert.equal(await titles('équipe données'), ['Un site no-code']);
  assert.equal(await titles('équipe pieuvre'), []);
  assert.equal(await titles('la sécurité des factures'), ['Sécurité', 'Notion AI'], 'those that say nothing need not');
});

test('what is joined by a hyphen is found with it, without it, and in one', async () => {
  const { titles } = await searching(SITE);
  for (const query of ['no-code', 'nocode', 'no‑code'])
    assert.equal((await titles(query)).sort(), ['Un site no-code', 'Écrire sans développeur'], query);
  assert.equal((await titles('no code')).includes('Un site no-code'), true);
});

test('a category leaves only its own', async () => {
  const { titles } = await searching(SITE);
  assert.equal(await titles('factures', 'business'), ['La facture électronique']);
  assert.equal(await titles('site', 'no-code'), ['Un site no-code', 'Écrire sans développeur']);
  assert.equal(await titles('site', 'inconnue'), []);
  assert.equal(await titles('#no-code'), await titles('no-code'), 'a category is no word');
});

test('nothing is found for nothing, for words that say nothing, and in tags and code', async () => {
  const { titles } = await searching(SITE);
  for (const query of ['', '  ', '« ? »', 'le de', 'pieuvre', 'amp', 'xyzzy'])
    assert.equal(await titles(query), [], query);
  const { titles: empty } = await searching([]);
  assert.equal(await empty('facture'), []);
});

test('names files by what they hold, and asks for each once, before anything is looked for where they are few', async () => {
  const { search, titles, files, asked } = await searching(SITE);
  await search.prepare();
  assert.equal(asked.sort(), [...files.keys()].sort());
  assert.ok(
    [...files.keys()].every((file) => file === 'contents.json' || /^assets\/[a-z]+-[0-9a-f]{8}\.json$/.test(file)),
  );
  await titles('facture');
  await titles('sécurité', 'outils');
  assert.is(asked.length, files.size);
  const { files: others } = await searching([...SITE, { title: 'Un de plus' }]);
  assert.is([...others.keys()].filter((file) => files.has(file)).length, 1);
});

for (const file of ['contents', 'termes', 'resultats']) {
  test(`a search whose file of ${file} was lost can be tried again`, async () => {
    const lost = new Set([file]);
    const { titles } = await searching(SITE, lost);
    assert.is(await titles('facture').catch(() => 'lost'), 'lost');
    lost.clear();
    assert.is((await titles('facture'))[0], 'La facture électronique');
  });
}

test.run();
