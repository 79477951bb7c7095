import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cached, cachedFiles, type Lookup } from '../../../build/cache/cached.ts';
import { openStore, type Store } from '../../../build/cache/store.ts';
import { assert, suite } from '../../suite.ts';
import { folderWith } from '../../support/folder.ts';

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

test('a second build of a process gets the same objects, and reads those that it had not used', async () => {
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
  test(`an output is valid while all answers are the same (${keepsRecent ? 'in' : 'outside of'} memory)`, async () => {
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

test('an error of a step is thrown, and nothing is cached', async () => {
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
const bytesOf = ({ files }: Pick<Awaited<ReturnType<typeof cachedFiles>>, 'files'>) =>
  files.map(({ contents }) => Buffer.from(contents()));

test('files are made once, for this run and later ones, and read when they are asked for', async () => {
  const folder = folderWith();
  const contents = randomBytes(1000);
  const wanted = [contents, Buffer.concat([contents, contents])];
  const step = pair(contents);
  for (const _ of ['first run', 'second run']) {
    const store = openStore(folder);
    const made = await cachedFiles(store, step, 'a', NAMES);
    const found = made.files.map(({ path, bytes }) => `${path} ${bytes}`);
    assert.equal([found, made.facts], [['one.bin 1000', 'other.bin 2000'], { made: 2 }]);
    assert.equal(bytesOf(made), wanted);
    store.save();
    assert.equal(bytesOf(made), wanted, 'also after the run');
  }
  assert.is(step.runs, 1);
});

test('where the store keeps nothing, files are held until they are read, and made again by the next run', async () => {
  const contents = randomBytes(10);
  const step = pair(contents);
  const nothing = () => undefined;
  const nowhere: Store = {
    get: nothing,
    bytesOf: nothing,
    put: () => false,
    share: () => {},
    save: () => [],
    written: 0,
  };
  for (const _ of ['first run', 'second run'])
    assert.equal(bytesOf(await cachedFiles(nowhere, step, 'a', NAMES))[0], contents);
  assert.is(step.runs, 2);
});

test('where it shows too late that the store has lost bytes, the file is named that lacks them', async () => {
  const folder = folderWith();
  const step = pair(randomBytes(10));
  const store = openStore(folder);
  const made = await cachedFiles(store, step, 'a', NAMES);
  store.save();
  for (const name of readdirSync(folder)) truncateSync(join(folder, name));
  assert.throws(() => bytesOf(made), /one\.bin.*\.cache/);
});

test('an output that cannot be read is made again', async () => {
  const folder = folderWith();
  const store = openStore(folder);
  const step = shout();
  await cached(store, step, 'a', 'a');
  store.save();
  const [name = ''] = readdirSync(folder);
  const contents = readFileSync(join(folder, name));
  writeFileSync(join(folder, name), contents.fill(0, 0, contents.indexOf('[[')));
  assert.is((await cached(openStore(folder), step, 'a', 'a')).text, 'A');
  assert.is(step.runs, 2);
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

/** A step that makes a file, and one that holds the same twice, and counts its runs. */
function pair(contents: Uint8Array) {
  const run = async (names: readonly string[]) => {
    step.runs++;
    const files = names.map((path, nth) => ({
      path,
      contents: nth === 0 ? contents : Buffer.concat([contents, contents]),
    }));
    return { files, facts: { made: names.length } };
  };
  const step = { name: 'pair', code: 'first', runs: 0, run };
  return step;
}
