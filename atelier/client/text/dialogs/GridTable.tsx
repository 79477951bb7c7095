import { useEffect, useEffectEvent, useRef } from 'react';
import type { Cell } from '../edits/grid.ts';
import type { Grid } from '../edits/table-text.ts';
import { GridCell, type GridCellHandlers } from './GridCell.tsx';
import * as css from './GridTable.module.css';

interface GridTableProps extends GridCellHandlers {
  grid: Grid;
  /** The cell that has the keyboard. */
  active: Cell;
  /** Counts how often the keyboard was to go to that cell. */
  nonce: number;
}

/** A table of fields, its head first. */
export function GridTable({ grid: { columns, rows }, active, nonce, ...handlers }: GridTableProps) {
  const table = useRef<HTMLTableElement>(null);
  const focus = useEffectEvent(() => {
    const field = table.current?.rows[active.row]?.cells[active.column]?.querySelector('textarea');
    if (!field) return;
    // A dialog that is about to open goes to the field that says so.
    field.autofocus = true;
    field.focus();
  });
  useEffect(() => {
    if (nonce >= 0) focus();
  }, [nonce]);
  const cells = rows.map((line, row) => line.cells.map((text, column) => ({ text, cell: { row, column } })));
  return (
    <div className={css.scroller}>
      <table ref={table} className={css.grid} style={{ minWidth: `${columns.length * 8}rem` }}>
        <tbody>
          {cells.map((line) => (
            <tr key={line[0]?.cell.row}>
              {line.map(({ text, cell }) => (
                <GridCell key={cell.column} text={text} cell={cell} {...handlers} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
