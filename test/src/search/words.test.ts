import { answerText } from '../../../src/client/search/answer-text.ts';
import { randomFrom } from '../../../src/format/random.ts';
import { splitHighlights } from '../../../src/search/highlight.ts';
import type { Found } from '../../../src/search/site-search.ts';
import {
  type Posting,
  readPostings,
  readTerms,
  type Term,
  writePostings,
  writeTerms,
} from '../../../src/search/terms.ts';
import { formsOf, stemOf, wordsOf } from '../../../src/search/words.ts';
import { assert, suite } from '../../suite.ts';

const test = suite('Words that are looked for');

const forms = (text: string) => wordsOf(text).flatMap(formsOf);
const stems = (text: string) => forms(text).map(stemOf);

/** Texts with the forms of their words. */
const FORMS: readonly (readonly [what: string, text: string, forms: readonly string[]])[] = [
  ['case, accents and ligatures count for nothing', 'SÉCURITÉ Œuvre', ['securite', 'oeuvre']],
  ['case, accents and ligatures count for nothing', 'sécurité'.normalize('NFD'), ['securite']],
  ['an apostrophe ends an elided word', "l'automatisation qu'aujourd", ['automatisation', 'aujourd']],
  ['an apostrophe ends an elided word', 'l’automatisation qu’aujourd', ['automatisation', 'aujourd']],
  ['what a hyphen joins is found in parts and as a whole', 'No-Code', ['no', 'code', 'nocode']],
  ['what a hyphen joins is found in parts and as a whole', 'e-commerce', ['commerce', 'ecommerce']],
  ['words that say nothing are left out', 'le logiciel de la facturation est à vous', ['logiciel', 'facturation']],
  ['« AI » says something', 'Notion AI, l’IA', ['notion', 'ai', 'ia']],
  ['names of one letter are words', 'C++, C# et F#, R ou le c++', ['c++', 'c#', 'f#', 'r', 'c++']],
  ['elided articles and words of French are none', "l’audit, C'est à R qu’il y a a+b", ['audit', 'r', 'b']],
  ['ligatures and signs of no width', 'Un ﬁchier eﬃcace, mot\u200bclé', ['fichier', 'efficace', 'motcle']],
  ['soft hyphens and letters with strokes', 'auto\u00admatiser, Łódź', ['automatiser', 'lodz']],
  ['signs of no width alone are none', 'un \u200b \ufeff', []],
];

test('the forms of the words of a text', () => {
  for (const [what, text, expected] of FORMS) assert.equal(forms(text), expected, `${what}: ${text}`);
  assert.equal(stems('C++ c#'), ['c++', 'c#'], 'which names keep');
});

test('forms of a word have one stem, with or without the accents', () => {
  for (const family of [
    'entreprise entreprises',
    'premier première premieres',
    'facture factures facturer facturation facturée',
    'cheval chevaux',
  ])
    assert.is(new Set(stems(family)).size, 1, family);
});

test('a word says where it stands in the text', () => {
  const text = 'Gérer l’équipe no-code';
  const actual = wordsOf(text).map(({ start, end }) => text.slice(start, end));
  assert.equal(actual, ['Gérer', 'équipe', 'no-code']);
});

test('postings come back as they were, however far apart', () => {
  const random = randomFrom('postings');
  for (let round = 0; round < 200; round++) {
    const postings: Posting[] = [];
    for (let document = Math.floor(random() * 3); document < 1e7; document += 1 + Math.floor(10 ** (random() * 7)))
      postings.push([document, Math.floor(random() * 64)]);
    assert.equal(readPostings(writePostings(postings.flat())), postings);
  }
  assert.equal(readPostings(''), []);
});

test('terms come back with their forms, also those that begin otherwise', () => {
  const terms: Term[] = [
    { stem: '#no-code', forms: [], postings: 'AB' },
    { stem: '2025', forms: [], postings: '' },
    { stem: 'automatis', forms: ['automatisation', 'automatisees'], postings: 'BCBD' },
    { stem: 'automatism', forms: [], postings: 'BB' },
    { stem: 'cheval', forms: ['chevaux', 'chevaliers'], postings: 'CC' },
    { stem: `${'a'.repeat(80)}b`, forms: [], postings: 'CC' },
    { stem: `${'a'.repeat(80)}c`, forms: [`${'a'.repeat(80)}cd`], postings: 'CC' },
  ];
  assert.equal(readTerms(writeTerms(terms)), terms);
});

const mark = (text: string, query: string) =>
  splitHighlights(text, new Set(wordsOf(query).flatMap(formsOf).map(stemOf)))
    .map(({ text, found }) => (found ? `[${text}]` : text))
    .join('');

test('words that are marked are those of a stem, whole, with what stands around them as it was', () => {
  for (const [text, query, marked] of [
    ['L’automatisation : dix tâches automatisées', 'automatiser', 'L’[automatisation] : dix tâches [automatisées]'],
    ['<b>Sécurité</b> & co', 'securite a', '<b>[Sécurité]</b> & co'],
    ['Le no-code', 'no-code', 'Le [no-code]'],
    ['Le no-code', 'nocode', 'Le [no-code]'],
    ['Le no-code', 'code', 'Le [no-code]'],
    ['Rien à voir', 'facture', 'Rien à voir'],
    ['', 'facture', ''],
  ] as const)
    assert.is(mark(text, query), marked);
});

const FOUND: Found = { documents: [4, 2], stems: new Set(), corrected: new Map(), absent: new Set(), complete: 2 };
const RESULTS = [{ href: '/a', label: 'Outils', title: 'Une base Airtable', description: 'Des notes' }];
const said = (query: string, found: Partial<Found> = {}, inCategory = false) =>
  answerText({ query, found: { ...FOUND, ...found }, results: RESULTS, inCategory });

test('a corrected query shows the searched word as the results write it', () => {
  const corrected = new Map([['airtabel', new Set(['airtabl'])]]);
  assert.match(said('airtabel', { corrected }), /Airtable/);
  assert.not.match(said('airtabel', { corrected }), /airtabel/);
  // No title or description has it: what was typed is all that can be named.
  assert.match(said('nottes', { corrected: new Map([['zut', new Set(['zut'])]]) }), /nottes/);
});

test('each answer says something of its own', () => {
  const answers = [
    said('la'),
    said('base'),
    said('base', {}, true),
    said('base rien', { complete: 0 }),
    said('base rien', { complete: 1 }),
    said('base Étoile', { absent: new Set(['etoile']), complete: 0 }),
    said('base', { documents: [] }),
    said('base', { documents: [] }, true),
    said('base', { documents: [1], complete: 1 }),
  ];
  assert.is(new Set(answers).size, answers.length);
  for (const answer of answers.slice(1)) assert.match(answer, /«\u00a0(?:base|Étoile)/);
});
