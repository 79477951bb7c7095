import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Investment, returnsOf } from '../../src/islands/roi-calculator/roi.ts';

const test = suite('Return on investment');

/** The specification's worked example, at the rate that makes its net present value come out. */
const EXAMPLE: Investment = { costs: 13_900, gains: 95_500, years: 3, rate: 8.07 };

function toTheHundred(amount: number): number {
  return Math.round(amount / 100) * 100;
}

test('is (gains − costs) / costs × 100, over the first year', () => {
  assert.is(returnsOf({ ...EXAMPLE, costs: 100, gains: 250 }).roi, 150);
  assert.is(returnsOf({ ...EXAMPLE, costs: 200, gains: 50 }).roi, -75);
  assert.is(Math.round(returnsOf(EXAMPLE).roi), 587);
});

test('does not depend on how long the automation is used', () => {
  assert.is(returnsOf({ ...EXAMPLE, years: 10 }).roi, returnsOf({ ...EXAMPLE, years: 1 }).roi);
});

test('pays the costs back in costs / gains × 12 months', () => {
  assert.is(returnsOf({ ...EXAMPLE, costs: 600, gains: 1200 }).payback, 6);
  assert.is(returnsOf({ ...EXAMPLE, costs: 2400, gains: 1200 }).payback, 24);
  assert.is(returnsOf(EXAMPLE).payback.toFixed(1), '1.7');
});

test('gives the present value of the worked example: 231 900 € to the hundred, at 8,07 % over three years', () => {
  assert.is(toTheHundred(returnsOf(EXAMPLE).presentValue), 231_900);
});

test('discounts a gain by as many years as it is away', () => {
  const { presentValue } = returnsOf({ costs: 100, gains: 121, years: 2, rate: 10 });
  assert.is(presentValue.toFixed(6), (-100 + 110 + 100).toFixed(6));
});

test('discounts nothing at a rate of zero', () => {
  assert.is(returnsOf({ costs: 100, gains: 80, years: 3, rate: 0 }).presentValue, 140);
});

test('without gains loses the costs and never pays them back', () => {
  assert.equal(returnsOf({ costs: 500, gains: 0, years: 2, rate: 5 }), {
    roi: -100,
    payback: Number.POSITIVE_INFINITY,
    presentValue: -500,
    balance: [-500, -500, -500],
  });
});

test('has a balance for the start and for each year, undiscounted', () => {
  assert.equal(returnsOf({ costs: 100, gains: 60, years: 3, rate: 50 }).balance, [-100, -40, 20, 80]);
  assert.equal(returnsOf({ costs: 100, gains: 60, years: 1, rate: 0 }).balance, [-100, -40]);
});

test.run();
