import { Fragment, type Mark, type Node, Slice } from 'prosemirror-model';
import type { Transaction } from 'prosemirror-state';
import {
  CellSelection,
  __clipCells as clipCells,
  __insertCells as insertCells,
  __pastedCells as pastedCells,
  selectedRect,
} from 'prosemirror-tables';
import type { EditorView } from 'prosemirror-view';
import { plainText } from './blocks/node-views.ts';
import { schema } from './model/schema.ts';

const { nodes } = schema;

/** Pastes nodes into the table at the caret. Cells fill those from the caret on, and the table grows; anything else becomes one line in a cell. */
export function pasteIntoTable(view: EditorView, slice: Slice): void {
  const { state } = view;
  const rect = selectedRect(state);
  const dispatch = (tr: Transaction) => view.dispatch(tr.scrollIntoView().setMeta('uiEvent', 'paste'));
  const areCells = state.selection instanceof CellSelection;
  const cells = pastedCells(slice) ?? (areCells ? oneCell(slice) : undefined);
  if (cells) {
    const fitting = areCells ? clipCells(cells, rect.right - rect.left, rect.bottom - rect.top) : cells;
    insertCells(state, (tr) => dispatch(withHead(tr, rect.tableStart)), rect.tableStart, rect, fitting);
  } else dispatch(state.tr.replaceSelection(new Slice(oneLine(slice.content), 0, 0)));
}

/** Returns a table of a tab-separated text, as spreadsheets copy it; of any other text, its lines as paragraphs. */
export function cellsOf(text: string): Slice {
  const lines = text.trimEnd().split(/\r?\n/);
  const paragraph = (words: string) => nodes.paragraph.create(null, words === '' ? null : schema.text(words));
  const cell = (words: string) => nodes.table_cell.create(null, paragraph(words));
  const row = (line: string) => nodes.table_row.create(null, line.split('\t').map(cell));
  return new Slice(Fragment.from(text.includes('\t') ? lines.map(row) : lines.map(paragraph)), 0, 0);
}

function oneCell({ content }: Slice) {
  const cell = nodes.table_cell.create(null, nodes.paragraph.create(null, oneLine(content)));
  return { width: 1, height: 1, rows: [Fragment.from(cell)] };
}

/** Returns the content of blocks in one line, with spaces between. Items keep their numbers and check boxes as signs, drawings their titles. */
function oneLine(blocks: Fragment): Fragment {
  const line: Node[] = [];
  let sign = '';
  blocks.descendants((node, _, list, nth) => {
    if (node.type === nodes.list_item) sign = signOf(node, list, nth);
    if (!node.isBlock || (!node.isTextblock && !node.isAtom)) return true;
    const said = saidBy(node);
    if (said.length === 0) return false;
    if (line.length > 0 || sign !== '') line.push(schema.text(line.length > 0 ? ` ${sign}` : sign));
    sign = '';
    line.push(...said);
    return false;
  });
  return Fragment.from(line);
}

function saidBy({ type, attrs, children, textContent }: Node): readonly Node[] {
  switch (type) {
    case nodes.figure:
      return [nodes.image.create({ address: attrs.address, description: attrs.description })];
    case nodes.code_block:
      return wordsOf(textContent, [schema.marks.code.create()]);
    case nodes.drawing:
      return wordsOf(attrs.title);
    case nodes.source:
      return wordsOf(plainText(attrs.source));
    default:
      return children.map((child) => (child.type === nodes.hard_break ? schema.text(' ') : child));
  }
}

function wordsOf(source: string, marks: readonly Mark[] = []): Node[] {
  const words = source.split(/\s+/).join(' ').trim();
  return words === '' ? [] : [schema.text(words, marks)];
}

function signOf({ attrs: { checked } }: Node, list: Node | null, nth: number): string {
  if (checked !== null) return checked ? '☑ ' : '☐ ';
  return list?.type === nodes.ordered_list ? `${list.attrs.start + nth}. ` : '';
}

/** Makes only the first row of a table its head, and gives each column one alignment. */
function withHead(tr: Transaction, start: number): Transaction {
  const table = tr.doc.nodeAt(start - 1);
  table?.forEach((row, offset, nth) => {
    row.forEach((cell, inside, column) => {
      const type = nth === 0 ? nodes.table_header : nodes.table_cell;
      const align = table.firstChild?.maybeChild(column)?.attrs.align ?? null;
      if (cell.type === type && cell.attrs.align === align) return;
      tr.setNodeMarkup(start + offset + 1 + inside, type, { ...cell.attrs, align });
    });
  });
  return tr;
}
