import { randomBytes } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { cachedFiles } from '../../../build/cache/cached-files.ts';
import { openStore, type Store } from '../../../build/cache/store.ts';
import { folderWith } from '../../support/folder.ts';

const test = suite('Cached files');

/** A step that makes two files of one content, and counts its runs. */
function twins(contents: Uint8Array) {
  const step = {
    name: 'twins',
    code: 'first',
    runs: 0,
    run: async (names: readonly string[]) => {
      step.runs++;
      return names.map((path, nth) => ({ path, contents, facts: { nth } }));
    },
  };
  return step;
}

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
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const stored = entries.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  assert.ok(stored > 100_000 && stored < 110_000, `${stored} bytes are stored`);
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
  const nowhere: Store = { get: () => undefined, has: () => false, put: () => {}, save: () => [] };
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
  };
  const contents = randomBytes(10);
  const step = twins(contents);
  await cachedFiles(store, step, 'a', NAMES);
  for (const key of [...values.keys()].filter((key) => key.startsWith('bytes '))) values.delete(key);
  const files = await cachedFiles(store, step, 'a', NAMES);
  assert.is(step.runs, 2);
  assert.equal(bytesOf(files), [contents, contents]);
  values.clear();
  assert.throws(() => bytesOf(files), /one\.bin.*\.cache/);
});

test.run();
