import { computeBills, type Prices, type Workload } from '../../src/islands/bill-calculator/bills.ts';
import { formatEuros } from '../../src/islands/calculator/numbers.ts';
import { assert, suite } from '../suite.ts';
import { all, type Element, one, textOf } from '../support/dom.ts';
import { realPage, realPages } from '../support/real-pages.ts';

const test = suite('Calculations and bills that texts print');

/** A number with at most two words of what it counts: `217`, `30 €`, `15 par mois`. */
const TERM = String.raw`-?\d[\d ]*(?:,\d+)?(?: (?:[€$]|\p{L}+(?: \p{L}+)?))?`;
const PRODUCT = `${TERM}(?: × ${TERM})+`;
/** A product and its result, except where a longer calculation ends with them. */
const WRITTEN_OUT = new RegExp(String.raw`(?<![\d,÷/+×-] ?)(${PRODUCT}) = (${TERM})`, 'gu');

/** The first number of a text, as French writes it. */
function numberIn(text: string): number {
  const [digits = 'none'] = /-?\d[\d ]*(?:,\d+)?/.exec(text) ?? [];
  return Number(digits.replaceAll(' ', '').replace(',', '.'));
}

/** A product in whole cents, which is as exact as sums in euros are. */
function productOf(factors: string): number {
  return Math.round(factors.split('×').reduce((product, factor) => product * numberIn(factor), 1) * 100) / 100;
}

function cellsOf(row: Element): string[] {
  return all(row, '> *').map(textOf);
}

async function tables(): Promise<string[][][]> {
  const pages = [...(await realPages()).values()];
  return pages.flatMap((page) => all(page, 'main table').map((table) => all(table, 'tr').map(cellsOf)));
}

test('a product is that of its factors, in a sentence and in a table', async () => {
  const texts = [...(await realPages()).values()].map(textOf);
  const written = texts.flatMap((text) =>
    [...text.matchAll(WRITTEN_OUT)].map(([, factors = '', result = '']) => [factors, result] as const),
  );
  const isProduct = new RegExp(`^${PRODUCT}$`, 'u');
  const rows = (await tables()).flat().map((row) => [row.at(-2) ?? '', row.at(-1) ?? ''] as const);
  const products = [...written, ...rows.filter(([factors]) => isProduct.test(factors) && !factors.includes('minutes'))];
  assert.ok(products.length > 10, 'there are some');
  for (const [factors, result] of products) assert.is(productOf(factors), numberIn(result), `${factors} = ${result}`);
});

test('a total is the sum of the amounts above it', async () => {
  const summed = (await tables()).filter((rows) => /^Total\b/.test(rows.at(-1)?.[0] ?? ''));
  assert.ok(summed.length > 2, 'there are some');
  for (const rows of summed) {
    const cells = rows.slice(1).map((row) => row.at(-1) ?? '');
    const isAmount = (cell: string) => cell.includes('€') || !cells.at(-1)?.includes('€');
    const [total = 0, ...parts] = cells.filter(isAmount).map(numberIn).reverse();
    const sum = parts.reduce((all, part) => all + part, 0);
    assert.is(Math.round(sum * 100), Math.round(total * 100), rows.join(' | '));
  }
});

test('JSON output is valid JSON', async () => {
  const printed = [...(await realPages()).values()].flatMap((page) => all(page, 'main pre[data-language="json"]'));
  assert.ok(printed.length > 2, 'there is some');
  for (const code of printed) assert.type(JSON.parse(textOf(code)), 'object');
});

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
  return all(await comparison(), 'main table tr')
    .map(cellsOf)
    .filter(([heading = '']) => first.test(heading));
}

test('bills of the comparison are those of its calculator, for each number of orders', async () => {
  const volumes = await rows(/^[\d\s]+ par mois$/);
  assert.ok(volumes.length > 2, 'there are some');
  for (const [volume = '', ...printed] of volumes) {
    const computed = await computedBills({ runs: Number.parseInt(withoutSpaces(volume), 10) });
    const expected = computed.map((euros) => withoutSpaces(formatEuros(euros)));
    assert.equal(printed.map(withoutSpaces), expected, volume);
  }
});

test('bills are twelve times a month in the example of a year, which takes units beyond a plan', async () => {
  const [subscriptions = []] = await rows(/^Abonnement/);
  const monthly = await computedBills({ runs: 400, items: 3 });
  const yearly = monthly.slice(0, 2).map((euros) => withoutSpaces(formatEuros(12 * euros)));
  assert.equal(subscriptions.slice(1).map(withoutSpaces), yearly);
  const text = withoutSpaces(textOf(one(await comparison(), 'main')));
  for (const euros of monthly) assert.ok(text.includes(withoutSpaces(formatEuros(euros))), `${euros} €`);
});
