import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { numbersFrom, startOf } from '../../src/islands/calculator/fields.ts';
import { readNumber } from '../../src/islands/calculator/numbers.ts';
import { FIELDS, projectFrom } from '../../src/islands/roi-calculator/inputs.ts';
import { costsOf, type Project, returnsOf, scenariosOf } from '../../src/islands/roi-calculator/roi.ts';
import { all, textOf } from '../support/dom.ts';
import { realPage } from '../support/real-pages.ts';

const test = suite('Arithmetic of the ROI article');

/** The rows of the article's table whose first column bears this name, heads left out. */
async function rowsOf(name: string): Promise<string[][]> {
  const tables = all(await realPage('/blog/roi-automatisation'), '[data-table] table');
  const rows = tables.map((table) =>
    all(table, 'tr').map((row) =>
      all(row, '*')
        .filter((cell) => cell.name === 'th' || cell.name === 'td')
        .map(textOf),
    ),
  );
  const found = rows.filter(([head]) => head?.[0] === name);
  assert.is(found.length, 1, `one table on « ${name} »`);
  return (found[0] ?? []).slice(1);
}

/** The first number of a cell: '−9 700 €' → -9700, '1,7 mois' → 1.7. */
function numberIn(cell = ''): number {
  return readNumber(/[−-]?\d[\d\s]*(?:,\d+)?/.exec(cell)?.[0] ?? '');
}

/** What a detail such as '30 h × 46 semaines × 30 €' or '15 par mois × 12 × 50 €' multiplies to. */
function productOf(detail = ''): number {
  return detail.split('×').reduce((product, factor) => product * numberIn(factor), 1);
}

function example(): Project {
  const numbers = numbersFrom(FIELDS, startOf(FIELDS));
  if (!numbers) throw new Error('the calculator starts with what it cannot use');
  return projectFrom(numbers);
}

for (const name of ['Coûts', 'Gains annuels']) {
  test(`${name}: each line is the product of its detail, the total their sum`, async () => {
    const rows = await rowsOf(name);
    const total = rows.pop();
    assert.ok(rows.length > 3);
    for (const [line, detail = '', amount] of rows)
      if (detail.includes('×')) assert.is(productOf(detail), numberIn(amount), line);
    assert.is(
      rows.reduce((sum, [, , amount]) => sum + numberIn(amount), 0),
      numberIn(total?.at(-1)),
    );
  });
}

test('lines are those that the calculator starts with', async () => {
  const project = example();
  const costs = (await rowsOf('Coûts')).map(([, , amount]) => numberIn(amount));
  const gains = (await rowsOf('Gains annuels')).map(([, , amount]) => numberIn(amount));
  const { fees, internalHours, hourlyCost, upkeep, years } = project;
  const expected = [...fees, internalHours * hourlyCost, ...upkeep.map((amount) => amount * years)];
  assert.equal(
    costs.slice(0, -1),
    expected.filter((amount) => amount > 0),
  );
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
  const rows = await rowsOf('Année');
  const total = rows.pop();
  const project = example();
  const { initial, yearly } = costsOf(project);
  const [{ gains }] = scenariosOf(project);
  assert.is(rows.length, project.years + 1);
  rows.forEach(([, flow, divisor, value], year) => {
    assert.is(numberIn(flow), year === 0 ? -initial : gains - yearly);
    assert.is(numberIn(divisor), year === 0 ? 1 : 1 + project.rate / 100);
    assert.is(numberIn(value), Math.round(numberIn(flow) / (1 + project.rate / 100) ** year));
  });
  assert.is(
    rows.reduce((sum, [, , , value]) => sum + numberIn(value), 0),
    numberIn(total?.at(-1)),
  );
});

test('hypotheses: return, months and present value follow from the gains of their row', async () => {
  const rows = await rowsOf('Hypothèse');
  const project = example();
  for (const [name, gains, roi, payback, value] of rows) {
    const returns = returnsOf(numberIn(gains), costsOf(project), project);
    assert.is(numberIn(roi), Math.round(returns.roi), name);
    assert.is(numberIn(payback), Math.round(returns.payback * 10) / 10, name);
    assert.is(numberIn(value), Math.round((returns.balance.at(-1) ?? 0) / 100) * 100, name);
  }
});

test('hypotheses: the first rows are the calculator’s scenarios, then come those without the hours', async () => {
  const gains = (await rowsOf('Hypothèse')).map((row) => numberIn(row[1]));
  const project = example();
  const idle = scenariosOf({ ...project, reemployed: 0 });
  assert.equal(
    gains,
    [...scenariosOf(project), idle[1], idle[2]].map((scenario) => scenario.gains),
  );
});

test.run();
