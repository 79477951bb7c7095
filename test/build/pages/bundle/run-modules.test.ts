import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type BundleStep, bundle, bundleInMemory } from '../../../../build/pages/bundle/bundle.ts';
import { errorOrigin, importedFile, runModules } from '../../../../build/pages/bundle/run-modules.ts';
import { assert, suite } from '../../../suite.ts';
import { fixtureSite } from '../../../support/fixture-site.ts';
import { folderWith } from '../../../support/folder.ts';
import { once } from '../../../support/once.ts';
import { projectRoot } from '../../../support/real-site.ts';

const test = suite('A bundle once it is made');

const OPTIONS = { base: '', development: true };
const made = once(() => bundle(fixtureSite(), OPTIONS));

test('code is bundled once until it has changed, even for two who ask at the same time', async () => {
  const { held, count } = await counted();
  const site = fixtureSite();
  const [first, second] = await Promise.all([held.step(site, OPTIONS), held.step(site, OPTIONS)]);
  assert.ok(first.value !== undefined && first.value === second.value);
  assert.is(count(), 1);
  held.forget();
  await held.step(site, OPTIONS);
  assert.is(count(), 2);
});

test('another folder to be served from is another bundle, and what has an error is tried again', async () => {
  const based = await counted();
  for (const base of ['', '/depot']) await based.held.step(fixtureSite(), { ...OPTIONS, base });
  assert.is(based.count(), 2);
  const { held, count } = await counted(1);
  assert.is((await held.step(fixtureSite(), OPTIONS)).value, undefined);
  assert.ok((await held.step(fixtureSite(), OPTIONS)).value);
  assert.is(count(), 2);
});

test('a module is run once, however many require it', () => {
  const using = (name: string) => ({ name, code: "module.exports = { next: require('./chunk-1.js').next() };" });
  const chunk = { name: 'chunk-1.js', code: 'let count = 0;\nmodule.exports = { next: () => ++count };' };
  const { exportsOf } = runModules(projectRoot, [using('a.js'), using('b.js'), chunk]);
  assert.equal([exportsOf('a.js').next, exportsOf('b.js').next, exportsOf('a.js').next], [1, 2, 1]);
});

test("packages are the project's own, the very ones that the rest of the process uses", async () => {
  const { exportsOf } = runModules(projectRoot, [{ name: 'a.js', code: "module.exports = require('react');" }]);
  assert.is(exportsOf('a.js').createElement, (await import('react')).createElement);
});

test('an import tells the file that it leads to, which is not run', () => {
  const { exportsOf } = runModules(projectRoot, [
    { name: 'a.js', code: "module.exports = { load: () => Promise.resolve().then(() => require('./chunk-1.js')) };" },
    { name: 'chunk-1.js', code: "throw new Error('run');" },
  ]);
  const { load } = exportsOf('a.js');
  assert.is(typeof load === 'function' && importedFile(() => load()), undefined);
  assert.is(importedFile(load as () => unknown), 'chunk-1.js');
});

test('packages are loaded as visitors’ software has them; to all else the environment is what it was', () => {
  const told = 'exports.environment = process.env.NODE_ENV;';
  const root = folderWith({ 'package.json': '{}', 'node_modules/told/index.js': told });
  const { NODE_ENV } = process.env;
  for (const before of ['test', undefined]) {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
    const { exportsOf } = runModules(root, [{ name: 'a.js', code: "module.exports = require('told');" }]);
    assert.is(exportsOf('a.js').environment, 'production');
    assert.is(process.env.NODE_ENV, before);
  }
  if (NODE_ENV !== undefined) process.env.NODE_ENV = NODE_ENV;
});

test('what failed is the innermost component on the trace, else the page that was drawn', () => {
  const names = ['src/HomePage.tsx', 'src/ui/Card.module.css', 'src/ui/Card.tsx'];
  const inputs = Object.fromEntries(names.map((name) => [name, { bytesInOutput: 1 }]));
  const outputs = {
    'out/home.css': { bytes: 1, inputs: { 'src/ui/Card.module.css': { bytesInOutput: 1 } }, imports: [], exports: [] },
    'out/home.js': { bytes: 2, inputs, imports: [], exports: [], entryPoint: 'src/HomePage.tsx' },
  };
  const of = (error: unknown) => errorOrigin(error, { outputs }, 'home.js')?.file;
  const failed = new Error('x');
  failed.stack = 'Error: x\n    at helper (home.js:1:1)\n    at Card (home.js:2:1)\n    at HomePage (home.js:3:1)';
  assert.equal(errorOrigin(failed, { outputs }, 'home.js'), { component: 'Card', file: 'src/ui/Card.tsx' });
  for (const other of ['un texte', null, undefined]) assert.is(of(other), 'src/HomePage.tsx');
});

test('modules of a former build can be freed', async () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const former = runOnce();
  for (let tries = 0; former.deref() && tries < 50; tries++) {
    await nextTurn();
    collect();
  }
  assert.is(former.deref(), undefined);
});

/** A bundle that counts how often it is made; the first `failures` times it has an error. */
async function counted(failures = 0) {
  const sound = await made();
  let count = 0;
  const step: BundleStep = async () => {
    count += 1;
    return count <= failures ? { value: undefined, diagnostics: [] } : sound;
  };
  return { held: bundleInMemory(step), count: () => count };
}

function runOnce(): WeakRef<object> {
  const { exportsOf } = runModules(projectRoot, [{ name: 'a.js', code: 'module.exports = { default: () => 1 };' }]);
  const page = exportsOf('a.js').default;
  if (typeof page !== 'function') throw new Error('the module was not run');
  return new WeakRef(page);
}
