import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { billsOf, type Plan, type Workload } from '../../src/islands/bill-calculator/bills.ts';

const test = suite('Bills of automation tools');

const PLANS: readonly Plan[] = [
  { product: 'Zapier', name: 'Z100', units: 100, price: 20, currency: '$' },
  { product: 'Zapier', name: 'Z1000', units: 1000, price: 50, currency: '$' },
  { product: 'Make', name: 'M1000', units: 1000, price: 10, currency: '$' },
  { product: 'n8n', name: 'N500', units: 500, price: 24, currency: '€' },
];

const WORK: Workload = {
  runs: 100,
  actions: 5,
  items: 0,
  checks: 0,
  dollar: 0.5,
  server: 8,
  hours: 2,
  hourlyCost: 30,
};

function unitsOf(workload: Partial<Workload>): number[] {
  return billsOf({ ...WORK, ...workload }, PLANS).map(({ units }) => units);
}

function eurosOf(workload: Partial<Workload>): (number | undefined)[] {
  return billsOf({ ...WORK, ...workload }, PLANS).map(({ euros }) => euros);
}

test('count actions at Zapier, the trigger too at Make, and runs alone at n8n', () => {
  assert.equal(unitsOf({ runs: 1000 }), [5000, 6000, 1000, 1000]);
  assert.equal(unitsOf({ runs: 1 }), [5, 6, 1, 1]);
});

test('count an action for each item of a list, and going through the list at Make', () => {
  assert.equal(unitsOf({ runs: 1000, items: 3 }), [8000, 10_000, 1000, 1000]);
});

test('count each check of a trigger at Make, found or not, instead of the run', () => {
  assert.equal(unitsOf({ checks: 2880 }), [500, 500 + 2880, 100, 100]);
});

test('are those of the smallest plan that holds the units', () => {
  const names = (runs: number) => billsOf({ ...WORK, runs }, PLANS).map(({ plan }) => plan);
  assert.equal(names(20), ['Z100', 'M1000', 'N500', 'licence gratuite']);
  assert.equal(names(21), ['Z1000', 'M1000', 'N500', 'licence gratuite']);
});

test('are the cheapest of plans that hold as much, however they are listed', () => {
  const dear = { product: 'Make', name: 'Pro', units: 1000, price: 21, currency: '$' } as const;
  assert.is(billsOf(WORK, [dear, ...PLANS])[1]?.plan, 'M1000');
  assert.is(billsOf(WORK, [...PLANS, dear])[1]?.plan, 'M1000');
});

test('are the cheapest in euros, whichever money a plan is priced in', () => {
  const inEuros = { product: 'Make', name: 'En euros', units: 1000, price: 6, currency: '€' } as const;
  const planAt = (dollar: number) => billsOf({ ...WORK, dollar }, [inEuros, ...PLANS])[1]?.plan;
  assert.is(planAt(0.5), 'M1000');
  assert.is(planAt(0.7), 'En euros');
});

test('turn dollars into euros, and leave euros alone', () => {
  assert.equal(eurosOf({}), [25, 5, 24, 68]);
  assert.equal(eurosOf({ dollar: 2 }), [100, 20, 24, 68]);
});

test('count a server of one’s own, and the hours that it takes', () => {
  assert.is(eurosOf({ hours: 0 })[3], 8);
  assert.is(eurosOf({ hours: 1.5, hourlyCost: 20 })[3], 38);
});

test('reckon on nothing beyond the plans whose price is known', () => {
  const [zapier, make, online, own] = billsOf({ ...WORK, runs: 501 }, PLANS);
  for (const bill of [zapier, make, online]) {
    assert.is(bill?.plan, undefined);
    assert.is(bill?.euros, undefined);
  }
  assert.is(own?.euros, 68);
  assert.equal(
    billsOf(WORK, []).map(({ euros }) => euros),
    [undefined, undefined, undefined, 68],
  );
});

test.run();
