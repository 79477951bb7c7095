import type { Grid, GridRow } from './table-text.ts';

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

function times(count: number, grid: Grid, change: (grid: Grid) => Grid): Grid {
  return Array.from({ length: count }).reduce<Grid>((made) => change(made), grid);
}
