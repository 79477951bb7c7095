import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { toProject } from '../../src/islands/roi-calculator/inputs.ts';
import { scenariosOf } from '../../src/islands/roi-calculator/roi.ts';
import { assert, suite } from '../suite.ts';
import { attributes } from '../support/dom.ts';
import { projectRoot } from '../support/project-root.ts';
import { realPages } from '../support/real-pages.ts';
import { roiNumbers } from '../support/roi-project.ts';
import { readWorkbook } from '../support/workbook.ts';

const test = suite('Files that pages offer for download');

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
