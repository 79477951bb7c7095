import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { realSite } from '../support/real-site.ts';

const test = suite('Budgets of the site');

test('hold for every page', async () => {
  const { result } = await realSite();
  const found = result.diagnostics.filter(({ rule }) => rule === 'poids');
  assert.equal(
    found.map(({ file, message }) => `${file}: ${message}`),
    [],
  );
});

test.run();
