import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { atEnd } from '../support/at-end.ts';
import { projectRoot } from '../support/project-root.ts';
import { hasPassed } from './messages.ts';
import { shuffled } from './order.ts';
import { type RunOptions, runFiles } from './run-files.ts';
import { testFiles } from './test-files.ts';
import { touchedTests } from './touched.ts';

const test = suite('Running tests');

/** Runs these files of tests in a folder of their own, inside the project so that they find its packages. Gives those that failed, and what was printed. */
async function runOf(files: Readonly<Record<string, string>>, options: RunOptions = {}) {
  mkdirSync(join(projectRoot, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(projectRoot, '.cache/run-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  for (const [path, body] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `import { suite } from 'uvu';\nconst test = suite('${path}');\n${body}`);
  }
  let printed = '';
  const print = (line: string) => {
    printed += `${line}\n`;
  };
  const results = await runFiles(Object.keys(files), { folder, workers: 1, print, ...options });
  return { failed: results.filter((result) => !hasPassed(result)).map(({ file }) => file), printed };
}

const GOOD = "test('is well', () => {});\ntest.run();\n";
const BAD = "test('is wrong', () => { throw new Error('as it should be'); });\ntest.run();\n";

test('counts every test, each file once', async () => {
  const { failed, printed } = await runOf({ 'one.test.ts': GOOD, 'two/two.test.tsx': GOOD });
  assert.equal(failed, []);
  assert.match(printed, /Total: +2 in 2 files/);
  assert.match(printed, /Passed: +2/);
});

test('says which file failed, why, and how to repeat it', async () => {
  const { failed, printed } = await runOf({ 'one.test.ts': GOOD, 'two.test.ts': BAD }, { shuffle: '7' });
  assert.equal(failed, ['two.test.ts']);
  assert.match(printed, 'as it should be');
  assert.match(printed, 'npm test -- two.test.ts --shuffle 7');
  assert.match(printed, /Passed: +1/);
});

test('a failure is a failure: a file that would pass the second time has failed', async () => {
  const unsteady = `import { existsSync, writeFileSync } from 'node:fs';
    const seen = new URL('seen', import.meta.url);
    test('passes the second time', () => { if (!existsSync(seen)) { writeFileSync(seen, ''); throw new Error('too busy'); } });
    test.run();`;
  assert.equal((await runOf({ 'one.test.ts': unsteady })).failed, ['one.test.ts']);
});

test('a file has failed that runs no suite or two, cannot be loaded or ends its process; the others are run', async () => {
  const { failed, printed } = await runOf({
    'forgets.test.ts': "test('never runs', () => {});",
    'two.test.ts': `${GOOD}${GOOD}`,
    'broken.test.ts': "throw new Error('not loaded');",
    'ends.test.ts': "test('leaves early', () => process.exit(3));\ntest.run();",
    'well.test.ts': GOOD,
  });
  assert.equal(failed, ['forgets.test.ts', 'two.test.ts', 'broken.test.ts', 'ends.test.ts']);
  assert.match(printed, /Passed: +1/);
  assert.match(printed, /leaves early.*exit code 3/);
});

test('tests run in the order of the seed, and as they are written without one', async () => {
  const names = Array.from({ length: 6 }, (_, index) => `test ${index}`);
  const body = `${names.map((name) => `test('${name}', () => console.log('${name};'));`).join('\n')}\ntest.run();`;
  const orderOf = async (options?: RunOptions) =>
    (await runOf({ 'a.test.ts': body }, options)).printed.match(/test \d(?=;)/g);
  assert.equal(await orderOf(), names);
  const drawn = await orderOf({ shuffle: 'seed' });
  assert.not.equal(drawn, names);
  assert.equal([...(drawn ?? [])].sort(), names);
  assert.equal(await orderOf({ shuffle: 'seed' }), drawn);
});

test('another seed is another order of files', () => {
  const files = Array.from({ length: 9 }, (_, index) => `${index}.test.ts`);
  assert.equal(shuffled(files, '1'), shuffled(files, '1'));
  assert.not.equal(shuffled(files, '1'), shuffled(files, '2'));
  assert.equal(shuffled(files, '1').sort(), files);
});

test('the tests that a change touches are those that import the changed file, by whatever way', () => {
  const touched = touchedTests(['build/platform/calendar.ts']);
  assert.ok(touched.includes('test/build/platform/calendar.test.ts'), 'itself');
  assert.ok(touched.includes('test/build/pipeline/pipeline.test.ts'), 'through the pipeline');
  const unconcerned = 'test/build/platform/memoize.test.ts';
  assert.ok(testFiles().includes(unconcerned), 'it is there to be left out');
  assert.not.ok(touched.includes(unconcerned));
});

test('a changed test touches itself', () => {
  assert.equal(touchedTests(['test/runner/run-files.test.ts']), ['test/runner/run-files.test.ts']);
});

test('the tests that a change touches are those that build the site, when what it is built of has changed', () => {
  for (const file of ['content/pages/accueil.md', 'static/images/fondateur.svg', 'src/client/menu.ts']) {
    const touched = touchedTests([file]);
    assert.ok(touched.includes('test/site/routes.test.ts'), file);
    assert.ok(touched.length < testFiles().length, file);
  }
});

test('the tests that a change touches are none, when no test knows the file', () => {
  assert.equal(touchedTests(['README.md']), []);
});

test.run();
