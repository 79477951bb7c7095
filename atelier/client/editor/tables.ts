import type { Node, NodeType, ResolvedPos } from 'prosemirror-model';
import { type Command, type EditorState, TextSelection, type Transaction } from 'prosemirror-state';
import { addColumnAfter, addRowAfter, CellSelection, findTable, goToNextCell, TableMap } from 'prosemirror-tables';
import { insertBlocks } from './commands.ts';
import { type Align, schema } from './model/schema.ts';

const { nodes } = schema;

export function isTable({ selection: { $head } }: EditorState): boolean {
  return findTable($head) !== null;
}

interface FoundTable {
  node: Node;
  /** In front of it. */
  pos: number;
  row: number;
  column: number;
}

function tableAround($pos: ResolvedPos): FoundTable | undefined {
  const found = findTable($pos);
  if (!found) return undefined;
  const column = found.depth + 1 <= $pos.depth ? $pos.index(found.depth + 1) : 0;
  return { node: found.node, pos: found.pos, row: $pos.index(found.depth), column };
}

/** In front of a cell of a table at `pos`. */
function cellAt(doc: Node, pos: number, row: number, column: number): number {
  const table = doc.nodeAt(pos);
  return table ? pos + 1 + (TableMap.get(table).map[row * TableMap.get(table).width + column] ?? 0) : pos;
}

/** Selects all that a cell says. */
function selectText(tr: Transaction, cell: number): Transaction {
  const size = tr.doc.nodeAt(cell)?.nodeSize ?? 4;
  return tr.setSelection(TextSelection.create(tr.doc, cell + 2, cell + size - 2)).scrollIntoView();
}

/** A table with empty cells, its first head selected. `head`: what columns are called that nobody named. */
export function insertTable(head: (nth: number) => string, rows = 3, columns = 3): Command {
  return (state, dispatch) => {
    const line = (row: number) => {
      const names = Array.from({ length: columns }, (_, column) => (row === 0 ? head(column + 1) : ''));
      return nodes.table_row.create(
        null,
        names.map((name) => cellOf(row === 0 ? nodes.table_header : nodes.table_cell, name)),
      );
    };
    const table = nodes.table.create(
      null,
      Array.from({ length: rows }, (_, row) => line(row)),
    );
    const select = (tr: Transaction) => dispatch?.(selectText(tr, tr.selection.$head.before(-1)));
    return insertBlocks([table])(state, dispatch && select);
  };
}

function cellOf(type: NodeType, text: string): Node {
  return type.create(null, nodes.paragraph.create(null, text === '' ? undefined : schema.text(text)));
}

export const addRow: Command = (state, dispatch) => {
  const table = tableAround(state.selection.$head);
  if (!table) return false;
  return addRowAfter(
    state,
    dispatch && ((tr) => dispatch(selectText(tr, cellAt(tr.doc, table.pos, table.row + 1, 0)))),
  );
};

/** A column on the right, whose head is selected. */
export function addColumn(head: (nth: number) => string): Command {
  return (state, dispatch) => {
    const table = tableAround(state.selection.$head);
    if (!table) return false;
    return addColumnAfter(
      state,
      dispatch &&
        ((tr) => {
          const cell = cellAt(tr.doc, table.pos, 0, table.column + 1);
          tr.insertText(head((table.node.firstChild?.childCount ?? 0) + 1), cell + 2);
          dispatch(selectText(tr, cell));
        }),
    );
  };
}

/** Puts the caret into the last row or column of the table at a position. */
export function toEdge(pos: number, edge: 'row' | 'column'): Command {
  return ({ doc, tr }, dispatch) => {
    const table = doc.nodeAt(pos);
    if (!table) return false;
    const { width, height } = TableMap.get(table);
    const cell = edge === 'row' ? cellAt(doc, pos, height - 1, 0) : cellAt(doc, pos, 0, width - 1);
    dispatch?.(tr.setSelection(TextSelection.create(doc, cell + 2)));
    return true;
  };
}

/** The cell below; behind the last one a new row. */
export const nextRow: Command = (state, dispatch) => {
  const table = tableAround(state.selection.$head);
  if (!table) return false;
  const toCell = (tr: Transaction) => {
    const cell = cellAt(tr.doc, table.pos, table.row + 1, table.column);
    const end = cell + (tr.doc.nodeAt(cell)?.nodeSize ?? 4) - 2;
    dispatch?.(tr.setSelection(TextSelection.create(tr.doc, end)).scrollIntoView());
  };
  if (table.row === table.node.childCount - 1) return addRowAfter(state, dispatch && toCell);
  if (dispatch) toCell(state.tr);
  return true;
};

/** The next cell, selected; behind the last one a new row, unless the last one is empty: then the key goes on to what follows the text. */
export const nextCell: Command = (state, dispatch) => {
  const table = tableAround(state.selection.$head);
  if (!table) return false;
  if (goToNextCell(1)(state, dispatch)) return true;
  return table.node.lastChild?.textContent !== '' && addRow(state, dispatch);
};

export const previousCell: Command = goToNextCell(-1);

/** All that a cell says; all of the text where that is selected already. */
export const selectCell: Command = (state, dispatch) => {
  const { $from, $to, from, to } = state.selection;
  if (!isTable(state) || !$from.sameParent($to) || (from === $from.start() && to === $from.end())) return false;
  dispatch?.(state.tr.setSelection(TextSelection.create(state.doc, $from.start(), $from.end())));
  return true;
};

/** Selected cells lose their words, not themselves. */
export const emptyCells: Command = (state, dispatch) => {
  if (!(state.selection instanceof CellSelection)) return false;
  const { tr } = state;
  state.selection.forEachCell((cell, pos) => {
    const [from, to] = [tr.mapping.map(pos + 1), tr.mapping.map(pos + cell.nodeSize - 1)];
    tr.replaceWith(from, to, nodes.paragraph.create());
  });
  dispatch?.(tr);
  return true;
};

/** Aligns the column of the caret. */
export function alignColumn(align: Align): Command {
  return ({ tr, selection }, dispatch) => {
    const table = tableAround(selection.$head);
    if (!table) return false;
    const { pos, column } = table;
    const map = TableMap.get(table.node);
    for (const cell of map.cellsInRect({ left: column, right: column + 1, top: 0, bottom: map.height }))
      tr.setNodeAttribute(pos + 1 + cell, 'align', align);
    dispatch?.(tr);
    return true;
  };
}

/** Gives the table of the caret a caption, or takes it away. */
export function setCaption(caption: string | null): Command {
  return (state, dispatch) => {
    const table = tableAround(state.selection.$head);
    if (!table) return false;
    dispatch?.(state.tr.setNodeAttribute(table.pos, 'caption', caption));
    return true;
  };
}
