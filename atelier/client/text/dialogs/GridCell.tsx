import type { ClipboardEvent, KeyboardEvent } from 'react';
import { workshopTable as words } from '../../../words/table.fr.ts';
import type { Cell } from '../edits/grid.ts';

export interface GridCellHandlers {
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
export function GridCell({ text, cell, onActive, onTexts, onEnter }: GridCellProps) {
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
