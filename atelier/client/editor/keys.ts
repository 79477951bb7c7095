import {
  baseKeymap,
  chainCommands,
  createParagraphNear,
  exitCode,
  liftEmptyBlock,
  newlineInCode,
  splitBlock,
} from 'prosemirror-commands';
import { InputRule, inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, sinkListItem, splitListItem, wrapRangeInList } from 'prosemirror-schema-list';
import {
  type Command,
  type EditorState,
  NodeSelection,
  Plugin,
  Selection,
  TextSelection,
  type Transaction,
} from 'prosemirror-state';
import { deleteCellSelection } from 'prosemirror-tables';
import type { EditorView } from 'prosemirror-view';
import { insertBlocks, nodeAround } from './commands.ts';
import { schema } from './model/schema.ts';
import type { Services } from './services.ts';
import { isTable, nextCell, nextRow, previousCell, selectCell } from './tables.ts';

const { nodes } = schema;

/** Returns the plugins whose keys work as in a word processor. */
export function textKeys(openDialog: Services['openDialog']): Plugin[] {
  const openBlock: Command = ({ selection }) => {
    if (!(selection instanceof NodeSelection) || !selection.node.isAtom || !selection.node.isBlock) return false;
    openDialog({ name: 'block', node: selection.node, position: selection.from });
    return true;
  };
  return [
    keymap({
      Enter: chainCommands(
        openBlock,
        nextRow,
        newlineInCode,
        splitItem,
        leaveEmptyBlock,
        createParagraphNear,
        liftEmptyBlock,
        splitBlock,
      ),
      'Shift-Enter': chainCommands(exitCode, insertBreak),
      'Mod-Enter': chainCommands(tickBox, goToOtherEnd, leaveBlock),
      Tab: chainCommands(nextCell, sinkListItem(nodes.list_item)),
      'Shift-Tab': chainCommands(previousCell, liftListItem(nodes.list_item)),
      Backspace: chainCommands(deleteCellSelection, makePlain, selectNeighbour(-1)),
      Delete: chainCommands(deleteCellSelection, selectNeighbour(1)),
      'Mod-a': selectCell,
      'Mod-End': goToEnd,
      ArrowUp: focusField,
    }),
    keymap(baseKeymap),
    inputRules({ rules: MARKDOWN_RULES }),
    new Plugin({
      props: {
        handleTextInput: typeBehindBlock,
        handleDOMEvents: { mousedown: clickBelow, dblclick: goToClickedNote },
      },
    }),
  ];
}

/** Markdown signs that become a block as soon as they are typed at the start of a paragraph. */
const MARKDOWN_RULES = [
  wrappingInputRule(/^[-*]\s$/, nodes.bullet_list),
  wrappingInputRule(/^(\d+)[.)]\s$/, nodes.ordered_list, ([, start]) => ({ start: Number(start) })),
  wrappingInputRule(/^>\s$/, nodes.blockquote),
  new InputRule(/^\[([ x]?)\]\s$/i, beginTask),
  textblockTypeInputRule(/^(#{1,4})\s$/, nodes.heading, ([, signs = '']) => ({ level: Math.max(2, signs.length) })),
];

/** Adds a check box to a list item. A paragraph becomes such an item first. */
function beginTask(
  { tr }: EditorState,
  [, sign = '']: RegExpMatchArray,
  start: number,
  end: number,
): Transaction | null {
  tr.delete(start, end);
  const range = tr.selection.$from.blockRange();
  if (!range || (range.parent.type !== nodes.list_item && !wrapRangeInList(tr, range, nodes.bullet_list))) return null;
  const { $from } = tr.selection;
  const item = nodeAround($from, nodes.list_item);
  if (!item || $from.before() !== item.pos + 1) return null;
  return tr.setNodeAttribute(item.pos, 'checked', sign.toLowerCase() === 'x');
}

const tickBox: Command = ({ tr, selection }, dispatch) => {
  const item = nodeAround(selection.$from, nodes.list_item);
  if (!item || item.node.attrs.checked === null) return false;
  dispatch?.(tr.setNodeAttribute(item.pos, 'checked', !item.node.attrs.checked));
  return true;
};

/** Moves the caret from a note to its reference, or from a selected reference into its note. */
const goToOtherEnd: Command = ({ tr, doc, selection }, dispatch) => {
  const { from, to, $from } = selection;
  const note = nodeAround($from, nodes.note)?.node;
  const selected = note ?? (to - from === 1 ? $from.nodeAfter : undefined);
  const wanted = note ? nodes.note_call : nodes.note;
  let end = -1;
  doc.descendants(({ type, attrs, nodeSize }, pos) => {
    if (end === -1 && type === wanted && attrs.label === selected?.attrs.label) end = pos + nodeSize;
  });
  if (end === -1) return false;
  dispatch?.(tr.setSelection(Selection.near(doc.resolve(note ? end : end - 1), -1)).scrollIntoView());
  return true;
};

function goToClickedNote(view: EditorView, { target }: MouseEvent): boolean {
  if (!(target instanceof Element) || !target.matches('.rich-note-call')) return false;
  const { state } = view;
  const call = NodeSelection.create(state.doc, view.posAtDOM(target, 0));
  return goToOtherEnd(state.apply(state.tr.setSelection(call)), view.dispatch);
}

/** Moves the caret into a new paragraph behind the table, code block, call-out or similar block around it. */
const leaveBlock: Command = (state, dispatch) => {
  const { $from } = state.selection;
  if ($from.depth < 2 && $from.parent.type !== nodes.code_block) return false;
  return insertBlocks([nodes.paragraph.create()], { at: $from.after(1) })(state, dispatch);
};

const insertBreak: Command = (state, dispatch) => {
  if (!state.selection.$from.parent.inlineContent || isTable(state)) return false;
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create(), true).scrollIntoView());
  return true;
};

/** Splits a list item. The new item of a task list has an empty check box. */
const splitItem: Command = (state, dispatch) => {
  const item = nodeAround(state.selection.$from, nodes.list_item)?.node;
  const attrs = item && item.attrs.checked !== null ? { checked: false } : undefined;
  return splitListItem(nodes.list_item, attrs)(state, dispatch);
};

/** Moves an empty paragraph at the end of a call-out, quote or note behind that block. */
const leaveEmptyBlock: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  const holder = nodeAround($from, nodes.call_out, nodes.note, nodes.blockquote);
  if (!empty || !holder || $from.parent.content.size > 0 || $from.parent.type !== nodes.paragraph) return false;
  const end = holder.pos + holder.node.nodeSize;
  if ($from.after() !== end - 1 || holder.node.childCount < 2) return false;
  const { tr } = state;
  tr.delete($from.before(), $from.after());
  const at = tr.mapping.map(end);
  tr.insert(at, nodes.paragraph.create());
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, at + 1)).scrollIntoView());
  return true;
};

/** Turns a heading or list item into a paragraph when Backspace is pressed at its start. */
const makePlain: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  if (!empty || $from.parentOffset > 0) return false;
  if ($from.parent.type === nodes.heading) {
    dispatch?.(state.tr.setNodeMarkup($from.before(), nodes.paragraph));
    return true;
  }
  const item = nodeAround($from, nodes.list_item);
  return item !== undefined && $from.before() === item.pos + 1 && liftListItem(nodes.list_item)(state, dispatch);
};

/** Selects the atomic block or table beside the caret; a second key press deletes it. */
function selectNeighbour(side: -1 | 1): Command {
  return (state, dispatch) => {
    const { $from, $head, empty } = state.selection;
    if (!empty || !(state.selection instanceof TextSelection)) return false;
    if (side === -1 ? $from.parentOffset > 0 : $from.parentOffset < $from.parent.content.size) return false;
    const edge = side === -1 ? $head.before() : $head.after();
    const $edge = state.doc.resolve(edge);
    const neighbour = side === -1 ? $edge.nodeBefore : $edge.nodeAfter;
    if (!neighbour || !(neighbour.type === nodes.table || neighbour.isAtom)) return false;
    const pos = side === -1 ? edge - neighbour.nodeSize : edge;
    const { tr } = state;
    // An empty paragraph beside the block is deleted.
    if ($head.parent.content.size === 0 && $head.depth === 1 && state.doc.childCount > 1)
      tr.delete($head.before(), $head.after());
    dispatch?.(tr.setSelection(NodeSelection.create(tr.doc, tr.mapping.map(pos))).scrollIntoView());
    return true;
  };
}

/** Moves the focus from the first line of a call-out, table or code block to the field above it (title, caption or language). */
const focusField: Command = ({ selection: { $head, empty } }, _, view) => {
  if (!empty || !view?.endOfTextblock('up')) return false;
  for (let depth = $head.depth; depth > 0; depth--) {
    const dom = view.nodeDOM($head.before(depth));
    const found = dom instanceof Element && dom.querySelector(':scope > input:not([type="checkbox"], [hidden])');
    if (found instanceof HTMLElement) {
      found.focus();
      return true;
    }
    if ($head.index(depth - 1) > 0 && $head.node(depth - 1).type !== nodes.table_row) return false;
  }
  return false;
};

/** Inserts letters typed on a selected atomic block into a paragraph behind it. */
function typeBehindBlock({ state, dispatch }: EditorView, _from: number, _to: number, text: string): boolean {
  const { selection } = state;
  if (!(selection instanceof NodeSelection) || !selection.node.isAtom || !selection.node.isBlock) return false;
  const paragraph = nodes.paragraph.create(null, schema.text(text));
  return insertBlocks([paragraph], { at: selection.to, isBehind: true })(state, dispatch);
}

/** Moves the caret behind the last block after a click below it. */
function clickBelow(view: EditorView, event: MouseEvent): boolean {
  const last = view.dom.lastElementChild;
  if (event.target !== view.dom || !last || event.clientY < last.getBoundingClientRect().bottom) return false;
  event.preventDefault();
  view.focus();
  return goToEnd(view.state, view.dispatch);
}

/** Moves the caret to the end of the text, into a new paragraph if the text ends with a table or picture. */
const goToEnd: Command = (state, dispatch) => {
  const { lastChild, content } = state.doc;
  if (!lastChild?.isAtom && lastChild?.type !== nodes.table) {
    dispatch?.(state.tr.setSelection(Selection.atEnd(state.doc)).scrollIntoView());
    return true;
  }
  return insertBlocks([nodes.paragraph.create()], { at: content.size })(state, dispatch);
};
