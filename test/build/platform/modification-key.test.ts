import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { modificationKey } from '../../../build/platform/modification-key.ts';

const test = suite('Modification keys');

/** A moment with a fraction of a second, long ago. */
const THEN = 1_700_000_000_123;
const FILE = { ino: 1, mode: 33_188, size: 2, mtimeMs: THEN, ctimeMs: THEN };

test('the key is another one when anything about the file is', () => {
  const others = Object.keys(FILE).map((name) => modificationKey({ ...FILE, [name]: THEN - 1000 }));
  assert.is(new Set([modificationKey(FILE), ...others]).size, 6);
});

test('there is none while a change could still leave it the same', () => {
  const inTheSecond = Math.floor(Date.now() / 1000) * 1000;
  for (const ctimeMs of [Date.now() + 0.5, inTheSecond]) assert.is(modificationKey({ ...FILE, ctimeMs }), '');
  assert.is.not(modificationKey(FILE), '');
  assert.is.not(modificationKey({ ...FILE, ctimeMs: inTheSecond - 5000 }), '');
});

test.run();
