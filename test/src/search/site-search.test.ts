import type { AssetTools } from '../../../build/contract/asset-generator.ts';
import makeSearchIndex from '../../../src/asset-generators/search/search-index.ts';
import { SiteSearch } from '../../../src/search/site-search.ts';
import { assert, suite } from '../../suite.ts';

const test = suite('Search');

const NOTHING = { title: '', category: '', headings: '', description: '', text: '' };
type Texts = Partial<typeof NOTHING>;
const TOOLS: AssetTools = { deflated: (bytes) => bytes, crc32: () => 0, partOf: async (_, work) => work() };

/** A search of documents, which are told by their titles. `network`: whether the index can be read, and how often it was. */
async function searching(documents: readonly Texts[], synonyms: readonly string[] = []) {
  const input = documents.map((texts) => {
    const { text, ...fields } = { ...NOTHING, ...texts };
    const { title, description } = fields;
    return { searched: { ...fields, text: [text] }, result: { href: '/x', label: 'Outils', title, description } };
  });
  const [index] = await makeSearchIndex({ output: 'recherche.json', documents: input, synonyms }, TOOLS);
  const network = { isLost: false, reads: 0 };
  const search = new SiteSearch(async () => {
    network.reads += 1;
    if (network.isLost) throw new Error('lost');
    return JSON.parse(String(index?.contents));
  });
  const titles = async (query: string, category?: string) =>
    (await search.results((await search.find(query, category)).documents)).map(({ title }) => title);
  const complete = async (query: string, category?: string) =>
    (await titles(query, category)).slice(0, (await search.find(query, category)).complete);
  return { search, titles, complete, network };
}

const SITE: Texts[] = [
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

const [SECURITY, PROCESSES, INVOICE] = ['Sécurité', 'Automatisation de processus', 'La facture électronique'];
const NO_CODE = ['Un site no-code', 'Écrire sans développeur'];

/** Queries with the titles that are found, in any order where they rank alike, and the category, if any. */
const FOUND: readonly (readonly [what: string, query: string, titles: readonly string[], category?: string])[] = [
  ['accents and case count for nothing', 'sécurité', [SECURITY, 'Notion AI']],
  ['accents and case count for nothing', 'SECURITE', [SECURITY, 'Notion AI']],
  ['forms of words count for nothing', 'automatiser', [PROCESSES]],
  ['forms of words count for nothing', 'AUTOMATISÉES', [PROCESSES]],
  ['only the last word may be unfinished', 'facture élec', [INVOICE]],
  ['all words are to be there', 'équipe données', ['Un site no-code']],
  ['words that say nothing need not be there', 'la sécurité des factures', [SECURITY, 'Notion AI']],
  ['of what a hyphen joins, words that say nothing need not be there', 'la facture est-elle électronique', [INVOICE]],
  ['of what a hyphen joins, words that say nothing need not be there', 'qui protège-t-il', [SECURITY]],
  ['what a hyphen joins is found with it', 'no-code', NO_CODE],
  ['what a hyphen joins is found in one', 'nocode', NO_CODE],
  ['what a hyphen joins is found whatever the hyphen', 'no‑code', NO_CODE],
  ['a category leaves only its own', 'site', NO_CODE, 'no-code'],
  ['a category leaves only its own', 'site', [], 'inconnue'],
  ['a category is no word', '#no-code', NO_CODE],
  ['nothing is found for nothing', '', []],
  ['nothing is found for words that say nothing', '« ? »', []],
  ['nothing is found for words that say nothing', 'le de', []],
  ['nothing is found in code', 'pieuvre', []],
  ['nothing is found in tags', 'amp', []],
  ['nothing is found that is not there', 'xyzzy', []],
];

test('what is found, of what is asked', async () => {
  const { titles, complete } = await searching(SITE);
  for (const [what, query, expected, category] of FOUND)
    assert.equal((await complete(query, category)).sort(), [...expected].sort(), `${what}: ${query}`);
  assert.equal(await titles('sécurité'), [SECURITY, 'Notion AI'], 'a title first');
  assert.ok((await titles('no code')).includes('Un site no-code'));
  const { titles: empty } = await searching([]);
  assert.equal(await empty('facture'), []);
});

test('names of one letter and names with signs are found, written as they are or in small letters', async () => {
  const documents = [
    { title: 'C++ pour débuter' },
    { title: 'Le C# au bureau' },
    { title: 'Statistiques', text: '<p>Le langage R, l’outil des chercheurs</p>' },
    { title: 'La plateforme .NET', text: 'C’est utile' },
    { title: 'Le langage du corps' },
  ];
  const { complete, titles } = await searching(documents);
  for (const query of ['C++', 'débuter c++']) assert.equal(await complete(query), ['C++ pour débuter'], query);
  for (const query of ['C#', 'c#']) assert.equal(await complete(query), ['Le C# au bureau'], query);
  for (const query of ['R', 'r']) assert.equal(await complete(query), ['Statistiques'], query);
  assert.equal(await complete('.NET'), ['La plateforme .NET']);
  assert.equal((await complete('l langage')).sort(), ['Le langage du corps', 'Statistiques'], 'an article');
  for (const query of ['c', 'l langage', 's'])
    assert.not.ok((await titles(query)).includes('La plateforme .NET'), query);
});

test('documents with some words are found if none has all, and the list says so', async () => {
  const { search, titles } = await searching(SITE);
  for (const query of ['équipe pieuvre', 'fact élec']) assert.is((await search.find(query)).complete, 0, query);
  assert.equal((await titles('équipe pieuvre')).sort(), ['Notion AI', 'Un site no-code']);
  assert.equal(await titles('fact élec'), [INVOICE], 'only the last word may be unfinished');
});

test('documents with some words follow the few that have all', async () => {
  const { search, titles } = await searching([
    ...SITE,
    ...['Un', 'Deux'].map((title) => ({ title, text: 'équipe données' })),
  ]);
  assert.is((await search.find('équipe données')).complete, 3);
  assert.is((await titles('équipe données')).length, 3, 'enough have both');
  assert.is((await search.find('site équipe')).complete, 1);
  assert.is((await titles('site équipe'))[0], 'Un site no-code');
  assert.ok((await titles('site équipe')).includes('Notion AI'));
});

test('years and verbs are not required, unless there is nothing else', async () => {
  const documents = [
    { title: 'Le compte', text: 'Factures, relances' },
    { title: 'Les devis', text: 'Facture, année 2026' },
    { title: 'Lire', text: 'Rien' },
    { title: 'Métier de relieur', text: 'atelier' },
  ];
  const { complete } = await searching(documents);
  for (const query of ['lire une facture', 'factures 2026', 'relancer les factures', 'faire une facture'])
    assert.equal((await complete(query)).sort(), ['Le compte', 'Les devis'], query);
  assert.is((await complete('factures 2026'))[0], 'Les devis', 'a year still counts');
  assert.equal(await complete('lire'), ['Lire']);
  assert.equal(await complete('métier facture'), [], 'a noun that ends like a verb is required');
});

test('a required word that the site does not have is named, even where it has a synonym', async () => {
  const { search } = await searching([...SITE, { title: 'Prix' }], ['notes, carnet']);
  const absent = async (query: string) => [...(await search.find(query)).absent];
  assert.equal(await absent('xylophone équipe'), ['xylophone']);
  assert.equal(await absent('carnet'), ['carnet']);
  assert.equal(await absent('jongler équipe'), [], 'a verb');
  assert.equal(await absent('factrue'), [], 'a mistyped word');
});

test('documents with the rarer words come first among those that lack one', async () => {
  const { titles } = await searching([
    { title: 'Equipe', text: 'rien' },
    ...['Un', 'Deux', 'Trois'].map((title) => ({ title, description: 'équipe' })),
    { title: 'Autre', text: 'pieuvre poulpe' },
  ]);
  assert.is((await titles('équipe pieuvre poulpe'))[0], 'Autre');
});

test('a word whose end is mistyped is held against whole words, in the plural as well', async () => {
  const { titles } = await searching([{ title: 'Des automatisations' }, { title: 'Un automate' }]);
  assert.equal(await titles('automatisatoin'), ['Des automatisations']);
});

test('a mistyped word is taken for the nearest one that the site has, and it is said', async () => {
  const { search, titles, complete } = await searching(SITE);
  for (const query of ['notoin', 'factrue', 'securitté', 'autmoatisation']) {
    const { corrected, complete } = await search.find(query);
    assert.is(corrected.size, 1, query);
    assert.ok(complete > 0, query);
  }
  assert.equal(await titles('notoin'), ['Notion AI']);
  assert.equal(await complete('plateforme factrue'), [INVOICE]);
  assert.equal((await search.find('sécurité')).corrected.size, 0);
  assert.equal(await titles('nto'), [], 'a short word may be any other');
});

test('two words that the site writes as one are that one, unless it has both, and one word may be two', async () => {
  const { titles } = await searching([
    { title: 'Un chatbot' },
    { title: 'Un tableau de bord' },
    { title: 'Chat' },
    { title: 'Looker Studio' },
  ]);
  assert.equal(await titles('lookerstudio'), ['Looker Studio']);
  assert.equal(await titles('chat bot'), ['Un chatbot']);
  assert.equal(await titles('tableau bord'), ['Un tableau de bord']);
});

test('two words are found apart that the site joins by a hyphen', async () => {
  const { titles } = await searching([{ title: 'Rendez conseil' }, { title: 'Un rendez-vous de conseil' }]);
  assert.is((await titles('rendez vous conseil'))[0], 'Un rendez-vous de conseil');
});

test('a search finds synonyms after the word itself', async () => {
  const { titles } = await searching([{ title: 'Les tarifs' }, { title: 'Le prix' }], ['prix, tarif', 'sans rapport']);
  assert.equal(await titles('prix'), ['Le prix', 'Les tarifs']);
  assert.equal(await titles('tarif'), ['Les tarifs', 'Le prix']);
});

test('a name of two words that stands among synonyms is looked for as a whole, and by its synonyms', async () => {
  const documents = [
    { title: 'Notion AI', text: 'Les actes' },
    { title: 'Demain', text: 'L’AI Act, ses étapes' },
    { title: 'Le règlement' },
    { title: 'Des tableaux de bord' },
    { title: 'Un tableau', text: 'à bord' },
    { title: 'Facturation électronique' },
    { title: 'Autre chose', text: 'La facture électronique' },
    { title: 'Une question', text: 'Et la facturation électronique ?' },
  ];
  const { titles, complete } = await searching(documents, [
    'AI Act, règlement',
    'tableau de bord, KPI',
    'facture électronique, PDP',
    'AI Loi, droit',
  ]);
  assert.equal((await complete('ai act')).sort(), ['Demain', 'Le règlement']);
  assert.equal(await complete('règlement'), ['Le règlement', 'Demain']);
  assert.equal(await complete('tableau de bord'), ['Des tableaux de bord']);
  assert.equal(await complete('facture électronique'), ['Facturation électronique', 'Autre chose', 'Une question']);
  assert.equal(await titles('AI loi'), ['Notion AI', 'Demain'], 'a name that the site does not have is its words');
  const { titles: others } = await searching(
    [{ title: 'Notion AI' }, { title: 'Le règlement' }],
    ['AI Act, règlement'],
  );
  assert.equal(await others('ai act'), ['Le règlement'], 'unless it has a synonym');
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

test('a text that has a word often comes before one that has it once', async () => {
  const { titles } = await searching([
    { title: 'Une fois', text: 'Une facture et trois devis' },
    { title: 'Souvent', text: 'Facture, facture, facture, facture' },
  ]);
  assert.equal(await titles('facture'), ['Souvent', 'Une fois']);
});

test('a result stays while more letters of its word are typed', async () => {
  const { titles } = await searching(SITE);
  for (let length = 3; length <= 'automatisation'.length; length++)
    assert.ok((await titles('automatisation'.slice(0, length))).includes(PROCESSES), String(length));
  // It begins with what stands there; « notes » is in its text, too.
  assert.equal(await titles('not'), ['Notion AI']);
});

test('a word of two letters that is there is not the beginning of others', async () => {
  const { titles } = await searching([{ title: 'Notion AI' }, { title: 'Aider les équipes' }]);
  assert.equal(await titles('ai'), ['Notion AI']);
  assert.equal(await titles('aid'), ['Aider les équipes']);
});

test('the index is read once, before anything is looked for', async () => {
  const { search, titles, network } = await searching(SITE);
  await search.load();
  assert.is(network.reads, 1);
  await titles('facture');
  await titles('sécurité', 'outils');
  assert.is(network.reads, 1);
});

test('a search whose index was lost can be tried again', async () => {
  const { titles, network } = await searching(SITE);
  network.isLost = true;
  assert.is(await titles('facture').catch(() => 'lost'), 'lost');
  network.isLost = false;
  assert.is((await titles('facture'))[0], 'La facture électronique');
});
