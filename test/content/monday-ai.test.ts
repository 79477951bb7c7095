import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { articleOf, numberIn, numbersIn } from '../support/article.ts';
import { factNamed } from '../support/fact-prices.ts';

const test = suite('Credits of the article on monday.com');
const article = articleOf('monday-ai');

const amount = async (fact: string) => numberIn(await factNamed(fact));

/** The numbers of the paragraphs, and of these the requests a day and the working days that it multiplies. */
async function month() {
  const text = (await article.paragraphs()).join('\n');
  const [, requests, days] = /(\d+) demandes × (\d+)/.exec(text) ?? [];
  return { numbers: numbersIn(text), requests: Number(requests), days: Number(days) };
}

test('a month of requests is counted, priced by the credit, and fits the bucket that is sold', async () => {
  const { numbers, requests, days } = await month();
  const credits = requests * days * (await amount('monday-bloc-credits'));
  const price = await amount('monday-credit-prix');
  const bucket = (await amount('monday-lot-prix')) / 12;
  for (const result of [requests * days, credits, credits * price, bucket, bucket / price])
    assert.ok(numbers.includes(result), String(result));
  assert.ok(bucket / price > credits);
});

test('the chart counts the same month: once, twice, and for the e-mails alone', async () => {
  const { requests, days } = await month();
  const rows = await article.rows('Réglage', 'Crédits');
  const [once = 0, twice, mails] = rows.map(([, credits = '']) => numberIn(credits));
  const [filled = 0, total = 0] = numbersIn(rows[2]?.[0] ?? '');
  assert.is(once, requests * days * (await amount('monday-bloc-credits')));
  assert.is(twice, once * 2);
  assert.is(mails, (once * (total - filled)) / total);
});

test('the credits of a first balance pay for as many requests as the text says', async () => {
  const { numbers } = await month();
  const items = (await amount('monday-essai-credits')) / (await amount('monday-bloc-credits'));
  assert.ok(numbers.includes(items), String(items));
});

test.run();
