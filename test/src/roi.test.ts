import { computeReturns, costsOf, scenariosOf } from '../../src/islands/roi-calculator/roi.ts';
import { assert, suite } from '../suite.ts';
import { roiProject } from '../support/roi-project.ts';

const test = suite('Return on investment');

const PERIOD = { years: 3, rate: 10 };
const costs = (initial: number, yearly = 0, years = PERIOD.years) => ({
  initial,
  yearly,
  total: initial + yearly * years,
});

test('is (gains − costs) / costs × 100, with a payback of costs / gains × 12 months', () => {
  assert.is(computeReturns(250, costs(100), PERIOD).roi, 150);
  assert.is(computeReturns(50, costs(200), PERIOD).roi, -75);
  assert.is(computeReturns(800, costs(100, 100), PERIOD).roi, 100);
  assert.is(computeReturns(1200, costs(600), PERIOD).payback, 6);
  assert.is(computeReturns(1200, costs(900, 500), PERIOD).payback, 24);
});

test('discounts what a year leaves by as many years as it is away, and nothing at a rate of zero', () => {
  const { balance } = computeReturns(131, costs(100, 10), { years: 2, rate: 10 });
  const rounded = balance.map((amount) => amount.toFixed(6));
  assert.equal(rounded, ['-100.000000', '10.000000', '110.000000']);
  assert.equal(computeReturns(90, costs(100, 10), { years: 3, rate: 0 }).balance, [-100, -20, 60, 140]);
});

test('without gains loses the costs and never pays them back', () => {
  assert.equal(computeReturns(0, costs(500), { years: 2, rate: 5 }), {
    roi: -100,
    payback: Number.POSITIVE_INFINITY,
    balance: [-500, -500, -500],
  });
});

test('counts the team’s own hours at their cost, and each year’s upkeep in its year', () => {
  const fees = { audit: 10, building: 14, otherFees: 6, subscriptions: 1, maintenance: 2 };
  const project = roiProject({ ...fees, internalHours: 3, hourlyCost: 5, years: 4 });
  assert.equal(costsOf(project), { initial: 45, yearly: 3, total: 57 });
});

test('has gains of hours, errors and sales, fewer hours, and fewer hours without sales', () => {
  const hours = { orders: 1, invoices: 0.5, reports: 1.5, weeksAYear: 10, hourlyCost: 4, reemployed: 25 };
  const project = roiProject({ ...hours, errorsAMonth: 2, errorCost: 3, salesAYear: 5, margin: 7 });
  const actual = scenariosOf(project).map(({ gains }) => gains);
  assert.equal(actual, [120 + 72 + 35, 30 + 72 + 35, 30 + 72]);
});

test('gives the specification’s figures for the worked example', () => {
  const project = roiProject();
  const [{ gains, roi, payback, balance }] = scenariosOf(project);
  assert.equal(costsOf(project), { initial: 9700, yearly: 1400, total: 13_900 });
  assert.is(gains, 95_500);
  assert.is(Math.round(roi), 587);
  assert.is(payback.toFixed(1), '1.7');
  assert.is(Math.round(balance.at(-1) ?? 0), 231_932);
});
