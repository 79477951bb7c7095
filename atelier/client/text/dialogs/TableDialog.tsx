import type { EditorState } from '@codemirror/state';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { workshopTable as words } from '../../../words/text.fr.ts';
import { Actions, FormDialog } from '../../ui/Dialog.tsx';
import type { Edit } from '../edits/edit.ts';
import {
  type Cell,
  type Grid,
  gridOf,
  newGrid,
  withColumn,
  withoutColumn,
  withoutRow,
  withRow,
  withTexts,
} from '../edits/grid.ts';
import { setTable, tableAt } from '../edits/tables.ts';
import * as css from './dialogs.module.css';

interface TableDialogProps {
  state: EditorState;
  onDone(edit: Edit): void;
  onClose(): void;
}

/** A table to write in, cell by cell: the one of the caret, or a new one. */
export function TableDialog({ state, onDone, onClose }: TableDialogProps) {
  const [found] = useState(() => tableAt(state));
  const [grid, setGrid] = useState(() => (found ? gridOf(found.lines) : newGrid(3, 3)));
  const [active, setActive] = useState<Cell>({ row: found?.row ?? 0, column: found?.column ?? 0 });
  const [nonce, setNonce] = useState(0);
  const change = (made: Grid | undefined, { row, column }: Cell) => {
    if (!made) return;
    setGrid(made);
    setActive({ row: Math.min(row, made.rows.length - 1), column: Math.min(column, made.columns.length - 1) });
    setNonce(nonce + 1);
  };
  return (
    <FormDialog
      title={found ? words.heading : words.newHeading}
      done={found ? words.done : words.add}
      wide
      onDone={() => onDone(setTable(grid, words.head))}
      onClose={onClose}
    >
      <p>{words.help}</p>
      <GridTable
        grid={grid}
        active={active}
        nonce={nonce}
        onActive={setActive}
        onTexts={(cell, texts) => setGrid((known) => withTexts(known, cell, texts))}
        onEnter={({ row, column }) =>
          change(row + 1 < grid.rows.length ? grid : withRow(grid), { row: row + 1, column })
        }
      />
      <GridActions grid={grid} active={active} onChange={change} />
    </FormDialog>
  );
}

interface GridActionsProps {
  grid: Grid;
  active: Cell;
  onChange(grid: Grid | undefined, cell: Cell): void;
}

/** The actions at the current cell. */
function GridActions({ grid, active: { row, column }, onChange }: GridActionsProps) {
  return (
    <Actions>
      <button type="button" onClick={() => onChange(withRow(grid, row), { row: row + 1, column })}>
        {words.addRow}
      </button>
      <button type="button" onClick={() => onChange(withColumn(grid, column), { row: 0, column: column + 1 })}>
        {words.addColumn}
      </button>
      <button type="button" disabled={row === 0} onClick={() => onChange(withoutRow(grid, row), { row, column })}>
        {words.removeRow(row)}
      </button>
      <button
        type="button"
        disabled={grid.columns.length < 2}
        onClick={() => onChange(withoutColumn(grid, column), { row, column })}
      >
        {words.removeColumn(column + 1)}
      </button>
    </Actions>
  );
}

interface GridTableProps extends GridCellHandlers {
  grid: Grid;
  /** The cell that has the keyboard. */
  active: Cell;
  /** Counts how often the keyboard was to go to that cell. */
  nonce: number;
}

/** A table of fields, its head first. */
function GridTable({ grid: { columns, rows }, active, nonce, ...handlers }: GridTableProps) {
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

interface GridCellHandlers {
  /** The keyboard is in another cell. */
  onActive(cell: Cell): void;
  /** Texts from a cell on, as they were written or pasted. */
  onTexts(cell: Cell, texts: readonly (readonly string[])[]): void;
  /** On to the cell below. */
  onEnter(cell: Cell): void;
}

interface GridCellProps extends GridCellHandlers {
  text: string;
  cell: Cell;
}

/** One cell. What was copied from a spreadsheet fills as many cells as it has. */
function GridCell({ text, cell, onActive, onTexts, onEnter }: GridCellProps) {
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain').replace(/\r\n?/g, '\n').replace(/\n$/, '');
    if (!/[\t\n]/.test(pasted)) return;
    event.preventDefault();
    onTexts(
      cell,
      pasted.split('\n').map((line) => line.split('\t')),
    );
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter(cell);
  };
  const Part = cell.row === 0 ? 'th' : 'td';
  return (
    <Part>
      <textarea
        rows={1}
        value={text}
        aria-label={words.cell(cell.row, cell.column + 1)}
        lang="fr"
        onFocus={() => onActive(cell)}
        onChange={({ target }) => onTexts(cell, [[target.value]])}
        onPaste={paste}
        onKeyDown={press}
      />
    </Part>
  );
}
