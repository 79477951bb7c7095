/** A table to write in: rows of as many cells. The first row is the head. */
export type Grid = readonly (readonly string[])[];

export interface Cell {
  row: number;
  column: number;
}

/** Reads the table of a chart's Markdown. A bar behind a backslash is text (GFM, 4.10). */
export function readGrid(source: string): Grid {
  const lines = source.split('\n').filter((line) => /^\s*\|/.test(line));
  const rows = lines.map((line) => {
    const inner = line
      .trim()
      .replace(/^\|/, '')
      .replace(/(?<!\\)\|$/, '');
    return inner.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'));
  });
  const [head = [''], , ...others] = rows;
  return [head, ...others].map((cells) => head.map((_, column) => cells[column] ?? ''));
}

/** Writes a table, without the empty rows at its end. */
export function writeGrid(grid: Grid): string {
  const height = Math.max(2, 1 + grid.findLastIndex((cells) => cells.some((text) => text.trim() !== '')));
  const [head = '', ...others] = grid
    .slice(0, height)
    .map((cells) => `| ${cells.map((text) => text.replace(/\s+/g, ' ').trim().replaceAll('|', '\\|')).join(' | ')} |`);
  const rule = `|${grid[0]?.map(() => '---').join('|')}|`;
  return [head, rule, ...others].join('\n');
}

/** A grid with texts from a cell on, as a spreadsheet hands them: rows and columns are added where they need them. */
export function withTexts(grid: Grid, { row, column }: Cell, texts: Grid): Grid {
  const width = Math.max(grid[0]?.length ?? 0, ...texts.map((line) => column + line.length));
  const height = Math.max(grid.length, row + texts.length);
  return Array.from({ length: height }, (_, nth) =>
    Array.from({ length: width }, (__, at) => texts[nth - row]?.[at - column] ?? grid[nth]?.[at] ?? ''),
  );
}

export function withRow(grid: Grid, below: number): Grid {
  return grid.toSpliced(
    below + 1,
    0,
    (grid[0] ?? []).map(() => ''),
  );
}

export function withColumn(grid: Grid, after: number): Grid {
  return grid.map((cells) => cells.toSpliced(after + 1, 0, ''));
}

/** The head stays. */
export function withoutRow(grid: Grid, row: number): Grid {
  return row === 0 || grid.length < 3 ? grid : grid.toSpliced(row, 1);
}

/** The last two columns stay: a chart has names and numbers. */
export function withoutColumn(grid: Grid, column: number): Grid {
  return (grid[0]?.length ?? 0) < 3 ? grid : grid.map((cells) => cells.toSpliced(column, 1));
}
