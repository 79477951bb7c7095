import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { workshopText as textWords, workshopTable as words } from '../../../words/text.fr.ts';
import { Actions } from '../../ui/Dialog.tsx';
import * as css from './dialogs.module.css';
import { type Cell, type Grid, withColumn, withoutColumn, withoutRow, withRow, withTexts } from './grid.ts';

interface GridFieldProps {
  grid: Grid;
  onChange(grid: Grid): void;
}

/** A table to write in, cell by cell, its head first. What was copied from a spreadsheet fills as many cells as it has. */
export function GridField({ grid, onChange }: GridFieldProps) {
  const table = useRef<HTMLTableElement>(null);
  const [active, setActive] = useState<Cell>({ row: 0, column: 0 });
  const toNextRow = ({ row, column }: Cell) => {
    if (row === grid.length - 1) onChange(withRow(grid, row));
    requestAnimationFrame(() => table.current?.rows[row + 1]?.cells[column]?.querySelector('textarea')?.focus());
  };
  const cells = grid.map((texts, row) => texts.map((text, column) => ({ text, cell: { row, column } })));
  return (
    <>
      <p>{words.help}</p>
      <div className={css.scroller}>
        <table ref={table} className={css.grid}>
          <tbody>
            {cells.map((line) => (
              <tr key={line[0]?.cell.row}>
                {line.map((one) => (
                  <GridCell
                    key={one.cell.column}
                    {...one}
                    onActive={() => setActive(one.cell)}
                    onTexts={(texts) => onChange(withTexts(grid, one.cell, texts))}
                    onEnter={() => toNextRow(one.cell)}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <GridActions grid={grid} active={active} onChange={onChange} />
    </>
  );
}

interface GridCellProps {
  text: string;
  cell: Cell;
  onActive(): void;
  onTexts(texts: Grid): void;
  onEnter(): void;
}

function GridCell({ text, cell, onActive, onTexts, onEnter }: GridCellProps) {
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter();
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain').replace(/\r\n?/g, '\n').replace(/\n$/, '');
    if (!/[\t\n]/.test(pasted)) return;
    event.preventDefault();
    onTexts(pasted.split('\n').map((line) => line.split('\t')));
  };
  const Part = cell.row === 0 ? 'th' : 'td';
  return (
    <Part>
      <textarea
        rows={1}
        value={text}
        aria-label={words.cell(cell.row, cell.column + 1)}
        lang="fr"
        onFocus={onActive}
        onChange={({ target }) => onTexts([[target.value]])}
        onPaste={paste}
        onKeyDown={press}
      />
    </Part>
  );
}

/** The actions at the current cell. */
function GridActions({ grid, active: { row, column }, onChange }: GridFieldProps & { active: Cell }) {
  const isNarrow = (grid[0]?.length ?? 0) < 3;
  return (
    <Actions>
      <button type="button" onClick={() => onChange(withRow(grid, row))}>
        {textWords.table.addRow}
      </button>
      <button type="button" onClick={() => onChange(withColumn(grid, column))}>
        {textWords.table.addColumn}
      </button>
      <button type="button" disabled={row === 0} onClick={() => onChange(withoutRow(grid, row))}>
        {words.removeRow(row)}
      </button>
      <button type="button" disabled={isNarrow} onClick={() => onChange(withoutColumn(grid, column))}>
        {words.removeColumn(column + 1)}
      </button>
    </Actions>
  );
}
