import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { answerText } from '../../../../src/client/search/answer-text.ts';
import type { Found } from '../../../../src/search/site-search.ts';

const test = suite('What the search says of its answer');

const FOUND: Found = { documents: [4, 2], stems: new Set(), corrected: new Map(), complete: 2 };
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
    said('base', { documents: [] }),
    said('base', { documents: [] }, true),
    said('base', { documents: [1], complete: 1 }),
  ];
  assert.is(new Set(answers).size, answers.length);
  for (const answer of answers.slice(1)) assert.match(answer, /«\u00a0base/);
});

test.run();
