import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import { DomUtils, parseDocument } from 'htmlparser2';
import { z } from 'zod';
import { scenariosOf } from '../../src/islands/roi-calculator/roi.ts';
import { assert, suite } from '../suite.ts';
import { attributes, type Element } from '../support/dom.ts';
import { projectRoot } from '../support/project-root.ts';
import { realPages } from '../support/real-pages.ts';
import { roiProject } from '../support/roi-project.ts';

const test = suite('Files that pages offer for download');

const folder = join(projectRoot, 'static/modeles');
const filesOf = (type: string) => readdirSync(folder).filter((name) => name.endsWith(`.${type}`));
const read = (name: string) => readFileSync(join(folder, name));

/** Returns the rows of each sheet of a workbook: the cells that hold something, as text or number (ECMA-376-1, § 18.18.11). */
function sheetsIn(name: string): Record<string, (string | number)[][]> {
  const files = unzipSync(read(name));
  const elements = (path: string, tag: string) =>
    DomUtils.getElementsByTagName(
      tag,
      parseDocument(strFromU8(files[`xl/${path}.xml`] ?? new Uint8Array()), { xmlMode: true }),
    );
  const strings = elements('sharedStrings', 'si').map((one) => DomUtils.textContent(one));
  const shown = (cell: Element) => {
    const value = DomUtils.textContent(DomUtils.getElementsByTagName('v', cell));
    if (cell.attribs.t === 's') return strings[Number(value)] ?? '';
    return cell.attribs.t === undefined && value !== '' ? Number(value) : value;
  };
  const rowsOf = (sheet: number) =>
    elements(`worksheets/sheet${sheet}`, 'row').map((row) =>
      DomUtils.getElementsByTagName('c', row)
        .map(shown)
        .filter((value) => value !== ''),
    );
  return Object.fromEntries(
    elements('workbook', 'sheet').map(({ attribs: { name = '' } }, index) => [name, rowsOf(index + 1)]),
  );
}

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
    const found = named.filter((node) => !names.has(node));
    assert.equal(found, [], name);
  }
});

test('a file of JSON is JSON', () => {
  for (const name of filesOf('json')) assert.type(JSON.parse(read(name).toString()), 'object', name);
});

test('a workbook opens, and no cell of it shows an error', () => {
  for (const name of filesOf('xlsx')) {
    const cells = Object.values(sheetsIn(name)).flat(2);
    assert.ok(cells.length > 10, name);
    const errors = cells.filter((cell) => /^#(?:REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!)/.test(String(cell)));
    assert.equal(errors, [], name);
  }
});

test('the workbook of the return shows what the calculator starts with', () => {
  const { Scénarios = [] } = sheetsIn('calcul-roi.xlsx');
  const shown = Scénarios.filter(([, gains]) => typeof gains === 'number').slice(0, 3);
  const project = roiProject();
  const expected = scenariosOf(project).map(({ gains, roi, payback }) => [gains, roi / 100, payback]);
  const rounded = (rows: readonly (readonly unknown[])[]) =>
    rows.map((row) => row.map((one) => Number(one).toFixed(6)));
  assert.equal(rounded(shown.map((row) => row.slice(1, 4))), rounded(expected));
});
