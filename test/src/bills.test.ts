import { computeBills, type Plan, type Workload } from '../../src/islands/bill-calculator/bills.ts';
import { assert, suite } from '../suite.ts';

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

const bills = (workload: Partial<Workload>, plans = PLANS) => computeBills({ ...WORK, ...workload }, plans);
const unitsOf = (workload: Partial<Workload>) => bills(workload).map(({ units }) => units);
const eurosOf = (workload: Partial<Workload>, plans = PLANS) => bills(workload, plans).map(({ euros }) => euros);

test('count actions at Zapier, actions and triggers at Make, and runs at n8n', () => {
  assert.equal(unitsOf({ runs: 1000 }), [5000, 6000, 1000, 1000]);
  assert.equal(unitsOf({ runs: 1 }), [5, 6, 1, 1]);
  assert.equal(unitsOf({ runs: 1000, items: 3 }), [8000, 10_000, 1000, 1000]);
  assert.equal(unitsOf({ checks: 2880 }), [500, 500 + 2880, 100, 100]);
});

test('are those of the smallest plan that holds the units', () => {
  const planNames = (runs: number) => bills({ runs }).map((bill) => bill.plan);
  assert.equal(planNames(20), ['Z100', 'M1000', 'N500', 'licence gratuite']);
  assert.equal(planNames(60), ['Z1000', 'M1000', 'N500', 'licence gratuite']);
});

test('take a smaller plan with extra units where Zapier sells that for less', () => {
  const [cheaper] = bills({ runs: 24 });
  assert.equal([cheaper?.plan, cheaper?.extra, cheaper?.euros], ['Z100', 20, 12.5]);
  const [dearer] = bills({ runs: 50 });
  assert.equal([dearer?.plan, dearer?.extra, dearer?.euros], ['Z1000', 0, 25]);
  const largest = (runs: number) => bills({ runs })[0];
  assert.equal([largest(600)?.plan, largest(600)?.extra, largest(600)?.euros], ['Z1000', 2000, 87.5]);
  assert.is(largest(601)?.plan, undefined);
});

test('are the cheapest plans in euros that hold as much, in any order and currency', () => {
  const dear: Plan = { product: 'Make', name: 'Pro', units: 1000, price: 21, currency: '$' };
  for (const plans of [
    [dear, ...PLANS],
    [...PLANS, dear],
  ])
    assert.is(bills({}, plans)[1]?.plan, 'M1000');
  const inEuros: Plan = { product: 'Make', name: 'En euros', units: 1000, price: 6, currency: '€' };
  assert.is(bills({ dollar: 0.5 }, [inEuros, ...PLANS])[1]?.plan, 'M1000');
  assert.is(bills({ dollar: 0.7 }, [inEuros, ...PLANS])[1]?.plan, 'En euros');
});

test('turn dollars into euros, and count the hours of a server of one’s own', () => {
  assert.equal(eurosOf({}), [25, 5, 24, 68]);
  assert.equal(eurosOf({ dollar: 2 }), [100, 20, 24, 68]);
  assert.is(eurosOf({ hours: 0 })[3], 8);
  assert.is(eurosOf({ hours: 1.5, hourlyCost: 20 })[3], 38);
});

test('reckon on nothing beyond the plans whose price is known', () => {
  assert.equal(eurosOf({ runs: 601 }), [undefined, undefined, undefined, 68]);
  for (const { plan } of bills({ runs: 601 }).slice(0, 3)) assert.is(plan, undefined);
  assert.equal(eurosOf({}, []), [undefined, undefined, undefined, 68]);
});
