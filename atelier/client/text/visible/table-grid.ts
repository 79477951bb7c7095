import { type EditorView, WidgetType } from '@codemirror/view';
import { workshopTable as cellWords, workshopText as words } from '../../../words/text.fr.ts';
import { type Cell, gridOf, sideOf, tableLines } from '../edits/grid.ts';
import { cellAt, cellOf, inlineText, listenToCells } from './cell-keys.ts';

/** A table as a grid that one types in: each cell writes its own part of the table's lines, and shows its signs while one is in it. */
export class TableGrid extends WidgetType {
  private readonly source: string;

  constructor(source: string) {
    super();
    this.source = source;
  }

  override eq(other: TableGrid): boolean {
    return other.source === this.source;
  }

  override get estimatedHeight(): number {
    return 40 * (this.source.split('\n').length - 1);
  }

  override toDOM(view: EditorView): HTMLElement {
    const box = document.createElement('div');
    box.className = 'cm-grid';
    box.append(document.createElement('table'));
    this.write(box, view);
    listenToCells(box, view);
    return box;
  }

  /** What is written in a cell comes back to it: the element stays, and the caret in it. */
  override updateDOM(box: HTMLElement, view: EditorView): boolean {
    this.write(box, view);
    return true;
  }

  override ignoreEvent(): boolean {
    return true;
  }

  private write(box: HTMLElement, view: EditorView): void {
    const lines = tableLines(this.source);
    const { columns, rows } = gridOf(lines);
    const sides = (lines[1]?.cells ?? []).map(sideOf);
    const table = box.querySelector('table');
    if (!table) return;
    table.ariaLabel = words.visible.blocks.table(columns.length, rows.length);
    const before = document.activeElement;
    const active = before instanceof HTMLElement && box.contains(before) ? cellOf(before) : undefined;
    const isSame = table.rows.length === rows.length && table.rows[0]?.cells.length === columns.length;
    if (!isSame) table.replaceChildren(...rows.map(({ cells }, row) => rowOf(cells.length, row)));
    for (const [row, { cells }] of rows.entries()) {
      for (const [column, text] of cells.entries()) {
        const cell = cellAt(box, { row, column });
        if (cell) setText(cell, { text, side: sides[column] ?? '' }, view);
      }
    }
    if (isSame || !active) return;
    // The editor hears of the cell by its focus, for which it has to be done.
    queueMicrotask(() => {
      if (!box.contains(document.activeElement)) cellAt(box, clamped(active, rows.length, columns.length))?.focus();
    });
  }
}

function clamped({ row, column }: Cell, rows: number, columns: number): Cell {
  return { row: Math.min(row, rows - 1), column: Math.min(column, columns - 1) };
}

function rowOf(columns: number, row: number): HTMLTableRowElement {
  const line = document.createElement('tr');
  for (let column = 0; column < columns; column++) {
    const part = document.createElement(row === 0 ? 'th' : 'td');
    if (row === 0) part.setAttribute('scope', 'col');
    const cell = document.createElement('div');
    cell.contentEditable = 'plaintext-only';
    cell.role = 'textbox';
    // The Tab key stops at the text, and goes through the cells from within.
    cell.tabIndex = -1;
    cell.ariaLabel = cellWords.cell(row, column + 1);
    cell.lang = 'fr';
    part.append(cell);
    line.append(part);
  }
  return line;
}

/** The text of a cell, which keeps the caret where it says the same already. */
function setText(cell: HTMLElement, { text, side }: { text: string; side: string }, view: EditorView): void {
  const isNew = cell.dataset.written !== text;
  cell.dataset.written = text;
  cell.dataset.side = side;
  if (cell !== document.activeElement) {
    if (isNew || cell.childNodes.length === 0) cell.replaceChildren(inlineText(text, view.state));
  } else if (cell.textContent.trim() !== text) cell.textContent = text;
}
