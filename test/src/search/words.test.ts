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

test('case, accents and ligatures count for nothing', () => {
  assert.equal(forms('SÉCURITÉ Œuvre'), ['securite', 'oeuvre']);
  assert.equal(forms('sécurité'.normalize('NFD')), ['securite']);
});

test('an apostrophe, straight or curved, ends an elided word', () => {
  for (const sign of ["'", '’'])
    assert.equal(forms(`l${sign}automatisation qu${sign}aujourd`), ['automatisation', 'aujourd']);
});

test('what a hyphen joins is found in parts and as a whole', () => {
  assert.equal(forms('No-Code'), ['no', 'code', 'nocode']);
  assert.equal(forms('e-commerce'), ['commerce', 'ecommerce']);
});

test('words that say nothing are left out, « AI » is not', () => {
  assert.equal(forms('le logiciel de la facturation est à vous'), ['logiciel', 'facturation']);
  assert.equal(forms('Notion AI, l’IA'), ['notion', 'ai', 'ia']);
});

test('names of one letter, with their signs, are words; elided articles and words of French are not', () => {
  assert.equal(forms('C++, C# et F#, R ou le c++'), ['c++', 'c#', 'f#', 'r', 'c++']);
  assert.equal(forms("l’audit, C'est à R qu’il y a a+b"), ['audit', 'r', 'b']);
  assert.equal(stems('C++ c#'), ['c++', 'c#']);
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
  const found = mark('L’automatisation : dix tâches automatisées', 'automatiser');
  assert.is(found, 'L’[automatisation] : dix tâches [automatisées]');
  assert.is(mark('<b>Sécurité</b> & co', 'securite a'), '<b>[Sécurité]</b> & co');
});

test('joined words are marked, looked for as a whole or in part', () => {
  for (const query of ['no-code', 'nocode', 'code']) assert.is(mark('Le no-code', query), 'Le [no-code]', query);
});

test('nothing is marked where nothing fits', () => {
  assert.is(mark('Rien à voir', 'facture'), 'Rien à voir');
  assert.is(mark('', 'facture'), '');
});

const FOUND: Found = { documents: [4, 2], stems: new Set(), corrected: new Map(), absent: new Set(), complete: 2 };
const RESULTS = [{ href: '/a', label: 'Outils', title: 'Une base Airtable', description: 'Des notes' }];
const said = (query: string, found: Partial<Found> = {}, inCategory = false) =>
  answerText({ query, found: { ...FOUND, ...found }, results: RESULTS, inCategory });

test('a query that was taken for another one is answered with the word that was looked for, as the results write it', () => {
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

test('words are found however their letters are made: ligatures, signs of no width, letters with strokes', () => {
  const joined = (text: string) =>
    wordsOf(text)
      .map((word) => word.joined)
      .join(' ');
  assert.is(
    joined('Un ﬁchier eﬃcace, mot\u200bclé, auto\u00admatiser, Łódź'),
    'fichier efficace motcle automatiser lodz',
  );
  assert.is(joined('un \u200b \ufeff'), '');
});
