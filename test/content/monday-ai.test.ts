import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { numberIn, numbersIn, rowsOf } from '../support/article.ts';
import { all, textOf } from '../support/dom.ts';
import { factNamed } from '../support/fact-prices.ts';
import { realPage } from '../support/real-pages.ts';

const test = suite('Credits of the article on monday.com');
const SLUG = 'monday-ai';

const amount = async (fact: string) => numberIn(await factNamed(fact));

/** The numbers of the paragraphs, and of these the requests a day and the working days that it multiplies. */
async function article() {
  const text = all(await realPage(`/blog/${SLUG}`), 'article p')
    .map(textOf)
    .join('\n');
  const [, requests, days] = /(\d+) demandes × (\d+)/.exec(text) ?? [];
  return { numbers: numbersIn(text), requests: Number(requests), days: Number(days) };
}

test('a month of requests is counted, priced by the credit, and fits the bucket that is sold', async () => {
  const { numbers, requests, days } = await article();
  const credits = requests * days * (await amount('monday-bloc-credits'));
  const price = await amount('monday-credit-prix');
  const bucket = (await amount('monday-lot-prix')) / 12;
  for (const result of [requests * days, credits, credits * price, bucket, bucket / price])
    assert.ok(numbers.includes(result), String(result));
  assert.ok(bucket / price > credits);
});

test('the chart counts the same month: once, twice, and for the e-mails alone', async () => {
  const { requests, days } = await article();
  const rows = await rowsOf(SLUG, 'Réglage', 'Crédits');
  const [once = 0, twice, mails] = rows.map(([, credits = '']) => numberIn(credits));
  const [filled = 0, total = 0] = numbersIn(rows[2]?.[0] ?? '');
  assert.is(once, requests * days * (await amount('monday-bloc-credits')));
  assert.is(twice, once * 2);
  assert.is(mails, (once * (total - filled)) / total);
});

test('the credits of a first balance pay for as many requests as the text says', async () => {
  const { numbers } = await article();
  const items = (await amount('monday-essai-credits')) / (await amount('monday-bloc-credits'));
  assert.ok(numbers.includes(items), String(items));
});

test.run();
