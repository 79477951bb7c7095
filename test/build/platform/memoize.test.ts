import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { memoize } from '../../../build/platform/memoize.ts';

const test = suite('What a function remembers of the objects it is given');

test('two results of an object last while they are asked for in turn, and a third takes the place of the older one', () => {
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

test.run();
