import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type CellValue, calculate } from '../../workbooks/calculate.ts';
import { workbooks as all } from '../../workbooks/index.ts';
import { heading } from '../../workbooks/looks.ts';
import { valuesOf, workbookBytes } from '../../workbooks/workbook.ts';
import { projectRoot } from '../support/project-root.ts';
import { readWorkbook, textsIn } from '../support/workbook.ts';

const test = suite('Workbooks to take away');

/** Those that texts offer; a build names what they offer and is not there. */
const workbooks = all.filter(({ file }) => existsSync(join(projectRoot, 'static/modeles', file)));

const published = (file: string) => readFileSync(join(projectRoot, 'static/modeles', file));

test('are published as `npm run modeles` makes them, whenever it does', async () => {
  for (const workbook of workbooks) {
    const made = await workbookBytes(workbook);
    assert.equal(textsIn(published(workbook.file)), textsIn(made), workbook.file);
    assert.ok(published(workbook.file).equals(made), `${workbook.file}, byte for byte`);
  }
});

test('hold their cells and formulas, and the values of these for who opens them without calculating', () => {
  for (const { file, sheets } of workbooks) {
    const read = readWorkbook(published(file));
    const expected = sheets.map(({ name }) => name);
    assert.equal(Object.keys(read), expected, file);
    const written = Object.fromEntries(sheets.map(({ name, rows }) => [name, rows.map(valuesOf)]));
    const values = calculate(written);
    for (const { name } of sheets) {
      const cells = (rows: readonly CellValue[][] | undefined) => (rows ?? []).flatMap(filled);
      assert.equal(cells(read[name]?.written), cells(written[name]), `${file} ${name}`);
      assert.equal(cells(read[name]?.shown), cells(values[name]), `${file} ${name}`);
    }
  }
});

test('offer a list to choose from wherever a word that is entered is counted', () => {
  for (const { file, sheets } of workbooks)
    for (const { name, rows, checks = [] } of sheets) {
      const written = rows.map(valuesOf);
      const counts = written
        .flat()
        .flatMap((cell) => [...String(cell).matchAll(/COUNTIF\(([A-Z])(\d+):\w+,"(\p{L}[^"]*)"\)/gu)]);
      for (const [, column = '', first = '', word = ''] of counts) {
        const isCalculated = String(written[Number(first) - 1]?.[column.charCodeAt(0) - 65] ?? '').startsWith('=');
        const offered = checks.some(
          (check) => 'choices' in check && check.choices.includes(word) && covers(check.cells, column, Number(first)),
        );
        assert.ok(isCalculated || offered, `${file} ${name} ${column}${first}: ${word}`);
      }
      const xml = textsIn(published(file))[
        `xl/worksheets/sheet${sheets.findIndex((one) => one.name === name) + 1}.xml`
      ];
      assert.is(xml?.match(/<dataValidation /g)?.length ?? 0, checks.length, `${file} ${name}`);
    }
});

test('have rows as high as their words take, which stay whole', async () => {
  const rows = ['Une part des heures réemployée', 'Une part', 'Anticonstitutionnellement'].map((text) => [
    heading(text),
  ]);
  const made = await workbookBytes({ file: 'x.xlsx', sheets: [{ name: 'x', widths: [16], rows }] });
  const heights = [...(textsIn(made)['xl/worksheets/sheet1.xml'] ?? '').matchAll(/ ht="(\d+)"/g)].map(([, ht]) => ht);
  assert.equal(heights, ['45', '15', '15']);
});

/** Whether 'A6:C45' holds the cell of a column and a row. */
function covers(cells: string, column: string, row: number): boolean {
  const [, from = '', first = '', to = from, last = first] = /^([A-Z])(\d+)(?::([A-Z])(\d+))?$/.exec(cells) ?? [];
  return from <= column && column <= to && Number(first) <= row && row <= Number(last);
}

function filled(cells: readonly CellValue[]): CellValue[] {
  return cells.filter((value) => value !== null);
}

test.run();
