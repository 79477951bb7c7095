import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import { DomUtils, parseDocument } from 'htmlparser2';
import { z } from 'zod';
import { toProject } from '../../src/islands/roi-calculator/inputs.ts';
import { scenariosOf } from '../../src/islands/roi-calculator/roi.ts';
import { assert, suite } from '../suite.ts';
import { attributes, type Element } from '../support/dom.ts';
import { projectRoot } from '../support/project-root.ts';
import { realPages } from '../support/real-pages.ts';
import { roiNumbers } from '../support/roi-project.ts';

const test = suite('Files that pages offer for download');

type CellValue = string | number | boolean | null;

interface ReadSheet {
  /** Cells by row, formulas with their `=`. */
  written: CellValue[][];
  /** Values shown by a program that does not calculate. */
  shown: CellValue[][];
}

/** A workbook's sheets by name, read from its bytes (ECMA-376-1, § 18). */
function readWorkbook(bytes: Uint8Array): Record<string, ReadSheet> {
  const files = textsIn(bytes);
  const strings = elements(files['xl/sharedStrings.xml'], 'si').map((one) => DomUtils.textContent(one));
  return Object.fromEntries(
    elements(files['xl/workbook.xml'], 'sheet').map(({ attribs: { name = '' } }, index) => {
      const rows = elements(files[`xl/worksheets/sheet${index + 1}.xml`], 'row');
      return [name, { written: tableOf(rows, strings, true), shown: tableOf(rows, strings, false) }];
    }),
  );
}

/** Returns the files that a workbook is made of, as texts by their paths. */
function textsIn(bytes: Uint8Array): Record<string, string> {
  return Object.fromEntries(Object.entries(unzipSync(bytes)).map(([path, contents]) => [path, strFromU8(contents)]));
}

function tableOf(rows: readonly Element[], strings: readonly string[], formulas: boolean): CellValue[][] {
  const table: CellValue[][] = [];
  for (const row of rows) {
    const cells: CellValue[] = [];
    for (const cell of DomUtils.getElementsByTagName('c', row)) {
      const formula = formulas && textIn(cell, 'f');
      cells[columnOf(cell)] = formula ? `=${formula}` : shownBy(cell, strings);
    }
    table[Number(row.attribs.r) - 1] = Array.from(cells, (value) => value ?? null);
  }
  return Array.from(table, (cells) => cells ?? []);
}

/** § 18.18.11: `s` is a shared text, `str` that of a formula, `b` yes or no. */
function shownBy(cell: Element, strings: readonly string[]): CellValue {
  const text = textIn(cell, 'v');
  if (cell.attribs.t === 'str') return text ?? '';
  if (text === undefined) return null;
  if (cell.attribs.t === 's') return strings[Number(text)] ?? null;
  return cell.attribs.t === 'b' ? text === '1' : Number(text);
}

/** From 0: 'AB3' → 27 */
function columnOf({ attribs: { r = '' } }: Element): number {
  const letters = r.replace(/\d+$/, '');
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function textIn(cell: Element, name: string): string | undefined {
  const [found] = DomUtils.getElementsByTagName(name, cell);
  return found && DomUtils.textContent(found);
}

function elements(xml: string | undefined, name: string): Element[] {
  return DomUtils.getElementsByTagName(name, parseDocument(xml ?? '', { xmlMode: true }));
}

const folder = join(projectRoot, 'static/modeles');
const filesOf = (type: string) => readdirSync(folder).filter((name) => name.endsWith(`.${type}`));
const read = (name: string) => readFileSync(join(folder, name));

test('every file has a page that leads to it', async () => {
  const linked = new Set([...(await realPages()).values()].flatMap((page) => attributes(page, 'a', 'href')));
  const lost = readdirSync(folder).filter((name) => !linked.has(`/modeles/${name}`));
  assert.equal(lost, []);
});

test('a CSV file is a table: each row has a cell for each column, and no two rows are alike', () => {
  for (const name of filesOf('csv')) {
    const rows: unknown[] = parse(read(name), { columns: true, bom: false });
    assert.ok(rows.length > 2, name);
    assert.is(new Set(rows.map((row) => JSON.stringify(row))).size, rows.length, name);
  }
});

const workflow = z.object({
  nodes: z.array(z.looseObject({ id: z.string(), name: z.string(), type: z.string() })).min(1),
  connections: z.record(z.string(), z.record(z.string(), z.array(z.array(z.object({ node: z.string() }))))),
});

test('a workflow for n8n names each of its nodes once, and no node that is not there', () => {
  for (const name of filesOf('json').filter((file) => file.startsWith('n8n-'))) {
    const { nodes, connections } = workflow.parse(JSON.parse(read(name).toString()));
    const names = new Set(nodes.map((node) => node.name));
    assert.is(names.size, nodes.length, name);
    const ends = Object.values(connections).flatMap((outputs) => Object.values(outputs).flat(2));
    const named = [
      ...Object.keys(connections),
      ...ends.map(({ node }) => node),
      ...[...JSON.stringify(nodes).matchAll(/\$\('([^']+)'\)/g)].map(([, node = '']) => node),
    ];
    assert.equal(
      named.filter((node) => !names.has(node)),
      [],
      name,
    );
  }
});

test('a file of JSON is JSON', () => {
  for (const name of filesOf('json')) assert.type(JSON.parse(read(name).toString()), 'object', name);
});

test('a workbook opens, and no cell of it shows an error', () => {
  for (const name of filesOf('xlsx')) {
    const sheets = Object.values(readWorkbook(read(name)));
    assert.ok(sheets.length > 0, name);
    const cells = sheets.flatMap(({ shown }) => shown.flat());
    assert.ok(cells.length > 10, name);
    const errors = cells.filter((cell) => /^#(?:REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!)/.test(String(cell)));
    assert.equal(errors, [], name);
  }
});

test('the workbook of the return shows what the calculator starts with', () => {
  const { Scénarios } = readWorkbook(read('calcul-roi.xlsx'));
  const shown = (Scénarios?.shown ?? []).filter(([, gains]) => typeof gains === 'number').slice(0, 3);
  const project = toProject(roiNumbers());
  const expected = scenariosOf(project).map(({ gains, roi, payback }) => [gains, roi / 100, payback]);
  const rounded = (rows: readonly (readonly unknown[])[]) =>
    rows.map((row) => row.map((one) => Number(one).toFixed(6)));
  assert.equal(rounded(shown.map((row) => row.slice(1, 4))), rounded(expected));
});
