import type { Node, NodeType } from 'prosemirror-model';
import { type Command, type EditorState, TextSelection, type Transaction } from 'prosemirror-state';
import {
  addColumnAfter,
  addRowAfter,
  findTable,
  goToNextCell,
  selectedRect,
  TableMap,
  type TableRect,
} from 'prosemirror-tables';
import { workshopText as words } from '../../words/text.fr.ts';
import { insertBlocks } from './commands.ts';
import { type Align, schema } from './model/schema.ts';

const { nodes } = schema;

export function isTable({ selection: { $head } }: EditorState): boolean {
  return findTable($head) !== null;
}

/** Returns a command that runs in a table, with the table and the selected cells. */
function inTable(command: (table: TableRect, ...args: Parameters<Command>) => boolean): Command {
  return (state, ...rest) => isTable(state) && command(selectedRect(state), state, ...rest);
}

/** Returns the position before a cell of the table whose rows begin at `start`. */
function cellAt(doc: Node, start: number, row: number, column: number): number {
  const table = doc.nodeAt(start - 1);
  return table ? start + TableMap.get(table).positionAt(row, column, table) : start;
}

/** Selects the content of a cell. */
function selectText(tr: Transaction, cell: number): Transaction {
  const size = tr.doc.nodeAt(cell)?.nodeSize ?? 4;
  return tr.setSelection(TextSelection.create(tr.doc, cell + 2, cell + size - 2)).scrollIntoView();
}

/** Inserts a table of three empty rows and columns, and selects its first head. */
export const insertTable: Command = (state, dispatch) => {
  const row = (cells: readonly Node[]) => nodes.table_row.create(null, cells);
  const heads = row([1, 2, 3].map((nth) => cellOf(nodes.table_header, words.table.head(nth))));
  const empty = row([1, 2, 3].map(() => cellOf(nodes.table_cell, '')));
  const table = nodes.table.create(null, [heads, empty, empty]);
  const select = (tr: Transaction) => dispatch?.(selectText(tr, tr.selection.$head.before(-1)));
  return insertBlocks([table])(state, dispatch && select);
};

function cellOf(type: NodeType, text: string): Node {
  return type.create(null, nodes.paragraph.create(null, text === '' ? undefined : schema.text(text)));
}

export const addRow = inTable(({ tableStart, bottom }, state, dispatch) =>
  addRowAfter(state, dispatch && ((tr) => dispatch(selectText(tr, cellAt(tr.doc, tableStart, bottom, 0))))),
);

/** Adds a column on the right, and selects its head. */
export const addColumn = inTable(({ tableStart, right, map }, state, dispatch) => {
  const nameHead = (tr: Transaction) => {
    const cell = cellAt(tr.doc, tableStart, 0, right);
    tr.insertText(words.table.head(map.width + 1), cell + 2);
    dispatch?.(selectText(tr, cell));
  };
  return addColumnAfter(state, dispatch && nameHead);
});

/** Returns a command that moves the caret into the last row or column of the table at a position. */
export function goToEdge(pos: number, edge: 'row' | 'column'): Command {
  return ({ doc, tr }, dispatch) => {
    const table = doc.nodeAt(pos);
    if (!table) return false;
    const { width, height } = TableMap.get(table);
    const cell = edge === 'row' ? cellAt(doc, pos + 1, height - 1, 0) : cellAt(doc, pos + 1, 0, width - 1);
    dispatch?.(tr.setSelection(TextSelection.create(doc, cell + 2)));
    return true;
  };
}

/** Moves to the cell below; adds a row behind the last one. */
export const nextRow = inTable(({ tableStart, left, bottom, map }, state, dispatch) => {
  const toCell = (tr: Transaction) => {
    const cell = cellAt(tr.doc, tableStart, bottom, left);
    const end = cell + (tr.doc.nodeAt(cell)?.nodeSize ?? 4) - 2;
    dispatch?.(tr.setSelection(TextSelection.create(tr.doc, end)).scrollIntoView());
  };
  if (bottom === map.height) return addRowAfter(state, dispatch && toCell);
  if (dispatch) toCell(state.tr);
  return true;
});

/** Selects the next cell; adds a row behind the last one. In an empty last row the key leaves the text instead. */
export const nextCell = inTable(({ table }, state, dispatch) => {
  if (goToNextCell(1)(state, dispatch)) return true;
  return table.lastChild?.textContent !== '' && addRow(state, dispatch);
});

export const previousCell: Command = goToNextCell(-1);

/** Selects the content of a cell, or the whole text if that is selected already. */
export const selectCell: Command = (state, dispatch) => {
  const { $from, $to, from, to } = state.selection;
  if (!isTable(state) || !$from.sameParent($to) || (from === $from.start() && to === $from.end())) return false;
  dispatch?.(state.tr.setSelection(TextSelection.create(state.doc, $from.start(), $from.end())));
  return true;
};

/** Returns a command that aligns the selected columns. */
export function alignColumn(align: Align): Command {
  return inTable((table, { tr }, dispatch) => {
    for (const cell of table.map.cellsInRect({ ...table, top: 0, bottom: table.map.height }))
      tr.setNodeAttribute(table.tableStart + cell, 'align', align);
    dispatch?.(tr);
    return true;
  });
}

/** Returns a command that sets the caption of the table at the caret, or removes it. */
export function setCaption(caption: string | null): Command {
  return inTable(({ tableStart }, { tr }, dispatch) => {
    dispatch?.(tr.setNodeAttribute(tableStart - 1, 'caption', caption));
    return true;
  });
}
