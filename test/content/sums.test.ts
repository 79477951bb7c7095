import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { z } from 'zod';
import { type Bill, billsOf, type Workload } from '../../src/islands/bill-calculator/bills.ts';
import { groupsWith } from '../../src/islands/bill-calculator/inputs.ts';
import { numbersFrom, startOf } from '../../src/islands/calculator/fields.ts';
import { projectFrom } from '../../src/islands/roi-calculator/inputs.ts';
import { costsOf, returnsOf, scenariosOf } from '../../src/islands/roi-calculator/roi.ts';
import { all, one } from '../support/dom.ts';
import { entriesOfType } from '../support/real-pages.ts';
import { roiNumbers } from '../support/roi-project.ts';
import { articleOf, cellsOf, numberIn } from './support/article.ts';

const test = suite('What articles calculate');

/** A number with at most two words of what it counts: `217`, `30 €`, `15 par mois`. */
const TERM = String.raw`-?\d[\d ]*(?:,\d+)?(?: (?:[€$]|\p{L}+(?: \p{L}+)?))?`;
const PRODUCT = `${TERM}(?: × ${TERM})+`;
/** A product and its result, but for what a longer calculation ends with. */
const WRITTEN_OUT = new RegExp(String.raw`(?<![\d,÷/+×-] ?)(${PRODUCT}) = (${TERM})`, 'gu');

/** A table's rows, each the texts of its cells. */
async function tables(): Promise<string[][][]> {
  const pages = await Promise.all((await entriesOfType('article')).map(({ slug }) => articleOf(slug).page()));
  return pages.flatMap((page) => all(page, 'article table').map((table) => all(table, 'tr').map(cellsOf)));
}

function productOf(factors: string): number {
  // Cents of a sum of decimals are no mistake of its writer.
  return Math.round(factors.split('×').reduce((product, factor) => product * numberIn(factor), 1) * 100) / 100;
}

test('a product is that of its factors, in a sentence and in a table', async () => {
  const articles = await entriesOfType('article');
  const texts = await Promise.all(articles.map(({ slug }) => articleOf(slug).text()));
  const written = texts.flatMap((text) =>
    [...text.matchAll(WRITTEN_OUT)].map(([, factors = '', result = '']) => [factors, result] as const),
  );
  const isProduct = new RegExp(`^${PRODUCT}$`, 'u');
  const rows = (await tables()).flat().map((row) => [row.at(-2) ?? '', row.at(-1) ?? ''] as const);
  const products = [...written, ...rows.filter(([factors]) => isProduct.test(factors) && !factors.includes('minutes'))];
  assert.ok(products.length > 10, 'there are some');
  for (const [factors, result] of products) assert.is(productOf(factors), numberIn(result), `${factors} = ${result}`);
});

test('a total is the sum of the rows above it', async () => {
  const summed = (await tables()).filter((rows) => /^Total\b/.test(rows.at(-1)?.[0] ?? ''));
  assert.ok(summed.length > 2, 'there are some');
  for (const rows of summed) {
    const [total = 0, ...parts] = rows
      .slice(1)
      .map((row) => numberIn(row.at(-1) ?? ''))
      .reverse();
    const sum = parts.reduce((all, part) => all + part, 0);
    assert.is(Math.round(sum * 100), Math.round(total * 100), rows.join(' | '));
  }
});

test('what is printed as JSON is JSON', async () => {
  const printed = await Promise.all((await entriesOfType('article')).map(({ slug }) => articleOf(slug).code('json')));
  assert.ok(printed.flat().length > 2, 'there is some');
  for (const code of printed.flat()) assert.type(JSON.parse(code), 'object');
});

const { rows } = articleOf('roi-automatisation');

test('each line of the costs and of the gains is the product of its detail, the total their sum', async () => {
  for (const name of ['Coûts', 'Gains annuels']) {
    const lines = await rows(name);
    const total = lines.pop();
    assert.ok(lines.length > 3);
    for (const [line, detail = '', amount = ''] of lines)
      if (detail.includes('×')) assert.is(productOf(detail), numberIn(amount), line);
    assert.is(sumOf(lines), numberIn(total?.at(-1) ?? ''), name);
  }
});

/** Of the last cells of rows. */
function sumOf(lines: readonly string[][]): number {
  return lines.reduce((sum, line) => sum + numberIn(line.at(-1) ?? ''), 0);
}

test('lines are those that the calculator starts with', async () => {
  const project = projectFrom(roiNumbers());
  const costs = (await rows('Coûts')).map(([, , amount = '']) => numberIn(amount));
  const gains = (await rows('Gains annuels')).map(([, , amount = '']) => numberIn(amount));
  const { fees, internalHours, hourlyCost, upkeep, years } = project;
  const expected = [...fees, internalHours * hourlyCost, ...upkeep.map((amount) => amount * years)];
  const wanted = expected.filter((amount) => amount > 0);
  assert.equal(costs.slice(0, -1), wanted);
  assert.is(costs.at(-1), costsOf(project).total);
  assert.equal(
    gains.slice(0, 3),
    project.hours.map((hours) => hours * project.weeksAYear * hourlyCost),
  );
  assert.equal(gains.slice(3, -1), [
    project.errorsAMonth * 12 * project.errorCost,
    project.salesAYear * project.margin,
  ]);
  assert.is(gains.at(-1), scenariosOf(project)[0].gains);
});

test('years: each flow is discounted by its divisor, to the euro, and the values make the total', async () => {
  const lines = await rows('Année');
  const total = lines.pop();
  const project = projectFrom(roiNumbers());
  const { initial, yearly } = costsOf(project);
  const [{ gains }] = scenariosOf(project);
  assert.is(lines.length, project.years + 1);
  lines.forEach(([, flow = '', divisor = '', value = ''], year) => {
    assert.is(numberIn(flow), year === 0 ? -initial : gains - yearly);
    assert.is(numberIn(divisor), year === 0 ? 1 : 1 + project.rate / 100);
    assert.is(numberIn(value), Math.round(numberIn(flow) / (1 + project.rate / 100) ** year));
  });
  assert.is(sumOf(lines), numberIn(total?.at(-1) ?? ''));
});

test('hypotheses: return, months and present value follow from the gains of their row', async () => {
  const [lines, values] = [
    await rows('Hypothèse', 'Gains annuels'),
    await rows('Hypothèse, dans le même ordre', 'VAN'),
  ];
  const project = projectFrom(roiNumbers());
  assert.is(values.length, lines.length);
  lines.forEach(([name, gains = '', roi = '', payback = ''], index) => {
    const returns = returnsOf(numberIn(gains), costsOf(project), project);
    assert.is(numberIn(roi), Math.round(returns.roi), name);
    assert.is(numberIn(payback), Math.round(returns.payback * 10) / 10, name);
    assert.is(numberIn(values[index]?.[1] ?? ''), Math.round((returns.balance.at(-1) ?? 0) / 100) * 100, name);
  });
});

test('hypotheses: the first rows are the calculator’s scenarios, then come those without the hours', async () => {
  const gains = (await rows('Hypothèse', 'Gains annuels')).map(([, amount = '']) => numberIn(amount));
  const project = projectFrom(roiNumbers());
  const idle = scenariosOf({ ...project, reemployed: 0 });
  const expected = [...scenariosOf(project), idle[1], idle[2]].map((scenario) => scenario.gains);
  assert.equal(gains, expected);
});

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
