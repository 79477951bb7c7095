import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { nestedRun } from '../support/nested-run.ts';
import { oneMoreOfEach } from '../support/one-more-of-each.ts';

const test = suite('New content');

/** Files that ask the built site alone, which a run builds once; `new-content.long` has the others. */
const ASKING = [
  'specification/',
  'articles',
  'frame',
  'metadata',
  'routes',
  'search',
  'service',
  'structured',
  'use-cases',
];

test('one more of each kind, and a site gone live, break no test that goes through the pages', async () => {
  const files = ASKING.map((name) => (name.endsWith('/') ? name : `site/${name}`));
  const { passed, printed } = await nestedRun(files, oneMoreOfEach());
  assert.ok(passed, printed);
  assert.match(printed, /Passed: +\d{2}/);
});

test.run();
