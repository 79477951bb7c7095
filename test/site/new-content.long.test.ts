import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { testFiles } from '../runner/test-files.ts';
import { nestedRun } from '../support/nested-run.ts';
import { oneMoreOfEach } from '../support/one-more-of-each.ts';

const test = suite('New content, and all tests of the site');

/** Not those that run at night by themselves, or whose builds are of texts of their own. */
const OTHERS = /new-content|\.long\.|site\/(?:held-back|privacy|withheld)\./;

test('one more of each kind, and a site gone live, break no test', async () => {
  const files = testFiles(['specification/', 'site/', 'browser/blog-list', 'browser/no-script']);
  const { passed, printed } = await nestedRun(
    files.filter((file) => !OTHERS.test(file)),
    oneMoreOfEach(),
  );
  assert.ok(passed, printed);
  assert.match(printed, /Passed: +\d{3}/);
});

test.run();
