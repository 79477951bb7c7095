import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { numberIn, numbersIn, rowsOf } from '../support/article.ts';
import { all, textOf } from '../support/dom.ts';
import { realPage } from '../support/real-pages.ts';

const test = suite('Limits of a portal with Softr and Airtable');
const SLUG = 'softr-airtable';

test('the pages that the free calls pay for are counted from the limit in the table', async () => {
  const [, calls = []] = await rowsOf(SLUG, 'Plafond', 'Offre gratuite');
  const free = numberIn(calls[1] ?? '');
  const page = await realPage(`/blog/${SLUG}`);
  const sums = all(page, 'article p').map((paragraph) => numbersIn(textOf(paragraph)));
  assert.ok(
    sums.some(([pages]) => pages === Math.floor(free / 3)),
    `${free} calls, three a page`,
  );
});

test.run();
