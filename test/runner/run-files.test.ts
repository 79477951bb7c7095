import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { assert, suite } from '../suite.ts';
import { atEnd } from '../support/at-end.ts';
import { write } from '../support/folder.ts';
import { once } from '../support/once.ts';
import { projectRoot } from '../support/project-root.ts';
import { hasPassed } from './messages.ts';
import { longestFirst, shuffled } from './order.ts';
import { type RunOptions, runFiles } from './run-files.ts';
import { testFiles } from './test-files.ts';
import { touchedTests } from './touched.ts';

const test = suite('Running tests');

/** Runs these files of tests in a folder inside the project, so that they find its packages. Returns those that failed and the output. */
async function runOf(files: Readonly<Record<string, string>>, options: RunOptions = {}) {
  mkdirSync(join(projectRoot, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(projectRoot, '.cache/run-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  for (const [path, body] of Object.entries(files))
    write(join(folder, path), `import { suite } from '${SUITE}';\n${body}`);
  let printed = '';
  const print = (line: string) => {
    printed += `${line}\n`;
  };
  const results = await runFiles(Object.keys(files), { folder, workers: 1, print, ...options });
  return { failed: results.filter((result) => !hasPassed(result)).map(({ file }) => file), printed };
}

const SUITE = pathToFileURL(join(projectRoot, 'test/suite.ts')).href;
const GOOD = "const test = suite('good');\ntest('is well', () => {});\n";
const NAMES = Array.from({ length: 6 }, (_, index) => `test ${index}`);

const FILES = {
  'good.test.ts': GOOD,
  'good/good.test.tsx': GOOD,
  'bad.test.ts': "suite('bad')('is wrong', () => { throw new Error('as it should be'); });",
  'unsteady.test.ts': `import { existsSync, writeFileSync } from 'node:fs';
    const seen = new URL('seen', import.meta.url);
    suite('unsteady')('passes the second time', () => { if (!existsSync(seen)) { writeFileSync(seen, ''); throw new Error('too busy'); } });`,
  'no-suite.test.ts': '',
  'two-suites.test.ts': `${GOOD}suite('another')('is well', () => {});`,
  'broken.test.ts': "throw new Error('not loaded');",
  'ends.test.ts': "suite('ends')('leaves early', () => process.exit(3));",
  'ordered.test.ts': `const test = suite('ordered');\n${NAMES.map((name) => `test('${name}', () => console.log('${name};'));`).join('\n')}`,
};

const inOrder = once(() => runOf(FILES));
const drawn = once(() => runOf(FILES, { shuffle: '7' }));

test('counts every test, each file once, and says how far it is', async () => {
  const { printed } = await inOrder();
  assert.match(printed, /Total: +10 in 9 files/);
  assert.match(printed, /Passed: +8/);
  assert.match(printed, /good\/good\.test\.tsx {2}\d+\.\d s/);
  assert.match(printed, '1 of 9, running: none');
});

test('a failure is a failure: a file that would pass the second time has failed', async () => {
  assert.ok((await inOrder()).failed.includes('unsteady.test.ts'));
});

test('a file fails with its test, its suite, its loading or its process; the others still run', async () => {
  const { failed, printed } = await inOrder();
  const expected = ['bad', 'unsteady', 'no-suite', 'two-suites', 'broken', 'ends'].map((name) => `${name}.test.ts`);
  assert.equal(failed, expected);
  assert.match(printed, 'as it should be');
  assert.match(printed, /leaves early.*exit code 3/);
});

test('says which files failed and how to repeat it, in the same order', async () => {
  const { failed, printed } = await drawn();
  assert.match(printed, `npm test -- ${failed.join(' ')} --shuffle 7`);
});

test('tests run in the order of the seed, and as they are written without one', async () => {
  const orderOf = ({ printed }: { printed: string }) => printed.match(/test \d(?=;)/g);
  assert.equal(orderOf(await inOrder()), NAMES);
  const expected = shuffled(NAMES, '7 ordered');
  assert.not.equal(expected, NAMES);
  assert.equal(orderOf(await drawn()), expected);
});

test('the slowest files of the last run come first, and before them those that no run has seen', () => {
  const files = ['quick', 'new', 'slow'];
  assert.equal(longestFirst(files, { quick: 1, slow: 9 }), ['new', 'slow', 'quick']);
});

test('the tests that a change touches are those that import the changed file, by whatever way', () => {
  const touched = touchedTests(['build/platform/calendar.ts']);
  assert.ok(touched.includes('test/build/platform/calendar.test.ts'), 'itself');
  assert.ok(touched.includes('test/build/pipeline/pipeline.test.ts'), 'through the pipeline');
  const unconcerned = 'test/build/platform/memoize.test.ts';
  assert.ok(testFiles().includes(unconcerned), 'it is there to be left out');
  assert.not.ok(touched.includes(unconcerned));
});

test('the tests that a change touches are those that build the site, when what it is built of has changed', () => {
  for (const file of ['content/pages/accueil.md', 'static/images/fondateur.svg', 'src/client/page.ts']) {
    const touched = touchedTests([file]);
    assert.ok(touched.includes('test/site/routes.test.ts'), file);
    assert.ok(touched.length < testFiles().length, file);
  }
});

test('a changed test touches itself alone, and an unknown file touches none', () => {
  assert.equal(touchedTests(['test/runner/run-files.test.ts', 'README.md']), ['test/runner/run-files.test.ts']);
});
