import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { numberIn, rowsOf } from '../support/article.ts';
import { textOf } from '../support/dom.ts';
import { realPage } from '../support/real-pages.ts';

const test = suite('Figures of the article on agents');
const SLUG = 'agents-ia';

test('the chance that a task succeeds is the chance of one step to the power of their number', async () => {
  const [, chance = ''] = /(\d+) % de réussite/.exec(textOf(await realPage(`/blog/${SLUG}`))) ?? [];
  const rows = await rowsOf(SLUG, 'Étapes');
  assert.ok(rows.length > 2);
  for (const [steps = '', share = ''] of rows)
    assert.is(numberIn(share), Math.round((numberIn(chance) / 100) ** numberIn(steps) * 100), steps);
});

test.run();
