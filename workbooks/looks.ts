import type { CellValue } from './calculate.ts';
import type { Cell } from './workbook.ts';

type Looks = Omit<Cell, 'value'>;

const LINE = { borderStyle: 'thin', borderColor: '#c3cbe0' } as const;

/** The name of a sheet, over it. */
export function title(value: string, columnSpan: number): Cell[] {
  return [{ value, fontSize: 16, fontWeight: 'bold', columnSpan, height: 26 }];
}

/** How to fill it in, below its name. */
export function note(value: string, columnSpan: number, height = 32): Cell[] {
  return [{ value, wrap: true, textColor: '#4a5478', columnSpan, height }];
}

export function heading(value: string, looks: Looks = {}): Cell {
  return {
    value,
    fontWeight: 'bold',
    textColor: '#ffffff',
    backgroundColor: '#182040',
    wrap: true,
    alignVertical: 'center',
    ...LINE,
    ...looks,
  };
}

/** A cell of a table. */
export function body(value: CellValue, looks: Looks = {}): Cell {
  return { value, wrap: true, ...LINE, ...looks };
}

/** A cell that waits for its reader's own value. */
export function entry(value: CellValue, looks: Looks = {}): Cell {
  return body(value, { backgroundColor: '#fff4dc', ...looks });
}

/** A day in a table, as Excel counts days: from 30 December 1899. */
export const DAY = { format: 'dd/mm/yyyy', align: 'center' } as const;

/** A cell that sums up. */
export function result(value: CellValue, looks: Looks = {}): Cell {
  return body(value, { fontWeight: 'bold', backgroundColor: '#e6ecfb', ...looks });
}
