import type { EditorState, TransactionSpec } from '@codemirror/state';
import { type KeyBinding, keymap } from '@codemirror/view';
import type { AlignType, TableRow } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { withBlock } from './blocks.ts';
import { commandOf, type Edit, nodeAround, smallestChange } from './edit.ts';
import {
  type Cell,
  cellText,
  type Grid,
  gridOf,
  newGrid,
  sideOf,
  type TableLine,
  tableLines,
  withColumn,
  withoutColumn,
  withoutEmptyEnd,
  withoutRow,
  withRow,
  withTexts,
  writtenTable,
} from './grid.ts';

/** A table of a text, and the cell of the caret. */
interface FoundTable extends Cell {
  from: number;
  to: number;
  lines: readonly TableLine[];
}

/** The grid as the table at the caret; as a new one behind its block where there is none. `head`: what new columns are called that nobody named. */
export function setTable(grid: Grid, head: (nth: number) => string): Edit {
  return (state) => {
    const table = tableAt(state);
    if (table) return changed(table, writtenTable(table.lines, withHeads(grid, head)), { row: 0, column: 0 });
    return withBlock(state, printed(withHeads(withoutEmptyEnd(grid), head), []));
  };
}

export const isTable = (state: EditorState) => tableAt(state) !== undefined;

/** Rows and columns of the table at the caret line up. */
export const tidyTable: Edit = (state) => {
  const table = tableAt(state);
  if (!table) return undefined;
  return changed(
    table,
    printed(
      gridOf(table.lines),
      (table.lines[1]?.cells ?? []).map((rule) => SIDES[sideOf(rule)]),
    ),
    table,
  );
};

const SIDES = { '': null, l: 'left', r: 'right', c: 'center' } as const;

export const addRow: Edit = (state) =>
  edited(state, (grid, { row }) => ({ grid: withRow(grid, row), cell: { row: row + 1, column: 0 } }));

export const removeRow: Edit = (state) =>
  edited(state, (grid, { row, column }) => {
    const fewer = withoutRow(grid, row);
    return fewer && { grid: fewer, cell: { row: row - 1, column } };
  });

export function addColumn(head: (nth: number) => string): Edit {
  return (state) =>
    edited(state, (grid, { column }) => ({
      grid: withColumn(grid, column, head(grid.columns.length + 1)),
      cell: { row: 0, column: column + 1 },
    }));
}

export const removeColumn: Edit = (state) =>
  edited(state, (grid, { row, column }) => {
    const fewer = withoutColumn(grid, column);
    return fewer && { grid: fewer, cell: { row, column: Math.max(0, column - 1) } };
  });

/** The next cell, selected; behind the last one a new row, unless that one is empty. Undefined at the end, where the keyboard goes on. */
export const nextCell: Edit = (state) => {
  const table = tableAt(state);
  if (!table) return undefined;
  const { columns, rows } = gridOf(table.lines);
  const at = table.row * columns.length + table.column + 1;
  if (at < columns.length * rows.length) return selected(table, at, columns.length);
  return rows.at(-1)?.cells.some((text) => text !== '') ? addRow(state) : undefined;
};

/** The cell before, selected; undefined at the first one. */
export const previousCell: Edit = (state) => {
  const table = tableAt(state);
  if (!table) return undefined;
  const width = gridOf(table.lines).columns.length;
  const at = table.row * width + table.column - 1;
  return at < 0 ? undefined : selected(table, at, width);
};

function selected(table: FoundTable, at: number, width: number): TransactionSpec {
  const { from, to } = placeOf(table.lines, { row: Math.floor(at / width), column: at % width });
  return { selection: { anchor: table.from + from, head: table.from + to } };
}

/** Writes texts into the table at some place, from a cell on, as a spreadsheet hands them. */
export function writeCells(at: number, cell: Cell, texts: readonly (readonly string[])[]): Edit {
  return (state) => {
    const table = tableAt(state, at);
    return table && changed(table, writtenTable(table.lines, withTexts(gridOf(table.lines), cell, texts)), cell);
  };
}

/** An empty table behind the block of the caret, with its first head selected. */
export function addTable(head: (nth: number) => string): Edit {
  return (state) => {
    const text = printed(withHeads(newGrid(3, 3), head), []);
    return withBlock(state, text, { from: 2, to: 2 + head(1).length });
  };
}

/** The caret into a cell of the table at some place. */
export function toCell(at: number, cell: Cell, offset?: number): Edit {
  return (state) => {
    const table = tableAt(state, at);
    if (!table) return undefined;
    const { from, to } = placeOf(table.lines, cell);
    return { selection: { anchor: table.from + (offset === undefined ? to : Math.min(from + offset, to)) } };
  };
}

type Change = (grid: Grid, cell: Cell) => { grid: Grid; cell: Cell } | undefined;

/** The table at the caret as `change` makes it, with the caret at the end of its cell. */
function edited(state: EditorState, change: Change): TransactionSpec | undefined {
  const table = tableAt(state);
  const made = table && change(gridOf(table.lines), table);
  return made && changed(table, writtenTable(table.lines, made.grid), made.cell);
}

function changed({ from, lines }: FoundTable, written: string, cell: Cell): TransactionSpec {
  const before = lines.map(({ lead, cells, tail }) => lead + cells.join('|') + tail).join('\n');
  const change = smallestChange(before, written);
  const changes = change ? { from: from + change.from, to: from + change.to, insert: change.insert } : [];
  return { changes, selection: { anchor: from + placeOf(tableLines(written), cell).to } };
}

/** Where the text of a cell stands; behind the space of an empty one. */
function placeOf(lines: readonly TableLine[], { row, column }: Cell): { from: number; to: number } {
  const nth = row === 0 ? 0 : row + 1;
  const above = lines.slice(0, nth).map(({ lead, cells, tail }) => lead + cells.join('|') + tail);
  const { lead, cells } = lines[nth] ?? { lead: '', cells: [] };
  const at = Math.min(column, cells.length - 1);
  const start = above.join('\n').length + (nth > 0 ? 1 : 0) + lead.length + cells.slice(0, at).join('|').length;
  const cell = cells[at] ?? '';
  const text = cell.trim();
  const from = start + (at > 0 ? 1 : 0) + (text === '' ? Math.min(1, cell.length) : cell.indexOf(text));
  return { from, to: from + text.length };
}

/** The table at the caret, or at another place. */
export function tableAt(state: EditorState, head = state.selection.main.head): FoundTable | undefined {
  const node = nodeAround(state, head, head, 'Table');
  if (!node) return undefined;
  const { from } = state.doc.lineAt(node.from);
  const to = state.doc.lineAt(node.to).to;
  const lines = tableLines(state.sliceDoc(from, to));
  const line = state.doc.lineAt(head);
  const nth = line.number - state.doc.lineAt(from).number;
  const { lead, cells } = lines[nth] ?? { lead: '', cells: [] };
  const ends = cells.map((_, at) => lead.length + cells.slice(0, at + 1).join('|').length);
  const column = ends.findIndex((end) => head - line.from <= end);
  return { from, to, lines, row: nth < 2 ? 0 : nth - 1, column: column === -1 ? cells.length - 1 : column };
}

function withHeads({ columns, rows: [first, ...others] }: Grid, head: (nth: number) => string): Grid {
  const cells = columns.map((column, nth) => {
    const name = first?.cells[nth] ?? '';
    return column === undefined && name.trim() === '' ? head(nth + 1) : name;
  });
  return { columns, rows: [{ ...first, cells }, ...others] };
}

/** A grid as a table whose bars line up. Cells hold Markdown already, which is printed as it stands. */
function printed({ rows }: Grid, align: AlignType[]): string {
  const children = rows.map(({ cells }): TableRow => {
    const row = cells.map((text) => ({ type: 'html' as const, value: cellText(text) }));
    return { type: 'tableRow', children: row.map((cell) => ({ type: 'tableCell', children: [cell] })) };
  });
  return toMarkdown({ type: 'table', align, children }, { extensions: [gfmToMarkdown()] }).trimEnd();
}

/** Tab goes from cell to cell of a table, and on to what follows the editor at its ends, so that nobody is caught in it. */
export const tableKeys = keymap.of([bound('Tab', nextCell), bound('Shift-Tab', previousCell)]);

function bound(key: string, edit: Edit): KeyBinding {
  return { key, run: (view) => edit(view.state) !== undefined && commandOf(edit)(view) };
}
