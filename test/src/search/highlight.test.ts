import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { highlighted } from '../../../src/search/highlight.ts';
import { formsOf, stemOf, wordsOf } from '../../../src/search/words.ts';

const test = suite('Words that are marked');

const mark = (text: string, query: string) =>
  highlighted(text, new Set(wordsOf(query).flatMap(formsOf).map(stemOf)))
    .map(({ text, found }) => (found ? `[${text}]` : text))
    .join('');

test('are those of a stem, whole, with what stands around them as it was', () => {
  const found = mark('L’automatisation : dix tâches automatisées', 'automatiser');
  assert.is(found, 'L’[automatisation] : dix tâches [automatisées]');
  assert.is(mark('<b>Sécurité</b> & co', 'securite b'), '<b>[Sécurité]</b> & co');
});

test('are joined words, looked for as a whole or in part', () => {
  for (const query of ['no-code', 'nocode', 'code']) assert.is(mark('Le no-code', query), 'Le [no-code]', query);
});

test('are none where nothing fits', () => {
  assert.is(mark('Rien à voir', 'facture'), 'Rien à voir');
  assert.is(mark('', 'facture'), '');
});

test.run();
