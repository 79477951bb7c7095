import type { EditorState, TransactionSpec } from '@codemirror/state';
import { markdownTable } from 'markdown-table';
import { withBlock } from './blocks.ts';
import { type Edit, nodeAround } from './edit.ts';

/** A table as it is written: its head first. */
interface Table {
  from: number;
  to: number;
  rows: string[][];
  /** A letter a column: 'l', 'c', 'r', or '' where nothing is said. */
  align: string[];
  /** The cell of the caret. */
  row: number;
  column: number;
}

/** A new table; the name of its first column is selected. `head`: what columns are called at first. */
export function addTable(rows: number, columns: number, head: (nth: number) => string): Edit {
  return (state) => {
    const heads = Array.from({ length: columns }, (_, nth) => head(nth + 1));
    const empty = Array.from({ length: rows }, () => heads.map(() => ''));
    return withBlock(state, printed([heads, ...empty], []), { from: 2, to: 2 + (heads[0]?.length ?? 0) });
  };
}

export const isTable = (state: EditorState) => tableAt(state) !== undefined;

/** Rows and columns of the table at the caret line up. */
export const tidyTable: Edit = (state) => edited(state, (table) => table);

export const addRow: Edit = (state) =>
  edited(state, (table) => {
    const row = Math.max(table.row, 0) + 1;
    return {
      ...table,
      rows: table.rows.toSpliced(
        row,
        0,
        (table.rows[0] ?? []).map(() => ''),
      ),
      row,
      column: 0,
    };
  });

export const removeRow: Edit = (state) =>
  edited(state, (table) => {
    if (table.row === 0) return undefined;
    return { ...table, rows: table.rows.toSpliced(table.row, 1), row: table.row - 1 };
  });

export function addColumn(head: (nth: number) => string): Edit {
  return (state) =>
    edited(state, (table) => {
      const column = table.column + 1;
      const name = head((table.rows[0]?.length ?? 0) + 1);
      const rows = table.rows.map((row, nth) => row.toSpliced(column, 0, nth === 0 ? name : ''));
      return { ...table, rows, align: table.align.toSpliced(column, 0, ''), row: 0, column };
    });
}

export const removeColumn: Edit = (state) =>
  edited(state, (table) => {
    if ((table.rows[0]?.length ?? 0) < 2) return undefined;
    const rows = table.rows.map((row) => row.toSpliced(table.column, 1));
    return { ...table, rows, align: table.align.toSpliced(table.column, 1), column: Math.max(0, table.column - 1) };
  });

/** The table at the caret as `change` makes it, with the caret at the end of its cell. */
function edited(state: EditorState, change: (table: Table) => Table | undefined): TransactionSpec | undefined {
  const table = tableAt(state);
  const changed = table && change(table);
  if (!changed) return undefined;
  const insert = printed(changed.rows, changed.align);
  const line = insert.split('\n')[changed.row === 0 ? 0 : changed.row + 1] ?? '';
  const above = insert
    .split('\n')
    .slice(0, changed.row === 0 ? 0 : changed.row + 1)
    .join('\n').length;
  const cell = changed.rows[changed.row]?.[changed.column] ?? '';
  const start = cellStarts(line)[changed.column] ?? 0;
  const indent = /^\s*/.exec(line.slice(start))?.[0].length ?? 0;
  const inLine = start + (cell === '' ? 1 : indent + cell.length);
  return {
    changes: { from: changed.from, to: changed.to, insert },
    selection: { anchor: changed.from + above + (above > 0 ? 1 : 0) + inLine },
  };
}

function tableAt(state: EditorState): Table | undefined {
  const { head } = state.selection.main;
  const node = nodeAround(state, head, head, 'Table');
  if (!node) return undefined;
  const from = state.doc.lineAt(node.from).from;
  const lines = state.sliceDoc(from, node.to).split('\n');
  const line = state.doc.lineAt(head);
  const nth = line.number - state.doc.lineAt(from).number;
  const rows = lines.filter((_, at) => at !== 1).map(cells);
  const columns = rows[0]?.length ?? 0;
  const starts = cellStarts(line.text);
  const column = starts.findLastIndex((start) => start <= head - line.from);
  return {
    from,
    to: node.to,
    rows: rows.map((row) => Array.from({ length: Math.max(columns, row.length) }, (_, at) => row[at] ?? '')),
    align: cells(lines[1] ?? '').map(alignOf),
    row: nth < 2 ? 0 : nth - 1,
    column: Math.min(Math.max(column, 0), columns - 1),
  };
}

/** Where cells begin in a line, behind their bars; a bar behind a backslash is text (GFM, 4.10). */
function cellStarts(line: string): number[] {
  const bars = Array.from(line.matchAll(/(?<!\\)\|/g), ({ index }) => index + 1);
  const starts = /^\s*\|/.test(line) ? bars : [0, ...bars];
  return /\|\s*$/.test(line) ? starts.slice(0, -1) : starts;
}

function cells(line: string): string[] {
  const starts = cellStarts(line);
  return starts.map((start, nth) =>
    line
      .slice(start, (starts[nth + 1] ?? line.trimEnd().length + 1) - 1)
      .replace(/(?<!\\)\|\s*$/, '')
      .trim(),
  );
}

function alignOf(rule: string): string {
  return { '1': 'l', '2': 'r', '3': 'c' }[(rule.startsWith(':') ? 1 : 0) + (rule.endsWith(':') ? 2 : 0)] ?? '';
}

function printed(rows: readonly (readonly string[])[], align: readonly string[]): string {
  return markdownTable(
    rows.map((row) => [...row]),
    { align: [...align] },
  );
}
