import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { atEnd } from '../support/at-end.ts';
import { projectRoot, workerFolder } from '../support/real-site.ts';

const test = suite('Running tests');

const SUPPORT = ['at-end', 'browser-program'].map((name) => `test/support/${name}.ts`);

interface Run {
  code: number;
  printed: string;
}

/** Runs these files of tests, by the project's own runner, in a folder of their own below the project's packages. */
async function runOf(files: Readonly<Record<string, string>>, ...parts: readonly string[]): Promise<Run> {
  mkdirSync(workerFolder('runs'), { recursive: true });
  const root = mkdtempSync(join(workerFolder('runs'), 'run-'));
  atEnd(() => rmSync(root, { recursive: true, force: true }));
  for (const name of ['test/run.ts', 'test/runner', ...SUPPORT, 'package.json'])
    cpSync(join(projectRoot, name), join(root, name), {
      recursive: true,
      filter: (path) => !path.endsWith('.test.ts'),
    });
  for (const [path, body] of Object.entries(files)) {
    mkdirSync(dirname(join(root, 'test', path)), { recursive: true });
    writeFileSync(join(root, 'test', path), `import { suite } from 'uvu';\nconst test = suite('${path}');\n${body}`);
  }
  const run = promisify(execFile)(process.execPath, ['--import', 'tsx', 'test/run.ts', ...parts], { cwd: root });
  return run.then(
    ({ stdout }) => ({ code: 0, printed: stdout }),
    ({ code, stdout, stderr }) => ({ code, printed: stdout + stderr }),
  );
}

const GOOD = "test('is well', () => {});\ntest.run();\n";
const BAD = "test('is wrong', () => { throw new Error('as it should be'); });\ntest.run();\n";

test('ends well when every test passes, each file once', async () => {
  const { code, printed } = await runOf({ 'one.test.ts': GOOD, 'two/two.test.tsx': GOOD, 'no-test.ts': BAD });
  assert.is(code, 0);
  assert.match(printed, /Total: +2 in 2 files/);
  assert.match(printed, /Passed: +2/);
});

test('ends badly when one fails, and says which, and why', async () => {
  const { code, printed } = await runOf({ 'one.test.ts': GOOD, 'two.test.ts': BAD });
  assert.is(code, 1);
  assert.match(printed, 'as it should be');
  assert.match(printed, /Failed: two\.test\.ts$/m);
  assert.match(printed, /Passed: +1/);
});

test('names a file that only passes once it runs by itself', async () => {
  const unsteady = `import { existsSync, writeFileSync } from 'node:fs';
    test('passes the second time', () => { if (!existsSync('seen')) { writeFileSync('seen', ''); throw new Error('too busy'); } });
    test.run();`;
  const { code, printed } = await runOf({ 'one.test.ts': GOOD, 'two.test.ts': unsteady });
  assert.is(code, 0);
  assert.match(printed, 'too busy');
  assert.match(printed, /Passed at the second try alone: two\.test\.ts$/m);
});

test('runs what has failed in a process of its own, where nothing is left of another file', async () => {
  const first =
    "test('fails, and leaves something behind', () => { globalThis.left = true; throw new Error('wrong'); });\ntest.run();";
  const second =
    "test('wants nothing left behind', () => { if (globalThis.left) throw new Error('not clean'); });\ntest.run();";
  const { printed } = await runOf({ 'a.test.ts': first, 'b.test.ts': second });
  assert.match(printed, 'not clean');
  assert.match(printed, /Passed at the second try alone: b\.test\.ts$/m);
  assert.match(printed, /Failed: a\.test\.ts$/m);
});

test('ends badly when a file forgets to run its suite, runs two, or cannot be loaded', async () => {
  for (const body of ["test('never runs', () => {});", `${GOOD}${GOOD}`, "throw new Error('not loaded');"]) {
    const { code, printed } = await runOf({ 'one.test.ts': GOOD, 'two.test.ts': body });
    assert.is(code, 1, body);
    assert.match(printed, /Failed: two\.test\.ts$/m);
  }
});

test('goes on with the other files when one ends its process', async () => {
  const { code, printed } = await runOf({
    'a.test.ts': "test('leaves', () => process.exit(0));\ntest.run();",
    'b.test.ts': GOOD,
    'c.test.ts': GOOD,
  });
  assert.is(code, 1);
  assert.match(printed, /Passed: +2/);
  assert.match(printed, /Failed: a\.test\.ts$/m);
});

test('runs what is named, and fails where nothing is', async () => {
  const files = { 'blog/one.test.ts': GOOD, 'two.test.ts': BAD };
  assert.is((await runOf(files, 'blog')).code, 0);
  const { code, printed } = await runOf(files, 'blgo');
  assert.is(code, 1);
  assert.match(printed, 'blgo');
});

test.run();
