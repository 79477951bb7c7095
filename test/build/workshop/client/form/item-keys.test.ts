import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { keysAfter, NO_ITEMS } from '../../../../../build/workshop/client/form/item-keys.ts';
import { randomFrom } from '../../../../../src/format/random.ts';

const test = suite('Keys of the entries of a list');

const abc = keysAfter(NO_ITEMS, ['a', 'b', 'c']);

function keysOf(...words: string[]): readonly number[] {
  return keysAfter(abc, words).keys;
}

test('an entry keeps its key where it moves', () => {
  assert.equal(keysOf('b', 'c', 'a'), [1, 2, 0]);
  assert.equal(keysOf('c', 'b', 'a'), [2, 1, 0]);
});

test('an entry that is edited keeps its key, wherever the others go', () => {
  assert.equal(keysOf('a', 'x', 'c'), [0, 1, 2]);
  assert.equal(keysOf('c', 'a', 'x'), [2, 0, 1]);
  assert.equal(keysAfter(keysAfter(NO_ITEMS, ['a', 'b', 'a']), ['x', 'b', 'a']).keys, [0, 1, 2]);
});

test('a new entry has a new key, and the key of one that is gone is not given again', () => {
  assert.equal(keysOf('a', 'n', 'b', 'c'), [0, 3, 1, 2]);
  const shorter = keysAfter(abc, ['a', 'b']);
  assert.equal(keysAfter(shorter, ['a', 'b', 'd']).keys, [0, 1, 3]);
});

test('entries that read alike have keys of their own, whatever happens to them', () => {
  const random = randomFrom('item keys');
  const below = (limit: number) => Math.floor(random() * limit);
  let known = NO_ITEMS;
  for (let turn = 0; turn < 500; turn++) {
    const words = Array.from({ length: below(6) }, () => 'abc'.charAt(below(3)));
    known = keysAfter(known, words);
    assert.is(known.keys.length, words.length);
    assert.is(new Set(known.keys).size, words.length);
    assert.ok(known.keys.every((key) => key < known.next));
  }
});

test.run();
