/** A cell of a grid. The first row is the head. */
export interface Cell {
  row: number;
  column: number;
}

export function newGrid(rows: number, columns: number): Grid {
  const cells = Array.from({ length: columns }, () => '');
  return { columns: cells.map(() => undefined), rows: Array.from({ length: rows }, () => ({ cells })) };
}

/** A grid with texts from a cell on, as a spreadsheet hands them: rows and columns are added where they need them. */
export function withTexts(grid: Grid, { row, column }: Cell, texts: readonly (readonly string[])[]): Grid {
  const wide = Math.max(0, ...texts.map((line) => column + line.length - grid.columns.length));
  const high = Math.max(0, row + texts.length - grid.rows.length);
  const larger = times(high, times(wide, grid, withColumn), withRow);
  const rows = larger.rows.map((one, nth): GridRow => {
    const line = texts[nth - row];
    return line ? { ...one, cells: one.cells.map((text, at) => line[at - column] ?? text) } : one;
  });
  return { ...larger, rows };
}

/** A grid with an empty row below one, at its end without. */
export function withRow(grid: Grid, below = grid.rows.length - 1): Grid {
  return { ...grid, rows: grid.rows.toSpliced(below + 1, 0, { cells: grid.columns.map(() => '') }) };
}

/** The head stays. */
export function withoutRow(grid: Grid, row: number): Grid | undefined {
  return row === 0 ? undefined : { ...grid, rows: grid.rows.toSpliced(row, 1) };
}

/** A grid with an empty column on the right of one, at its end without. `head`: what it is called. */
export function withColumn({ columns, rows }: Grid, after = columns.length - 1, head = ''): Grid {
  return {
    columns: columns.toSpliced(after + 1, 0, undefined),
    rows: rows.map((row, nth) => ({ ...row, cells: row.cells.toSpliced(after + 1, 0, nth === 0 ? head : '') })),
  };
}

/** The last column stays. */
export function withoutColumn({ columns, rows }: Grid, column: number): Grid | undefined {
  if (columns.length < 2) return undefined;
  return {
    columns: columns.toSpliced(column, 1),
    rows: rows.map((row) => ({ ...row, cells: row.cells.toSpliced(column, 1) })),
  };
}

/** A grid without the empty rows and columns at its end, but with one row below the head; as it is where nothing is written in it. */
export function withoutEmptyEnd(grid: Grid): Grid {
  const isWritten = (text: string) => text.trim() !== '';
  const width = 1 + Math.max(...grid.rows.map(({ cells }) => cells.findLastIndex(isWritten)));
  if (width === 0) return grid;
  const height = Math.max(2, 1 + grid.rows.findLastIndex(({ cells }) => cells.some(isWritten)));
  const rows = grid.rows.slice(0, height).map((row) => ({ ...row, cells: row.cells.slice(0, width) }));
  return { columns: grid.columns.slice(0, width), rows };
}

function times(count: number, grid: Grid, change: (grid: Grid) => Grid): Grid {
  return Array.from({ length: count }).reduce<Grid>((made) => change(made), grid);
}

/** A line of a table as it is written: what stands between its bars, with the spaces there, and what stands before and behind. */
export interface TableLine {
  lead: string;
  cells: readonly string[];
  tail: string;
}

/** A table to write in. Its first row is the head. */
export interface Grid {
  /** The number that each column has in the table as it was written; undefined for a new one. */
  columns: readonly (number | undefined)[];
  rows: readonly GridRow[];
}

interface GridRow {
  /** The line that it was read from; undefined for a new one. */
  line?: number;
  cells: readonly string[];
}

/** The lines of a table: its head, the rule below it, its rows. A bar behind a backslash is text (GFM, 4.10). */
export function tableLines(text: string): TableLine[] {
  return text.split('\n').map((line) => {
    const lead = /^[\s>]*\|?/.exec(line)?.[0] ?? '';
    const tail = /(?<!\\)\|\s*$/.exec(line.slice(lead.length))?.[0] ?? '';
    return { lead, cells: line.slice(lead.length, line.length - tail.length).split(/(?<!\\)\|/), tail };
  });
}

export function gridOf(lines: readonly TableLine[]): Grid {
  const width = Math.max(...lines.map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, nth) => nth);
  const rows = lines.flatMap(({ cells }, line) =>
    line === RULE ? [] : [{ line, cells: columns.map((nth) => textOf(cells[nth] ?? '')) }],
  );
  return { columns, rows };
}

const RULE = 1;

/** What a writer reads of a cell. */
function textOf(cell: string): string {
  return cell.trim().replaceAll('\\|', '|');
}

/** The table that a grid has become: only lines of which a cell is another one now are written anew, all of them where a column came or went. */
export function writtenTable(lines: readonly TableLine[], { columns, rows }: Grid): string {
  const head = lines[0] ?? { lead: '|', cells: [], tail: '|' };
  const isSame = columns.every((column, nth) => column === nth) && columns.length === gridOf(lines).columns.length;
  const sides = (lines[RULE]?.cells ?? []).map(sideOf);
  const widths = columns.map((column, nth) =>
    column === undefined
      ? Math.max(LEAST, ...rows.map(({ cells }) => cellText(cells[nth] ?? '').length)) + 2
      : (head.cells[column]?.length ?? LEAST + 2),
  );
  const rowText = ({ line, cells }: GridRow) => {
    const before = line === undefined ? undefined : lines[line];
    const parts = columns.map((column, nth) => {
      const former = column === undefined ? undefined : before?.cells[column];
      const text = cells[nth] ?? '';
      if (former !== undefined && textOf(former) === text) return former;
      return padded(cellText(text), former?.length ?? widths[nth] ?? 0, column === undefined ? '' : sides[column]);
    });
    return joined(before ?? head, isSame && before ? withoutMissing(parts, before.cells.length) : parts);
  };
  const rule = lines[RULE] ?? head;
  const ruled = columns.map((column, nth) =>
    column === undefined ? padded('-'.repeat((widths[nth] ?? 0) - 2), 0) : (rule.cells[column] ?? ' --- '),
  );
  const [first = '', ...others] = rows.map(rowText);
  return [first, joined(rule, isSame ? rule.cells : ruled), ...others].join('\n');
}

/** How many signs a column has at least: a rule of so many dashes is read by every program. */
const LEAST = 3;

/** A cell's text as a table holds it: on one line, its bars escaped. */
export function cellText(text: string): string {
  return text
    .replace(/(?<!\s)\s*\n\s*/g, ' ')
    .trim()
    .replaceAll('|', '\\|');
}

/** The side that a column is set to, by its part of the rule. */
export function sideOf(rule: string): '' | 'l' | 'r' | 'c' {
  const [left, right] = [rule.trim().startsWith(':'), rule.trim().endsWith(':')];
  if (left && right) return 'c';
  return left ? 'l' : right ? 'r' : '';
}

function padded(text: string, width: number, side = ''): string {
  const room = width - 2;
  if (side === 'r') return ` ${text.padStart(room)} `;
  if (side === 'c') return ` ${text.padStart((room + text.length) / 2).padEnd(room)} `;
  return ` ${text.padEnd(room)} `;
}

/** A row may have fewer cells than the head: those that it did not have, and that nobody filled, are not added. */
function withoutMissing(parts: readonly string[], had: number): string[] {
  const last = parts.findLastIndex((part, nth) => nth < had || part.trim() !== '');
  return parts.slice(0, last + 1);
}

/** With bars around where the line had them, or would be no row of a table without. */
function joined({ lead, tail }: TableLine, parts: readonly string[]): string {
  const needsBars = parts.length === 1 || parts[0]?.trim() === '' || parts.at(-1)?.trim() === '';
  const [start, end] = needsBars && !lead.includes('|') ? [`${lead}|`, '|'] : [lead, tail];
  return start + parts.join('|') + (needsBars && end === '' ? '|' : end);
}
