import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { articleOf, numbersIn } from '../support/article.ts';

const test = suite('The price of Notion AI');
const article = articleOf('notion-ai');

const pricesOf = async () =>
  (await article.rows('Formule', 'Par mois', 'Par an')).map(([plan = '', ...amounts]) => {
    const [members = 0, price = 0] = numbersIn(plan.split(', ').at(-1) ?? '');
    return { members, price, amounts: amounts.map((amount) => numbersIn(amount)[0] ?? Number.NaN) };
  });

test('each row multiplies a seat by members and months, and shares it among the five who use it', async () => {
  const rows = await pricesOf();
  assert.ok(rows.length > 2);
  for (const { members, price, amounts } of rows)
    assert.equal(amounts, [members * price, members * price * 12, (members * price) / 5]);
});

test('seats cost what the facts say, and the last row what lies between the two', async () => {
  const [, business, between] = (await pricesOf()).map(({ price }) => price);
  const paragraphs = await article.paragraphs();
  const plans = paragraphs.find((text) => text.includes(`${business} $ par mois et par membre`)) ?? '';
  const prices = [...plans.matchAll(/(\d+) \$ par mois et par membre/g)].map(([, price]) => Number(price));
  assert.is(Math.max(...prices) - Math.min(...prices), between);
});

test.run();
