import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { z } from 'zod';
import { type Bill, billsOf, type Workload } from '../../src/islands/bill-calculator/bills.ts';
import { groupsWith } from '../../src/islands/bill-calculator/inputs.ts';
import { numbersFrom, startOf } from '../../src/islands/calculator/fields.ts';
import { one } from '../support/dom.ts';
import { articleOf, numberIn } from './support/article.ts';

const test = suite('Arithmetic of the comparison of tools');

const article = articleOf('comparatif-outils-automatisation');

/** What the page hands to its calculator. */
const Prices = z.object({
  plans: z.array(
    z.object({
      product: z.string(),
      name: z.string(),
      units: z.number(),
      price: z.number(),
      currency: z.enum(['$', '€']),
    }),
  ),
  dollar: z.number(),
});

async function prices() {
  const island = one(await article.page(), '[data-island="BillCalculator"]');
  return Prices.parse(JSON.parse(island.attribs['data-props'] ?? ''));
}

/** The bills of what the calculator starts with, changed. */
async function billsWith(changes: Partial<Workload>): Promise<Bill[]> {
  const { plans, dollar } = await prices();
  const fields = groupsWith(dollar).flatMap((group) => group.fields);
  const workload = numbersFrom(fields, startOf(fields));
  if (!workload) throw new Error('the calculator starts with what it cannot use');
  return billsOf({ ...workload, ...changes }, plans);
}

test('the plans that the table shows are those that the calculator reckons with', async () => {
  const { plans } = await prices();
  const shown = (await article.rows('Outil', 'Forfait')).map(([tool = '', , units = '', price = '']) => [
    tool.replace(' en ligne', ''),
    numberIn(units),
    numberIn(price),
  ]);
  assert.equal(shown.sort(), plans.map(({ product, units, price }) => [product, units, price]).sort());
});

test('the chart’s bills follow from these plans', async () => {
  const rows = await article.rows('Commandes', 'Zapier', 'Make');
  assert.ok(rows.length > 2);
  for (const [volume = '', ...shown] of rows) {
    const bills = await billsWith({ runs: numberIn(volume) });
    const expected = bills.slice(0, 3).map(({ euros = Number.NaN }) => Math.round(euros));
    assert.equal(shown.map(numberIn), expected, volume);
  }
});

test.run();
