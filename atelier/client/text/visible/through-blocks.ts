import { searchPanelOpen } from '@codemirror/search';
import { EditorSelection, EditorState, type Extension, Prec } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { workshopText as words } from '../../../words/text.fr.ts';
import { tableAt } from '../edits/tables.ts';
import { type Block, blockAt, textBlocks } from './blocks.ts';
import { cellAt, setCaret } from './cell-keys.ts';

/** The caret goes through blocks by arrows like through lines, and what it comes into is said. */
export const throughBlocks: Extension = [
  Prec.high(
    keymap.of([
      { key: 'ArrowDown', run: (view) => enter(view, true, true) },
      { key: 'ArrowUp', run: (view) => enter(view, false, true) },
      { key: 'ArrowRight', run: (view) => enter(view, true, false) },
      { key: 'ArrowLeft', run: (view) => enter(view, false, false) },
    ]),
  ),
  EditorState.transactionExtender.of(({ startState, selection, docChanged }) => {
    if (!selection || docChanged || !selection.main.empty) return null;
    const [before, after] = [startState.selection.main.head, selection.main.head].map((at) => blockAt(startState, at));
    if (!after || after === before) return null;
    return { effects: EditorView.announce.of(sayBlock(after)) };
  }),
  EditorView.updateListener.of((update) => {
    const { view, selectionSet, focusChanged, startState, state } = update;
    const isNew = startState.field(textBlocks, false) !== state.field(textBlocks);
    if ((selectionSet || focusChanged || isNew) && view.hasFocus) intoCell(view);
  }),
  EditorView.inputHandler.of((view, from, to, text) => {
    if (!isBelowTable(view.state, from) || from !== to || /^[|\n]/.test(text)) return false;
    const insert = `\n${text}`;
    view.dispatch({ changes: { from, insert }, selection: { anchor: from + insert.length }, userEvent: 'input.type' });
    return true;
  }),
];

function sayBlock(block: Block): string {
  const { blocks } = words.visible;
  switch (block.kind) {
    case 'picture':
      return blocks.picture(block.description);
    case 'drawing':
      return blocks.drawing(block.name, block.title);
    case 'callOut':
      return blocks.callOut(block.title);
    case 'table':
      return blocks.tableHere;
    default:
      return blocks[block.kind](block.title);
  }
}

/** Into the block that the caret would jump over. */
function enter(view: EditorView, forward: boolean, vertical: boolean): boolean {
  const { main } = view.state.selection;
  if (!main.empty) return false;
  const moved = vertical ? view.moveVertically(main, forward) : view.moveByChar(main, forward);
  const line = view.state.doc.lineAt(main.head);
  const isLeaving = moved.head < line.from || moved.head > line.to;
  if (!isLeaving) return false;
  const beyond = forward ? line.to + 1 : line.from - 1;
  const block = blockAt(view.state, beyond);
  if (!block || !isFigure(block) || (block.from <= main.head && main.head <= block.to)) return false;
  const anchor = vertical || forward ? (forward ? block.from : view.state.doc.lineAt(block.to).from) : block.to;
  view.dispatch({ selection: EditorSelection.cursor(anchor), scrollIntoView: true, userEvent: 'select' });
  return true;
}

function isFigure({ kind }: Block): boolean {
  return kind === 'picture' || kind === 'drawing' || kind === 'table';
}

/** A table is written in cell by cell: whoever comes into its lines is in the cell there. */
function intoCell(view: EditorView): void {
  const { main } = view.state.selection;
  if (searchPanelOpen(view.state)) return;
  const isIn = view.state
    .field(textBlocks)
    .some(({ kind, from, to }) => kind === 'table' && from <= main.from && main.to <= to);
  if (!isIn) return;
  // The editor is told of the cell by its focus, which it takes once it is done. A table that is not in sight is drawn by the next measure.
  queueMicrotask(() => {
    if (focusCell(view)) return;
    const write = () => queueMicrotask(() => focusCell(view));
    view.requestMeasure({ key: 'into-cell', read: () => undefined, write });
  });
}

/** Whether the cell that the caret stands in has the keyboard now. */
function focusCell(view: EditorView): boolean {
  const table = tableAt(view.state);
  const box = table && view.hasFocus ? gridAt(view, table.from) : undefined;
  const cell = box && table ? cellAt(box, table) : undefined;
  if (!cell) return false;
  const isChosen = !view.state.selection.main.empty;
  cell.focus();
  if (isChosen) document.getSelection()?.selectAllChildren(cell);
  else setCaret(cell, cell.textContent.length);
  return true;
}

function gridAt(view: EditorView, at: number): Element | undefined {
  return [...view.contentDOM.querySelectorAll('.cm-grid')].find((box) => view.posAtDOM(box) === at);
}

/** Whether a place is an empty line right below a table, which what is written there would become a row of. */
function isBelowTable(state: EditorState, at: number): boolean {
  const line = state.doc.lineAt(at);
  if (line.length > 0 || line.number === 1) return false;
  const above = state.doc.line(line.number - 1);
  return above.length > 0 && blockAt(state, above.to)?.kind === 'table';
}
