import type { EditorState } from '@codemirror/state';
import { useState } from 'react';
import { workshopTable as words } from '../../../words/table.fr.ts';
import { Actions } from '../../ui/Actions.tsx';
import type { Edit } from '../edits/edit.ts';
import { type Cell, newGrid, withColumn, withoutColumn, withoutRow, withRow, withTexts } from '../edits/grid.ts';
import { type Grid, gridOf } from '../edits/table-text.ts';
import { setTable, tableAt } from '../edits/tables.ts';
import { FormDialog } from './FormDialog.tsx';
import { GridTable } from './GridTable.tsx';

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

/** What can be done at the cell that one writes in. */
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
