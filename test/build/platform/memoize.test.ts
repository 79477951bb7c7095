import { modificationKey } from '../../../build/platform/hash.ts';
import { memoize } from '../../../build/platform/memoize.ts';
import { assert, suite } from '../../suite.ts';

const test = suite('What is remembered of objects and files');

test('two results of an object are kept; a third replaces the one that was used longest ago', () => {
  const computed: string[] = [];
  const joined = memoize((input: { name: string }, ending: string) => {
    computed.push(ending);
    return input.name + ending;
  });
  const input = { name: 'a' };
  const answers = ['1', '2', '1', '2', '3', '2', '1'].map((ending) => joined(input, ending));
  assert.equal(answers, ['a1', 'a2', 'a1', 'a2', 'a3', 'a2', 'a1']);
  assert.equal(computed, ['1', '2', '3', '1']);
});

test('an equal object is another one', () => {
  let computed = 0;
  const count = memoize((_: object) => ++computed);
  assert.equal([count({}), count({})], [1, 2]);
});

test('an equal one is the same where data are written out, and a third takes the place of the older one', () => {
  const computed: string[] = [];
  const named = memoize(
    ({ name }: { name: string }, ending: string) => {
      computed.push(name + ending);
      return name + ending;
    },
    (input) => JSON.stringify(input),
  );
  const answers = ['a', 'b', 'a', 'c', 'a', 'b'].map((name) => named({ name }, '1'));
  assert.equal(answers, ['a1', 'b1', 'a1', 'c1', 'a1', 'b1']);
  assert.equal(computed, ['a1', 'b1', 'c1', 'a1', 'b1']);
  assert.is(named({ name: 'b' }, '2'), 'b2');
});

/** A moment with a fraction of a second, long ago. */
const THEN = 1_700_000_000_123;
const FILE = { ino: 1, mode: 33_188, size: 2, mtimeMs: THEN, ctimeMs: THEN };

test('the key of a file is another one when anything about the file is', () => {
  const others = Object.keys(FILE).map((name) => modificationKey({ ...FILE, [name]: THEN - 1000 }));
  assert.is(new Set([modificationKey(FILE), ...others]).size, 6);
});

test('a file has no key while a change could still leave it the same', () => {
  const inTheSecond = Math.floor(Date.now() / 1000) * 1000;
  for (const ctimeMs of [Date.now() + 0.5, inTheSecond]) assert.is(modificationKey({ ...FILE, ctimeMs }), '');
  assert.is.not(modificationKey(FILE), '');
  assert.is.not(modificationKey({ ...FILE, ctimeMs: inTheSecond - 5000 }), '');
});
