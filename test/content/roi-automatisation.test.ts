import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { projectFrom } from '../../src/islands/roi-calculator/inputs.ts';
import { costsOf, returnsOf, scenariosOf } from '../../src/islands/roi-calculator/roi.ts';
import { roiNumbers } from '../support/roi-project.ts';
import { articleOf, numberIn } from './support/article.ts';

const test = suite('Arithmetic of the ROI article');

const { rows } = articleOf('roi-automatisation');

/** What a detail such as '30 h × 46 semaines × 30 €' or '15 par mois × 12 × 50 €' multiplies to. */
function productOf(detail: string): number {
  return detail.split('×').reduce((product, factor) => product * numberIn(factor), 1);
}

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

test.run();
