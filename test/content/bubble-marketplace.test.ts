import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { articleOf, numberIn, numbersIn } from '../support/article.ts';

const test = suite('The worked order of the marketplace article');
const article = articleOf('bubble-marketplace');
const VAT = 0.2;

const cents = (amount: number) => Math.round(amount * 100) / 100;

/** What the order's lines say of themselves: who gets how much, and of what it is made. */
async function order() {
  const rows = await article.rows('Qui reçoit quoi', 'Calcul', 'Montant');
  const amounts = rows.map(([, , amount = '']) => numberIn(amount));
  const parts = rows.map(([, sum = '']) => numbersIn(sum));
  const [, [collected = 0, deducted = 0] = [], [commission = 0, tax = 0] = [], [rate = 0, price = 0, fixed = 0] = []] =
    parts;
  return {
    amounts,
    collected,
    deducted,
    commission,
    tax,
    price,
    rate,
    fixed,
    fee: (basket: number) => (basket * rate) / 100 + fixed,
  };
}

test('its lines share out exactly what the customer pays', async () => {
  const { amounts, price } = await order();
  const total = amounts.pop();
  assert.is(total, price);
  assert.is(cents(amounts.reduce((sum, amount) => sum + amount, 0)), price);
});

test('each line is what it is made of: tax, card fee, and what is left to seller and platform', async () => {
  const { amounts, collected, deducted, commission, tax, price, fee } = await order();
  assert.is(collected, cents(price - price / (1 + VAT)));
  assert.is(tax, cents(commission - commission / (1 + VAT)));
  assert.is(deducted, tax);
  const sellersTax = cents(collected - deducted);
  const seller = cents(price - commission - sellersTax);
  const platform = cents(commission - tax - fee(price));
  assert.equal(amounts.slice(0, 5), [seller, sellersTax, tax, cents(fee(price)), platform]);
});

test("the card fee that it counts with is the provider's", async () => {
  const { rate, fixed } = await order();
  const written = [rate, fixed].map((number) => new Intl.NumberFormat('fr').format(number));
  assert.ok(await article.says(new RegExp(`${written[0]} % \\+ ${written[1]} €`)));
});

test("the calls ask for the order's price and hand over the seller's share, in cents", async () => {
  const { amounts, price } = await order();
  const [seller = 0, sellersTax = 0] = amounts;
  const calls = await article.rows('Moment', 'Appel, en POST');
  const asked = (path: RegExp) => numberIn(calls.find(([, call = '']) => path.test(call))?.[2] ?? '');
  assert.is(asked(/checkout/), price * 100);
  assert.is(asked(/transfers/), Math.round((seller + sellersTax) * 100));
});

test('the share of the card in the commission is recomputed for each basket', async () => {
  const { commission, price, fee } = await order();
  const rows = await article.rows('Panier TTC', 'Part');
  assert.ok(rows.length > 2);
  for (const [basket = '', share = ''] of rows) {
    const net = (numberIn(basket) * commission) / price / (1 + VAT);
    assert.is(numberIn(share), cents((fee(numberIn(basket)) / net) * 100), basket);
  }
});

test.run();
