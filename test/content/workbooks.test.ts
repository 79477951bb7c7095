import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { byKey } from '../../src/islands/calculator/fields.ts';
import { FIELDS, type Key, projectFrom } from '../../src/islands/roi-calculator/inputs.ts';
import { costsOf, type Project, scenariosOf } from '../../src/islands/roi-calculator/roi.ts';
import { type CellValue, calculate, TODAY } from '../../workbooks/calculate.ts';
import { projectRoot } from '../support/project-root.ts';
import { roiNumbers } from '../support/roi-project.ts';
import { readWorkbook } from '../support/workbook.ts';
import { articleOf, numberIn } from './support/article.ts';

const test = suite('What the workbooks calculate');

const published = (file: string) => readFileSync(join(projectRoot, 'static/modeles', file));

type Changes = readonly [row: number, column: number, CellValue][];

/** The sheet of a workbook with other values in some cells, of it or of others, calculated anew: rows and columns count from 0. */
function recalculated(
  file: string,
  sheet: string,
  changes: Changes,
  elsewhere: Readonly<Record<string, Changes>> = {},
) {
  const sheets = Object.entries(readWorkbook(published(file))).map(([name, { written }]) => [name, written] as const);
  const rows = Object.fromEntries(sheets);
  for (const [name, changed] of Object.entries({ ...elsewhere, [sheet]: changes }))
    for (const [row, column, value] of changed) {
      const cells = rows[name]?.[row];
      if (!cells) throw new Error(`${name} has no row ${row}`);
      cells[column] = value;
    }
  return calculate(rows)[sheet] ?? [];
}

test('the decision grid multiplies marks by weights, and follows the weights that a reader gives', () => {
  const grid = readWorkbook(published('grille-choix-outil.xlsx')).Grille;
  const criteria = (grid?.shown ?? []).flatMap(([, weight, ...marks]) =>
    typeof weight === 'number' && typeof marks[0] === 'number'
      ? [{ weight, marks: marks.slice(0, 3).map(Number) }]
      : [],
  );
  assert.ok(criteria.length > 3);
  const total = (weights: readonly number[], tool: number) =>
    criteria.reduce((sum, { marks }, index) => sum + (weights[index] ?? 0) * (marks[tool] ?? 0), 0);
  const own = criteria.map(({ weight }) => weight);
  const sumsIn = (rows: readonly CellValue[][] | undefined) => rows?.find(([name]) => name === 'Total')?.slice(5, 8);
  const expected = [0, 1, 2].map((tool) => total(own, tool));
  assert.equal(sumsIn(grid?.shown), expected);
  const others = own.map((_, index) => index % 4);
  const changes = others.map((weight, index) => [4 + index, 1, weight] as [number, number, number]);
  const changed = recalculated('grille-choix-outil.xlsx', 'Grille', changes);
  const wanted = [0, 1, 2].map((tool) => total(others, tool));
  assert.equal(sumsIn(changed), wanted);
});

test('the trial sheet counts a first year: subscription, building and upkeep', () => {
  const readings = [12, 40, 400, 4, 1000, 30, 2, 35];
  const rows = recalculated(
    'grille-choix-outil.xlsx',
    'Essai',
    readings.map((value, index) => [4 + index, 1, value]),
  );
  const actual = rows.slice(12, 16).map(([, tool]) => tool);
  assert.equal(actual, [10_000, 360, (12 + 24) * 35, 360 + 36 * 35]);
  const found = rows.slice(12, 16).map(([, , none]) => none);
  assert.equal(found, [0, 0, 0, 0], 'an empty column divides by nothing');
});

test('the inventory counts grave failures and says when a line is to be looked at again', () => {
  const rows = recalculated('inventaire-acces.xlsx', 'Automatisations', [
    [10, 9, 'grave'],
    [10, 11, TODAY - 90],
    [11, 11, TODAY - 92],
  ]);
  const before = readWorkbook(published('inventaire-acces.xlsx')).Automatisations?.shown ?? [];
  assert.is(rows[2]?.[1], Number(before[2]?.[1]) + 1);
  assert.equal([rows[10]?.[12], rows[11]?.[12], rows[12]?.[12]], [TODAY + 1, TODAY - 1, '']);
  assert.equal([before[2]?.[5], rows[2]?.[5]], [0, 1], 'one is late');
});

test('the inventory of messages counts the letters of what is proposed', () => {
  const text = 'Votre rendez-vous est demain à 9 h.';
  const rows = recalculated('messages-automatiques.xlsx', 'Messages', [[8, 4, text]]);
  assert.equal([rows[8]?.[5], rows[9]?.[5]], [text.length, '']);
});

test('the bench of an assistant counts verdicts, traps that it fell into, and what a later trial lost', () => {
  const file = 'banc-essai-assistant.xlsx';
  const [[sheet = '', { written }] = ['', { written: [] }]] = Object.entries(readWorkbook(published(file)));
  const first = written.findIndex(([contentType]) => contentType === 'Sorte') + 1;
  const verdicts: readonly [kind: string, ...trials: CellValue[]][] = [
    ['question', 'juste', 'fausse'],
    ['question', 'juste', 'juste'],
    ['question', 'à corriger', 'juste'],
    ['question', 'juste', null],
    ['piège', 'fausse', 'juste'],
    ['piège', 'juste', 'fausse'],
  ];
  const changes = verdicts.flatMap(([contentType, ...trials], line) =>
    [[0, contentType] as const, ...trials.map((verdict, trial) => [4 + trial, verdict] as const)].map(
      ([column, value]): [number, number, CellValue] => [first + line, column, value],
    ),
  );
  const rows = recalculated(file, sheet, changes).slice(3, first - 1);
  const results = (trial: number) => rows.map((cells) => cells[4 + trial]);
  assert.equal(results(0), ['Essai 1', 6, 4, 4 / 6, 1, 0]);
  assert.equal(results(1), ['Essai 2', 5, 3, 3 / 5, 1, 1]);
  assert.equal(results(2), ['Essai 3', 0, 0, '', 0, 0]);
});

test('the trial set counts right answers, and what each threshold lets out unread as the article counts it', async () => {
  const article = (await articleOf('ia-nocode-productivite').rows('Seuil', 'Partent seuls')).map((row) =>
    row.map(numberIn),
  );
  const changes = article.flatMap(([threshold = 0, sent = 0, wrong = 0], index) => {
    const [, fewer = 0, lessWrong = 0] = article[index + 1] ?? [];
    const count = sent - fewer;
    return Array.from({ length: count }, (_, place): [number, number, CellValue][] => {
      const row = 6 + fewer + place;
      const answer = place < wrong - lessWrong ? 'facture' : 'panne';
      return [
        [row, 2, 'panne'],
        [row, 3, answer],
        [row, 4, threshold],
      ];
    }).flat();
  });
  const [, all = 0, errors = 0] = article[0] ?? [];
  const set = recalculated('jeu-essai.xlsx', 'Jeu d’essai', changes);
  assert.equal([set[2]?.[1], set[3]?.[1], set[4]?.[1]], [all, all - errors, (all - errors) / all]);
  const thresholds = recalculated('jeu-essai.xlsx', 'Seuils', [], { 'Jeu d’essai': changes });
  const actual = thresholds.slice(4).map((row) => row.slice(0, 3));
  assert.equal(
    actual,
    article.map((row) => row.slice(0, 3)),
  );
  assert.is(thresholds.at(-1)?.[4], 3 / (article.at(-1)?.[1] ?? 0), 'the rule of three');
});

test('the timing sheet turns minutes a case into hours a month', () => {
  const changes: [number, number, CellValue][] = [
    [5, 1, 300],
    [10, 1, 6],
    [11, 1, 4],
    [10, 2, 2],
  ];
  const rows = recalculated('jeu-essai.xlsx', 'Chronométrage', changes);
  const actual = rows.slice(3, 8).map(([, value]) => value);
  assert.equal(actual, [5, 2, 300, 15, 0.6]);
  const blank = recalculated('jeu-essai.xlsx', 'Chronométrage', []);
  assert.equal([blank[6]?.[1], blank[7]?.[1]], [0, 0], 'nothing is divided by nothing');
});

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

test('the workbook of the return holds each entry once, with what the calculator starts with', () => {
  const rows = sheets().Saisie ?? [];
  for (const { label, start, unit } of FIELDS)
    assert.equal(
      rows.filter(([name]) => name === label),
      [[label, start, unit]],
      label,
    );
});

test('the workbook of the return says of a project without costs that its return has no meaning', () => {
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

test('the workbook of the return says that a project without gains is never paid back', () => {
  const none = byKey(FIELDS, ({ key, start }) =>
    ['orders', 'invoices', 'reports', 'errorsAMonth', 'salesAYear'].includes(key) ? 0 : start,
  );
  const rows = filledWith(none).Scénarios ?? [];
  const actual = rows.flatMap(([, gains, , months]) => (gains === 0 ? [months] : []));
  assert.equal(actual, Array(5).fill('jamais'));
});

test.run();
