import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { byKey } from '../../src/islands/calculator/fields.ts';
import { FIELDS, type Key, projectFrom } from '../../src/islands/roi-calculator/inputs.ts';
import { costsOf, type Project, scenariosOf } from '../../src/islands/roi-calculator/roi.ts';
import { type CellValue, calculate } from '../../workbooks/calculate.ts';
import { projectRoot } from '../support/project-root.ts';
import { roiNumbers } from '../support/roi-project.ts';
import { readWorkbook } from '../support/workbook.ts';

const test = suite('Workbook of the return on an automation');

/** What its sheets hold: cells by row, formulas with their `=`. */
function sheets(): Record<string, CellValue[][]> {
  const read = readWorkbook(readFileSync(join(projectRoot, 'static/modeles/calcul-roi.xlsx')));
  return Object.fromEntries(Object.entries(read).map(([name, sheet]) => [name, sheet.written]));
}

/** Its values where a reader has put these numbers in, by their labels. */
function filledWith(numbers: Readonly<Record<Key, number>>): Record<string, CellValue[][]> {
  const { Saisie: rows = [], ...others } = sheets();
  const labels = new Map(FIELDS.map(({ key, label }) => [label, numbers[key]]));
  const entered = rows.map(([label, ...rest]) => {
    const value = labels.get(String(label));
    return value === undefined ? [label ?? null, ...rest] : [label ?? null, value, ...rest.slice(1)];
  });
  return calculate({ Saisie: entered, ...others });
}

/** Gains, return, months and present value of each hypothesis, as the calculator reckons them. */
function expected(project: Project): number[][] {
  const idle = scenariosOf({ ...project, reemployed: 0 });
  return [...scenariosOf(project), idle[1], idle[2]].map(({ gains, roi, payback, balance }) => [
    gains,
    roi / 100,
    payback,
    balance.at(-1) ?? 0,
  ]);
}

const CASES: Readonly<Record<string, Partial<Record<Key, number>>>> = {
  'the article’s example': {},
  'ten years': { years: 10 },
  'one year, without discount': { years: 1, rate: 0 },
  'other amounts in every line': byKey(FIELDS, ({ key, start }) => (key === 'years' ? 4 : start + 3)),
};

for (const [name, changes] of Object.entries(CASES)) {
  test(`reckons as the calculator does: ${name}`, () => {
    const numbers = roiNumbers(changes);
    const project = projectFrom(numbers);
    const values = filledWith(numbers);
    const rows = (values.Scénarios ?? []).filter(([, gains]) => typeof gains === 'number');
    const actual = rows.map((cells) => cells.slice(1, 5).map((value) => Number(value).toFixed(6)));
    assert.equal(
      actual,
      expected(project).map((cells) => cells.map((value) => value.toFixed(6))),
    );
    const { initial, yearly, total } = costsOf(project);
    const sums = (values.Dépenses ?? []).filter(([label]) => String(label).startsWith('Total')).map(([, sum]) => sum);
    assert.equal(sums, [initial, yearly, total]);
  });
}

test('holds each entry once, with what the calculator starts with', () => {
  const rows = sheets().Saisie ?? [];
  for (const { label, start, unit } of FIELDS)
    assert.equal(
      rows.filter(([name]) => name === label),
      [[label, start, unit]],
      label,
    );
});

test('says of a project without costs that its return has no meaning', () => {
  const costs = ['audit', 'building', 'internalHours', 'otherFees', 'subscriptions', 'maintenance'];
  const free = byKey(FIELDS, ({ key, start }) => (costs.includes(key) ? 0 : start));
  const { Saisie = [], Scénarios = [] } = filledWith(free);
  const rows = Scénarios.filter(([, gains]) => typeof gains === 'number');
  assert.ok(rows.length > 0);
  for (const [, , roi, months] of rows) assert.equal([roi, months], ['sans objet', 'sans objet']);
  assert.ok(
    Saisie.some(([, value]) => value === 'sans objet'),
    'also where amounts are entered',
  );
});

test('says that a project without gains is never paid back', () => {
  const none = byKey(FIELDS, ({ key, start }) =>
    ['orders', 'invoices', 'reports', 'errorsAMonth', 'salesAYear'].includes(key) ? 0 : start,
  );
  const rows = filledWith(none).Scénarios ?? [];
  const actual = rows.flatMap(([, gains, , months]) => (gains === 0 ? [months] : []));
  assert.equal(actual, Array(5).fill('jamais'));
});

test.run();
