import FormulaParser from 'fast-formula-parser';

export type CellValue = string | number | boolean | null;

/** What is written into the cells of a sheet, by row; what begins with `=` is a formula. */
export type Written = readonly (readonly CellValue[])[];

/** The day that `TODAY()` gives, as Excel counts days: files are the same whenever they are made. Who opens one sees their own day. */
export const TODAY = 46_348;

/** What every cell of these sheets shows, in their places. Throws, naming the cell, for a formula that cannot be read or gives an error. */
export function calculate(sheets: Readonly<Record<string, Written>>): Record<string, CellValue[][]> {
  const known = new Map<string, CellValue>();
  // A parser reads one formula at a time; a cell that this one needs is read by the next.
  const parsers: FormulaParser[] = [];
  let depth = 0;
  const parserAt = (level: number) => {
    parsers[level] ??= new FormulaParser({
      onCell: ({ sheet, row, col }) => valueAt(sheet, row, col),
      onRange: ({ sheet, from, to }) =>
        span(from.row, to.row).map((row) => span(from.col, to.col).map((col) => valueAt(sheet, row, col))),
    });
    return parsers[level];
  };
  const valueAt = (sheet: string, row: number, col: number): CellValue => {
    const written = sheets[sheet]?.[row - 1]?.[col - 1] ?? null;
    if (typeof written !== 'string' || !written.startsWith('=')) return written;
    const name = `${sheet}!${addressOf(row, col)}`;
    const before = known.get(name);
    if (before !== undefined) return before;
    depth += 1;
    const value = parserAt(depth).parse(written.slice(1).replaceAll('TODAY()', String(TODAY)), { sheet, row, col });
    depth -= 1;
    if (value instanceof Error) throw new Error(`${name} (${written}): ${value.message || value.name}`);
    known.set(name, value);
    return value;
  };
  return Object.fromEntries(
    Object.entries(sheets).map(([sheet, rows]) => [
      sheet,
      rows.map((cells, row) => cells.map((_, col) => valueAt(sheet, row + 1, col + 1))),
    ]),
  );
}

/** 3, 28 → 'AB3' */
export function addressOf(row: number, col: number): string {
  return `${columnName(col)}${row}`;
}

function columnName(col: number): string {
  const [rest, letter] = [Math.floor((col - 1) / 26), String.fromCharCode(65 + ((col - 1) % 26))];
  return rest > 0 ? columnName(rest) + letter : letter;
}

function span(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
