import { cpSync, existsSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { codeKey } from '../../../build/cache/code-key.ts';
import { cachedCompile } from '../../../build/cache/compiled-code.ts';
import { openStore, type Store } from '../../../build/cache/store.ts';
import { assert, suite } from '../../suite.ts';
import { folderWith } from '../../support/folder.ts';

const test = suite('Cache of code');

const PROJECT = {
  'build/a.ts': "import './b.ts';",
  'build/content/parse/b.css': 'b',
  'src/content-types.ts':
    "import { z } from 'zod';\nimport {\n  a,\n} from './schema.ts';\nconst Page = () => import('./Page.tsx');\nexport const pages = {\n  one: () => import('./Page.tsx?later'),\n};\n",
  'src/schema.ts':
    "export * from '../shared/words.ts';\nimport type { B } from './content-types.ts';\nimport early from './early.ts?inline';\n",
  'src/early.ts': 'early',
  'src/Page.tsx': 'page',
  'shared/words.ts': 'words',
  'content/a.md': 'a',
  'node_modules/.package-lock.json': '{"react": 19}',
  'package-lock.json': '{"react": 18}',
};

test('the key is the same for the same project in another place and at another time', () => {
  const folder = folderWith(PROJECT);
  const elsewhere = join(folderWith(), 'deep/er');
  cpSync(folder, elsewhere, { recursive: true });
  for (const path of Object.keys(PROJECT)) utimesSync(join(elsewhere, path), 0, 0);
  assert.is(keyOf(elsewhere), keyOf(folder));
});

/** Files to write, or to remove (null), by what they are, and whether they make another key. */
const KEYED: Readonly<Record<string, Change>> = {
  'a source of the generator': ['build/a.ts', true],
  'a new file of the generator': ['build/c.ts', true],
  'the site’s definition': ['src/content-types.ts', true, `${PROJECT['src/content-types.ts']}\n`],
  'what that imports in turn': ['shared/words.ts', true],
  'what it imports as something else than a module': ['src/early.ts', true],
  'a component, which comes with the bundle': ['src/Page.tsx', false],
  'a text': ['content/a.md', false],
  'which packages are installed': ['node_modules/.package-lock.json', true],
  'which packages should be installed': ['package-lock.json', false],
};

test('the key changes with what makes the pages, and with nothing else', () => {
  for (const [what, [path, counts, text = 'changed']] of Object.entries(KEYED)) {
    const folder = folderWith(PROJECT);
    const before = keyOf(folder);
    write(folder, path, text);
    assert.is(keyOf(folder) !== before, counts, what);
  }
});

test('the key knows the packages of the folders above, and those to be installed where none are', () => {
  const folder = folderWith(Object.fromEntries(Object.entries(PROJECT).map(([path, text]) => [`site/${path}`, text])));
  const root = join(folder, 'site');
  rmSync(join(root, 'node_modules'), { recursive: true });
  const keys = [keyOf(root)];
  write(root, 'package-lock.json', '{"react": 20}');
  keys.push(keyOf(root));
  write(folder, 'node_modules/.package-lock.json', '{"react": 20}');
  keys.push(keyOf(root));
  assert.is(new Set(keys).size, 3);
});

/** Some time after all that was done: longer than two changes can have one time. */
const afterwards = () => Date.now() + 60_000;

const PACKAGED = 'node_modules/pack/index.js';
/** The compiled files, and others around them. */
const COMPILED = {
  'src/a.ts': 'a',
  'src/ui/b.css': 'b',
  'src/late.ts': 'late',
  'package.json': '{"type":"module"}',
  'tsconfig.json': '{}',
  [PACKAGED]: 'pack 1',
  'node_modules/.package-lock.json': '{"pack":1}',
};
const INPUTS = ['src/a.ts', 'stylesheet:src/ui/b.css', PACKAGED, '<stdin>'];

test('is compiled once, and given back to the byte', async () => {
  const { made, code } = await project();
  for (const _ of ['made', 'kept']) {
    const {
      files: [file, ...others],
      facts,
    } = await code();
    assert.equal([file?.path, [...(file?.contents ?? [])], others, facts], ['out.js', [1, 0, 255], [], { run: 1 }]);
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

/** The same, of what was compiled. */
const INPUT: Readonly<Record<string, Change>> = {
  'one of its files': ['src/a.ts', true],
  'a file that came through a plugin': ['src/ui/b.css', true],
  'a file beside one of them, which an import might mean now': ['src/a.tsx', true],
  'a package’s file that somebody changed': [PACKAGED, true],
  'which packages are installed': ['node_modules/.package-lock.json', true],
  'settings in a folder above': ['tsconfig.json', true, '{"compilerOptions":{}}'],
  'a file of the same folder that it was not made of': ['src/late.ts', false],
  'a text': ['content/a.md', false],
};

test('is compiled anew after a change that counts, and kept after any other', async () => {
  for (const [what, [path, counts, text = 'changed']] of Object.entries(INPUT)) {
    const { root, made, code } = await project();
    await code();
    write(root, path, text);
    for (const _ of [1, 2]) await code();
    assert.is(made.runs, counts ? 2 : 1, what);
  }
});

test('is compiled anew after a change above the project', async () => {
  const above = folderWith();
  const { made, code } = await project(undefined, COMPILED, join(above, 'site'));
  for (const _ of [1, 2]) await code();
  assert.is(made.runs, 1);
  writeFileSync(join(above, 'tsconfig.json'), '{}');
  await code();
  assert.is(made.runs, 2);
});

test('is compiled anew for other options and by another generator', async () => {
  const { made, code } = await project();
  for (const one of [{}, { options: { development: true } }, { key: 'other generator' }, {}]) await code(one);
  assert.is(made.runs, 3);
});

test('a file changed during compilation is compiled again', async () => {
  const { root, made, code } = await project();
  const whileChanged = async () => {
    made.runs++;
    writeFileSync(join(root, 'src/a.ts'), 'changed');
    return { files: [], facts: { run: 0 }, inputs: INPUTS };
  };
  await code({ from: whileChanged, now: Date.now });
  assert.is((await code()).facts.run, 2);
});

function keyOf(root: string): string {
  return codeKey({ root, modules: [join(root, 'src/content-types.ts')], generator: join(root, 'build') });
}

function write(folder: string, path: string, text: string | null): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  if (text === null) rmSync(file);
  else writeFileSync(file, text);
}

/** A compiler that counts its runs, in a project where nothing is just being changed. */
async function project(store: Store = openStore(folderWith()), files: Files = COMPILED, root = folderWith()) {
  for (const [path, text] of Object.entries(files)) write(root, path, text);
  // Packages bear one and the same time, whenever they were installed.
  if (existsSync(join(root, PACKAGED))) utimesSync(join(root, PACKAGED), 499_162_500, 499_162_500);
  const made = { runs: 0 };
  const compile = async () => {
    const run = ++made.runs;
    return { files: [{ path: 'out.js', contents: Uint8Array.of(run, 0, 255) }], facts: { run }, inputs: INPUTS };
  };
  const code = ({ options = {}, key = 'generator', from = compile, now = afterwards } = {}) =>
    cachedCompile({ store, code: key, now })({ root, name: 'part', options }, from);
  return { root, made, code };
}

type Files = Readonly<Record<string, string>>;
type Change = readonly [path: string, counts: boolean, text?: string | null];
