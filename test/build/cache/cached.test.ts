import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { cached, type Lookup } from '../../../build/cache/cached.ts';
import { openStore } from '../../../build/cache/store.ts';
import { folderWith } from '../../support/folder.ts';

const test = suite('Cached steps');

/** A step that counts its runs. Its output holds what JSON has to carry. */
function shout(code = 'first') {
  const step = {
    name: 'shout',
    code,
    runs: 0,
    run: async (text: string) => {
      step.runs++;
      return { text: text.toUpperCase(), letters: [...text], 'é\u202f’\ud83d\ude80\u0000"': null };
    },
  };
  return step;
}

test('a step runs once for each input, in this run and in later ones, and gives the same output', async () => {
  const folder = folderWith();
  const step = shout();
  for (const _ of ['first run', 'second run']) {
    const store = openStore(folder);
    for (const text of ['a', 'b', 'a']) assert.equal(await cached(store, step, text, text), await shout().run(text));
    store.save();
  }
  assert.is(step.runs, 2);
});

test('a process that builds again is given the very objects of the build before, and reads those that were not of use then', async () => {
  const store = openStore(folderWith(), { keepsRecent: true });
  const step = shout();
  const first = await cached(store, step, 'a', 'a');
  store.save();
  assert.is(await cached(store, step, 'a', 'a'), first);
  for (const _ of ['the build that used it', 'one that did not']) store.save();
  const again = await cached(store, step, 'a', 'a');
  assert.is.not(again, first);
  assert.equal(again, first);
  assert.is(step.runs, 1);
});

test('neither another key, nor other code, nor another step’s name is taken for it', async () => {
  const store = openStore(folderWith());
  const steps = [shout(), shout('second'), { ...shout(), name: 'cry' }];
  for (const step of steps)
    for (const key of ['a', 'b']) assert.is((await cached(store, step, key, key)).text, key.toUpperCase());
  const confusable = [
    { ...shout('b'), name: 'a' },
    { ...shout(''), name: 'ab' },
    { ...shout('c'), name: 'a","b' },
  ];
  for (const [index, step] of confusable.entries())
    assert.is((await cached(store, step, index === 2 ? '' : 'c', `${index}`)).text, `${index}`);
});

test('an output that owes something to the moment is made anew each time', async () => {
  const store = openStore(folderWith());
  let runs = 0;
  const step = {
    name: 'guess',
    code: '',
    run: async (text: string) => `${text} ${++runs}`,
    cacheable: (said: string) => said.endsWith('2'),
  };
  const said: string[] = [];
  for (const _ of ['one', 'two', 'three']) said.push(await cached(store, step, 'a', 'a'));
  assert.equal(said, ['a 1', 'a 2', 'a 2']);
});

for (const keepsRecent of [false, true])
  test(`an output holds as long as everything that was asked for it would be answered the same, ${keepsRecent ? 'in' : 'outside of'} memory`, async () => {
    const store = openStore(folderWith(), { keepsRecent });
    const sizes: Record<string, number> = { a: 1, b: 2 };
    let runs = 0;
    const step = {
      name: 'measure',
      code: '',
      run: async (names: string[], lookUp: Lookup<number | undefined>) => {
        runs++;
        return names.map((name) => `${name} ${lookUp(name) ?? 'unknown'}`);
      },
    };
    const output = () => cached(store, step, 'key', ['a', 'b', 'c', 'a'], (name) => sizes[name]);
    const same = async (expected: string[], count: number) => {
      for (const _ of ['made', 'kept']) assert.equal(await output(), expected);
      assert.is(runs, count);
    };
    await same(['a 1', 'b 2', 'c unknown', 'a 1'], 1);
    sizes.d = 4;
    await same(['a 1', 'b 2', 'c unknown', 'a 1'], 1);
    sizes.b = 3;
    await same(['a 1', 'b 3', 'c unknown', 'a 1'], 2);
    sizes.c = 5;
    await same(['a 1', 'b 3', 'c 5', 'a 1'], 3);
    delete sizes.a;
    await same(['a unknown', 'b 3', 'c 5', 'a unknown'], 4);
  });

test('what a step throws is thrown, and nothing is kept', async () => {
  const store = openStore(folderWith());
  let [runs, fails] = [0, true];
  const step = {
    name: 'later',
    code: '',
    run: async (text: string) => {
      runs++;
      if (fails) throw new Error('not yet');
      return { text };
    },
  };
  for (const _ of [1, 2]) {
    assert.is(await cached(store, step, 'a', 'a').catch((error: Error) => error.message), 'not yet');
  }
  fails = false;
  for (const _ of [1, 2]) assert.equal(await cached(store, step, 'a', 'a'), { text: 'a' });
  assert.is(runs, 3);
});

test.run();
