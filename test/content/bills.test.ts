import { computeBills, type Prices, type Workload } from '../../src/islands/bill-calculator/bills.ts';
import { formatEuros } from '../../src/islands/calculator/numbers.ts';
import { assert, suite } from '../suite.ts';
import { all, type Element, one, textOf } from '../support/dom.ts';
import { realPage } from '../support/real-pages.ts';

const test = suite('Bills that the comparison of tools prints');

const TOOLS = ['Zapier', 'Make', 'n8n'];

const comparison = () => realPage('/blog/comparatif-outils-automatisation');
const withoutSpaces = (text: string) => text.replace(/\s/g, '');

/** Each tool's monthly bill by the page's own calculator and prices, in whole euros. */
async function computedBills(workload: Partial<Workload>): Promise<number[]> {
  const island = one(await comparison(), '[data-island="BillCalculator"]');
  const { plans, dollar }: Prices = JSON.parse(island.attribs['data-props'] ?? '{}');
  const none = { runs: 0, actions: 5, items: 0, checks: 0, dollar, server: 0, hours: 0, hourlyCost: 0 };
  const bills = computeBills({ ...none, ...workload }, plans);
  return TOOLS.map((tool) => Math.round(bills.find((bill) => bill.tool === tool)?.euros ?? Number.NaN));
}

/** The cells of the rows of all tables whose first one matches. */
async function rows(first: RegExp): Promise<string[][]> {
  const cells = (row: Element) => all(row, '> *').map(textOf);
  return all(await comparison(), 'main table tr')
    .map(cells)
    .filter(([heading = '']) => first.test(heading));
}

test('are those of its calculator, for each number of orders', async () => {
  const volumes = await rows(/^[\d\s]+ par mois$/);
  assert.ok(volumes.length > 2, 'there are some');
  for (const [volume = '', ...printed] of volumes) {
    const computed = await computedBills({ runs: Number.parseInt(withoutSpaces(volume), 10) });
    const expected = computed.map((euros) => withoutSpaces(formatEuros(euros)));
    assert.equal(printed.map(withoutSpaces), expected, volume);
  }
});

test('are twelve times a month in its example of a year, which takes units beyond a plan', async () => {
  const [subscriptions = []] = await rows(/^Abonnement/);
  const monthly = await computedBills({ runs: 400, items: 3 });
  const yearly = monthly.slice(0, 2).map((euros) => withoutSpaces(formatEuros(12 * euros)));
  assert.equal(subscriptions.slice(1).map(withoutSpaces), yearly);
  const text = withoutSpaces(textOf(one(await comparison(), 'main')));
  for (const euros of monthly) assert.ok(text.includes(withoutSpaces(formatEuros(euros))), `${euros} €`);
});
