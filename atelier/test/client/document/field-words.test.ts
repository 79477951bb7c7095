import { assert, suite } from '../../../../test/suite.ts';
import { fieldContaining } from '../../../client/document/use-panes.ts';

const test = suite('The field that says what the page says');

const DATA = {
  titre: "L'IA à l'œuvre",
  description: 'Une page sur l’IA à l’œuvre dans les petites équipes.',
  brouillon: false,
  fin: { titre: 'Parlons-en', points: ['Un premier point', 'Un second point'] },
  minutes: 12,
};

test('the one that says just that is found, whatever typography has made of it', () => {
  assert.equal(fieldContaining(DATA, 'L’IA à l’œuvre'), ['titre']);
  assert.equal(fieldContaining(DATA, 'un second point'), ['fin', 'points', 1]);
  assert.equal(fieldContaining(DATA, '12'), ['minutes']);
});

test('else the longest field within the clicked words, else the first around them', () => {
  assert.equal(fieldContaining(DATA, 'Pour finir : Parlons-en, un premier point'), ['fin', 'points', 0]);
  assert.equal(fieldContaining(DATA, 'dans les petites équipes'), ['description']);
});

test('nothing is where no field says it, nor where nothing is said', () => {
  assert.is(fieldContaining(DATA, 'Tout autre chose'), undefined);
  assert.is(fieldContaining(DATA, ' … '), undefined);
  assert.is(fieldContaining(DATA, 'éq'), undefined, 'half a word is none');
});
