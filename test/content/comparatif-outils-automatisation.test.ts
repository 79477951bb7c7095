import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { z } from 'zod';
import { type Bill, billsOf, type Workload } from '../../src/islands/bill-calculator/bills.ts';
import { groupsWith } from '../../src/islands/bill-calculator/inputs.ts';
import { numbersFrom, startOf } from '../../src/islands/calculator/fields.ts';
import { articleOf, numberIn } from '../support/article.ts';
import { one, textOf } from '../support/dom.ts';

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

/** The number that stands in a sentence of the article, where the pattern has its group. */
async function numberAt(pattern: RegExp): Promise<number> {
  const [, found = ''] = pattern.exec(textOf(one(await article.page(), 'article'))) ?? [];
  return numberIn(found);
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

test('the example’s tasks, operations and runs are what the calculator counts', async () => {
  const text = textOf(one(await article.page(), '[data-callout="exemple"]'));
  const products = [...text.matchAll(/(\d+) × ([\d ]+) = ([\d ]+)/g)].map((match) => match.slice(1).map(numberIn));
  for (const [steps = 0, runs = 0, product] of products) assert.is(steps * runs, product);
  const units = async (changes: Partial<Workload>) => (await billsWith(changes)).slice(0, 2).map((bill) => bill.units);
  const actual = products.map(([, , product]) => product);
  assert.equal(actual, await units({}));
  const [, tasks = '', operations = ''] = /passe à ([\d ]+) tâches, et Make à ([\d ]+) opérations/.exec(text) ?? [];
  assert.equal([numberIn(tasks), numberIn(operations)], await units({ items: 3 }));
});

test('what a server of one’s own costs, and what a thousand orders cost more, are the calculator’s', async () => {
  const [zapier, make, , own] = await billsWith({});
  assert.is(await numberAt(/ce « gratuit » revient à (\d+) €/), own?.euros);
  assert.is(
    await numberAt(/Zapier coûte (\d+) € de plus que Make/),
    Math.round((zapier?.euros ?? 0) - (make?.euros ?? 0)),
  );
});

test('a check each quarter of an hour makes the checks that a month of thirty days is said to have', async () => {
  assert.is(await numberAt(/soit ([\d ]+) par mois de trente jours/), 30 * 24 * 4);
});

test.run();
