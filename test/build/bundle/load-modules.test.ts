import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type LoadedModules, loadModules } from '../../../build/bundle/load-modules.ts';
import { toCommonJs } from '../../../build/bundle/server-bundle.ts';
import { projectRoot } from '../../support/real-site.ts';

const test = suite('Modules of the server bundle');

const SHARED = "let count = 0;\nexport const next = () => ++count;\nexport default 'shared';\n";

test('gives what each entry exports; entries share the chunks they import', async () => {
  const modules = await modulesOf(projectRoot, [
    {
      path: '/x/a.js',
      text: "import word, { next } from './chunk-1.js';\nexport const one = next();\nexport { word };\n",
    },
    { path: '/x/b.js', text: "import { next } from './chunk-1.js';\nexport default next();\n" },
    { path: '/x/chunk-1.js', text: SHARED },
  ]);
  assert.equal([...modules.entries.keys()], ['a', 'b']);
  assert.is(modules.entries.get('a')?.one, 1);
  assert.is(modules.entries.get('a')?.word, 'shared');
  assert.is(modules.entries.get('b')?.default, 2);
});

test("packages are the project's own, the very ones that the rest of the process uses", async () => {
  const text = "import { createElement } from 'react';\nexport default createElement;\n";
  const modules = await modulesOf(projectRoot, [{ path: 'a.js', text }]);
  assert.is(modules.entries.get('a')?.default, (await import('react')).createElement);
});

test('a chunk that no entry imports at once is not run', async () => {
  const modules = await modulesOf(projectRoot, [
    { path: 'a.js', text: "export const later = () => import('./chunk-1.js');\n" },
    { path: 'chunk-1.js', text: "throw new Error('run');\n" },
  ]);
  const { later } = modules.entries.get('a') ?? {};
  assert.type(later, 'function');
});

test('an entry is known by its name, whatever hash its file bears', async () => {
  const modules = await modulesOf(projectRoot, [
    { path: '/x/document-B5UZ3TYK.js', text: 'export const one = 1;\n' },
    { path: '/x/plain.js', text: 'export const two = 2;\n' },
  ]);
  assert.equal([...modules.entries.keys()], ['document', 'plain']);
});

test('says which file a default export comes from, of those that have been run', async () => {
  const modules = await modulesOf(projectRoot, [
    { path: 'a.js', text: "export const later = () => import('./chunk-1.js');\nexport default () => 'a';\n" },
    { path: 'chunk-1.js', text: "export default () => 'later';\n" },
  ]);
  const { default: own, later } = modules.entries.get('a') ?? {};
  assert.is(modules.fileOf(own), 'a.js');
  assert.is(
    modules.fileOf(() => 'a'),
    undefined,
  );
  assert.type(later, 'function');
  const chunk = await (later as () => Promise<{ default: unknown }>)();
  assert.is(modules.fileOf(chunk.default), 'chunk-1.js');
});

test('modules of a former build can be freed', async () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const former = await loadOnce();
  for (let tries = 0; former.deref() && tries < 50; tries++) {
    await pause(10);
    collect();
  }
  assert.is(former.deref(), undefined);
});

async function loadOnce(): Promise<WeakRef<object>> {
  const modules = await modulesOf(projectRoot, [{ path: 'a.js', text: 'export default function page() {}\n' }]);
  const page = modules.entries.get('a')?.default;
  if (typeof page !== 'function') throw new Error('the module was not loaded');
  return new WeakRef(page);
}

/** Modules as they are bundled, run. */
async function modulesOf(root: string, files: readonly { path: string; text: string }[]): Promise<LoadedModules> {
  const compiled = files.map(async ({ path, text }) => ({ path, text: await toCommonJs(text) }));
  return loadModules(root, await Promise.all(compiled));
}

test.run();
