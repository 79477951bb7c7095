import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { testFiles } from './test-files.ts';
import { touchedTests } from './touched.ts';

const test = suite('Tests that a change touches');

test('are those that import the changed file, by whatever way', () => {
  const touched = touchedTests(['build/diagnostics/suggest.ts']);
  assert.ok(touched.includes('build/diagnostics/suggest.test.ts'), 'itself');
  assert.ok(touched.includes('build/pipeline/pipeline.test.ts'), 'through the pipeline');
  assert.not.ok(touched.includes('src/opening-hours.test.ts'));
});

test('are themselves', () => {
  assert.equal(touchedTests(['test/runner/touched.test.ts']), ['runner/touched.test.ts']);
});

test('are those that build the site, when what it is built of has changed', () => {
  for (const file of ['content/pages/accueil.md', 'static/favicon.svg', 'src/client/menu.ts']) {
    const touched = touchedTests([file]);
    assert.ok(touched.includes('site/routes.test.ts'), file);
    assert.ok(touched.length < testFiles().length, file);
  }
});

test('are none, when no test knows the file', () => {
  assert.equal(touchedTests(['README.md']), []);
});

test.run();
