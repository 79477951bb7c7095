import { randomBytes } from 'node:crypto';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { cached, cachedFiles, type Lookup } from '../../../build/cache/cached.ts';
import { openStore, type Store } from '../../../build/cache/store.ts';
import { folderWith } from '../../support/folder.ts';
import { treeOf } from '../../support/tree.ts';

const test = suite('Cached steps and their files');

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
  for (const step of [shout(), shout('second'), { ...shout(), name: 'cry' }])
    for (const key of ['a', 'b']) assert.is((await cached(store, step, key, key)).text, key.toUpperCase());
  for (const [index, [name, code, key]] of [
    ['a', 'b', 'c'],
    ['ab', '', 'c'],
    ['a","b', 'c', ''],
  ].entries())
    assert.is((await cached(store, { ...shout(code), name: name ?? '' }, key ?? '', `${index}`)).text, `${index}`);
});

test('an output that owes something to the moment is made anew each time', async () => {
  const store = openStore(folderWith());
  let runs = 0;
  const run = async (text: string) => `${text} ${++runs}`;
  const step = { name: 'guess', code: '', run, cacheable: (said: string) => said.endsWith('2') };
  for (const said of ['a 1', 'a 2', 'a 2']) assert.is(await cached(store, step, 'a', 'a'), said);
});

for (const keepsRecent of [false, true])
  test(`an output holds as long as everything that was asked for it would be answered the same, ${keepsRecent ? 'in' : 'outside of'} memory`, async () => {
    const store = openStore(folderWith(), { keepsRecent });
    const sizes: Record<string, number> = { a: 1, b: 2 };
    let runs = 0;
    const run = async (names: string[], lookUp: Lookup<number | undefined>) => {
      runs++;
      return names.map((name) => `${name} ${lookUp(name) ?? 'unknown'}`).join();
    };
    const step = { name: 'measure', code: '', run };
    const same = async (expected: string, count: number) => {
      for (const _ of ['made', 'kept'])
        assert.is(await cached(store, step, 'key', ['a', 'b', 'c', 'a'], (name) => sizes[name]), expected);
      assert.is(runs, count);
    };
    await same('a 1,b 2,c unknown,a 1', 1);
    sizes.d = 4;
    await same('a 1,b 2,c unknown,a 1', 1);
    sizes.b = 3;
    await same('a 1,b 3,c unknown,a 1', 2);
    sizes.c = 5;
    await same('a 1,b 3,c 5,a 1', 3);
    delete sizes.a;
    await same('a unknown,b 3,c 5,a unknown', 4);
  });

test('what a step throws is thrown, and nothing is kept', async () => {
  const store = openStore(folderWith());
  let runs = 0;
  const run = async (text: string) => {
    if (++runs < 3) throw new Error('not yet');
    return { text };
  };
  const outcome = () =>
    cached(store, { name: 'later', code: '', run }, 'a', 'a').catch((error: Error) => error.message);
  for (const said of ['not yet', 'not yet', { text: 'a' }, { text: 'a' }]) assert.equal(await outcome(), said);
  assert.is(runs, 3);
});

const NAMES = ['one.bin', 'other.bin'];
const bytesOf = (files: Awaited<ReturnType<typeof cachedFiles>>) =>
  files.map(({ contents }) => Buffer.from(contents()));

test('files are made once, for this run and later ones, and read when they are asked for', async () => {
  const folder = folderWith();
  const contents = randomBytes(1000);
  const step = twins(contents);
  for (const _ of ['first run', 'second run']) {
    const store = openStore(folder);
    const files = await cachedFiles(store, step, 'a', NAMES);
    const found = files.map(({ path, bytes, facts }) => `${path} ${bytes} ${facts?.nth}`);
    assert.equal(found, ['one.bin 1000 0', 'other.bin 1000 1']);
    assert.equal(bytesOf(files), [contents, contents]);
    store.save();
    assert.equal(bytesOf(files), [contents, contents], 'also after the run');
  }
  assert.is(step.runs, 1);
});

test('two files of the same bytes are kept once', async () => {
  const folder = folderWith();
  const store = openStore(folder);
  await cachedFiles(store, twins(randomBytes(100_000)), 'a', NAMES);
  store.save();
  const bytes = Object.values(treeOf(folder)).join('').length;
  assert.ok(bytes > 100_000 && bytes < 110_000, `${bytes} bytes are stored`);
});

test('an unchanged run reads none of the bytes, and still has them kept as what is in use', async () => {
  const folder = folderWith();
  const step = twins(randomBytes(100_000));
  const limits = { unused: 1000 };
  for (let run = 0; run < 6; run++) {
    const store = openStore(folder, limits);
    const files = await cachedFiles(store, step, 'a', NAMES);
    if (run === 5) assert.is(bytesOf(files)[0]?.length, 100_000);
    store.put(`other ${run}`, randomBytes(150_000));
    store.save();
  }
  assert.is(step.runs, 1);
});

test('where the store keeps nothing, files are held until they are read, and made again by the next run', async () => {
  const contents = randomBytes(10);
  const step = twins(contents);
  const nowhere: Store = { get: () => undefined, has: () => false, put: () => {}, save: () => [], written: 0 };
  for (const _ of ['first run', 'second run'])
    assert.equal(bytesOf(await cachedFiles(nowhere, step, 'a', NAMES)), [contents, contents]);
  assert.is(step.runs, 2);
});

test('where the bytes alone have gone from the store, all is made anew', async () => {
  const values = new Map<string, Buffer>();
  const store: Store = {
    get: (key) => values.get(key),
    has: (key) => values.has(key),
    put: (key, value) => values.set(key, Buffer.from(value)),
    save: () => [],
    written: 0,
  };
  const contents = randomBytes(10);
  const step = twins(contents);
  await cachedFiles(store, step, 'a', NAMES);
  for (const key of values.keys()) if (key.startsWith('bytes ')) values.delete(key);
  const files = await cachedFiles(store, step, 'a', NAMES);
  assert.is(step.runs, 2);
  assert.equal(bytesOf(files), [contents, contents]);
  values.clear();
  assert.throws(() => bytesOf(files), /one\.bin.*\.cache/);
});

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

/** A step that makes two files of one content, and counts its runs. */
function twins(contents: Uint8Array) {
  const run = async (names: readonly string[]) => {
    step.runs++;
    return names.map((path, nth) => ({ path, contents, facts: { nth } }));
  };
  const step = { name: 'twins', code: 'first', runs: 0, run };
  return step;
}

test.run();
