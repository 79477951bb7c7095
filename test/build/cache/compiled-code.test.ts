import { cpSync, existsSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { cachedCompile } from '../../../build/cache/compiled-code.ts';
import { openStore, type Store } from '../../../build/cache/store.ts';
import { folderWith } from '../../support/folder.ts';

const test = suite('Cache of compiled code');

/** Some time after all that was done: longer than two changes can have one time. */
const afterwards = () => Date.now() + 60_000;

const PACKAGED = 'node_modules/pack/index.js';
const PROJECT = {
  'src/a.ts': 'a',
  'src/ui/b.css': 'b',
  'src/late.ts': 'late',
  'package.json': '{"type":"module"}',
  'tsconfig.json': '{}',
  [PACKAGED]: 'pack 1',
  'node_modules/.package-lock.json': '{"pack":1}',
};
const INPUTS = ['src/a.ts', 'stylesheet:src/ui/b.css', PACKAGED, '<stdin>'];

/** A compiler that counts its runs, in a project where nothing is just being changed. */
async function project(store: Store = openStore(folderWith()), files: Readonly<Record<string, string>> = PROJECT) {
  const root = folderWith(files);
  // Packages bear one and the same time, whenever they were installed.
  if (existsSync(join(root, PACKAGED))) utimesSync(join(root, PACKAGED), 499_162_500, 499_162_500);
  const made = { runs: 0 };
  const compile = async () => {
    made.runs++;
    return {
      files: [{ path: 'out.js', contents: Uint8Array.of(made.runs, 0, 255) }],
      facts: { run: made.runs },
      inputs: INPUTS,
    };
  };
  const code = ({ options = {}, key = 'generator', from = compile, now = afterwards } = {}) =>
    cachedCompile({ store, code: key, now })({ root, name: 'part', options }, from);
  return { root, store, made, code };
}

test('is compiled once, and given back to the byte', async () => {
  const { made, code } = await project();
  for (const _ of ['made', 'kept']) {
    const { files, facts } = await code();
    assert.equal([files.map(bytes), facts], [[['out.js', 1, 0, 255]], { run: 1 }]);
  }
  assert.is(made.runs, 1);
});

test('serves the same project in another place', async () => {
  const store = openStore(folderWith());
  const one = await project(store);
  await one.code();
  const other = await project(store, {});
  cpSync(one.root, other.root, { recursive: true, preserveTimestamps: true });
  assert.is((await other.code()).facts.run, 1);
  assert.is(other.made.runs, 0);
});

const changes: Record<string, { path: string; text?: string | null; counts: boolean }> = {
  'one of its files': { path: 'src/a.ts', counts: true },
  'a file that came through a plugin': { path: 'src/ui/b.css', counts: true },
  'a file that is gone': { path: 'src/a.ts', text: null, counts: true },
  'a file beside one of them, which an import might mean now': { path: 'src/a.tsx', counts: true },
  'a package in a folder above one of them': { path: 'src/node_modules/pack/index.js', counts: true },
  'a package’s file that somebody changed': { path: PACKAGED, counts: true },
  'which packages are installed': { path: 'node_modules/.package-lock.json', counts: true },
  'settings in a folder above': { path: 'tsconfig.json', text: '{"compilerOptions":{}}', counts: true },
  'settings in a new file': { path: 'src/tsconfig.json', counts: true },
  'a file of the same folder that it was not made of': { path: 'src/late.ts', counts: false },
  'a text': { path: 'content/a.md', counts: false },
  'a file at the root that no import means': { path: 'notes.txt', counts: false },
};

test('is compiled anew after a change that counts, and kept after any other', async () => {
  for (const [what, { path, text = 'changed', counts }] of Object.entries(changes)) {
    const { root, made, code } = await project();
    await code();
    write(join(root, path), text);
    for (const _ of [1, 2]) await code();
    assert.is(made.runs, counts ? 2 : 1, what);
  }
});

test('is compiled anew after a change above the project', async () => {
  const root = folderWith({ 'site/src/a.ts': 'a' });
  const store = openStore(folderWith());
  let runs = 0;
  const code = () =>
    cachedCompile({ store, code: '', now: afterwards })(
      { root: join(root, 'site'), name: 'part', options: {} },
      async () => {
        runs++;
        return { files: [], facts: {}, inputs: ['src/a.ts'] };
      },
    );
  for (const _ of [1, 2]) await code();
  assert.is(runs, 1);
  writeFileSync(join(root, 'tsconfig.json'), '{}');
  await code();
  assert.is(runs, 2);
});

test('is compiled anew for other options and by another generator', async () => {
  const { made, code } = await project();
  for (const one of [{}, { options: { development: true } }, { key: 'other generator' }, {}]) await code(one);
  assert.is(made.runs, 3);
});

test('what was changed while it was compiled is compiled again', async () => {
  const { root, made, code } = await project();
  const whileChanged = async () => {
    made.runs++;
    writeFileSync(join(root, 'src/a.ts'), 'changed');
    return { files: [], facts: { run: 0 }, inputs: INPUTS };
  };
  await code({ from: whileChanged, now: Date.now });
  assert.is((await code()).facts.run, 2);
});

test('a failure is thrown each time, and nothing kept of it', async () => {
  const { made, code } = await project();
  const fail = () => Promise.reject(new Error('no'));
  for (const _ of [1, 2]) assert.is(await code({ from: fail }).catch((error: Error) => error.message), 'no');
  await code();
  assert.is(made.runs, 1);
});

test('where the bytes of a file have been lost it is compiled anew', async () => {
  const { store, made, code } = await project();
  await code();
  const forgetful: Store = Object.assign(Object.create(store), {
    get: (key: string) => (key.startsWith('bytes ') ? undefined : store.get(key)),
  });
  const root = folderWith();
  assert.is(made.runs, 1);
  const compile = async () => ({ files: [{ path: 'a', contents: Uint8Array.of(1) }], facts: {}, inputs: [] });
  for (const _ of [1, 2])
    assert.is(
      (await cachedCompile({ store: forgetful, code: '' })({ root, name: 'x', options: {} }, compile)).files.length,
      1,
    );
});

function bytes({ path, contents }: { path: string; contents: Uint8Array }) {
  return [path, ...contents];
}

function write(file: string, text: string | null): void {
  if (text === null) {
    rmSync(file);
    return;
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

test.run();
