import { chainCommands, lift, setBlockType, wrapIn } from 'prosemirror-commands';
import { type Attrs, Fragment, type MarkType, type Node, type NodeType, type ResolvedPos } from 'prosemirror-model';
import { liftListItem, wrapRangeInList } from 'prosemirror-schema-list';
import { type Command, type EditorState, NodeSelection, Selection, TextSelection } from 'prosemirror-state';
import { schema } from './model/schema.ts';

const { nodes, marks } = schema;

export function hasMark({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean {
  const { $from, from, to, empty } = selection;
  if (empty) return type.isInSet(storedMarks ?? $from.marks()) !== undefined;
  return doc.rangeHasMark(from, to, type);
}

/** Returns a command that turns the selected paragraphs into headings of a level, or such headings into paragraphs. A heading leaves its list. */
export function toggleHeading(level: number): Command {
  return (state, dispatch, view) => {
    if (isIn(nodes.heading, { level })(state)) return setBlockType(nodes.paragraph)(state, dispatch, view);
    const toHeading = setBlockType(nodes.heading, { level });
    if (toHeading(state, dispatch, view)) return true;
    return liftListItem(nodes.list_item)(
      state,
      dispatch &&
        ((tr) => {
          dispatch(tr);
          if (view) toggleHeading(level)(view.state, view.dispatch, view);
        }),
    );
  };
}

/** Tells whether the caret is in a node of some type with some attributes. */
export function isIn(type: NodeType, attributes: Attrs = {}): (state: EditorState) => boolean {
  return ({ selection: { $from } }) => {
    const attrs = nodeAround($from, type)?.node.attrs;
    return attrs !== undefined && Object.entries(attributes).every(([name, value]) => attrs[name] === value);
  };
}

export type ListKind = 'bullet' | 'ordered' | 'task';

/** Returns a command that turns the selected blocks into a list, the list around them into this kind, or a list of this kind into paragraphs. */
export function toggleList(kind: ListKind): Command {
  return (state, dispatch) => {
    const { $from, $to } = state.selection;
    const type = kind === 'ordered' ? nodes.ordered_list : nodes.bullet_list;
    const around = listAround($from);
    if (around && isList(state, kind)) return liftListItem(nodes.list_item)(state, dispatch);
    const { tr } = state;
    const range = $from.blockRange($to);
    if (around) tr.setNodeMarkup(around.pos, type, { tight: around.node.attrs.tight });
    else if (!range || !wrapRangeInList(tr, range, type)) return false;
    const list = listAround(tr.doc.resolve(tr.mapping.map($from.pos)));
    list?.node.forEach((_, offset) => {
      tr.setNodeAttribute(list.pos + 1 + offset, 'checked', kind === 'task' ? false : null);
    });
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

export function isList({ selection: { $from } }: EditorState, kind: ListKind): boolean {
  const list = listAround($from)?.node;
  if (!list) return false;
  if (kind === 'ordered') return list.type === nodes.ordered_list;
  return list.type === nodes.bullet_list && (list.firstChild?.attrs.checked !== null) === (kind === 'task');
}

interface FoundNode {
  node: Node;
  pos: number;
}

function listAround($pos: ResolvedPos): FoundNode | undefined {
  return nodeAround($pos, nodes.bullet_list, nodes.ordered_list);
}

/** Returns the innermost node of some types around a position. */
export function nodeAround($pos: ResolvedPos, ...types: readonly NodeType[]): FoundNode | undefined {
  for (let depth = $pos.depth; depth > 0; depth--) {
    const node = $pos.node(depth);
    if (types.includes(node.type)) return { node, pos: $pos.before(depth) };
  }
  return undefined;
}

export const toggleQuote: Command = (state, dispatch) =>
  isIn(nodes.blockquote)(state) ? lift(state, dispatch) : wrapIn(nodes.blockquote)(state, dispatch);

export const toggleCodeBlock: Command = (state, dispatch) =>
  setBlockType(isIn(nodes.code_block)(state) ? nodes.paragraph : nodes.code_block)(state, dispatch);

/** Returns a command that wraps the selected blocks in a call-out, renames the one around them, or removes it if it has this name. */
export function toggleCallOut(name: string): Command {
  return (state, dispatch) => {
    const { $from, $to } = state.selection;
    const around = nodeAround($from, nodes.call_out);
    if (!around) {
      const range = $from.blockRange($to);
      // A list or table is wrapped as a whole.
      const depth = range && topDepth($from);
      const whole =
        depth && $from.sharedDepth($to.pos) >= depth - 1
          ? $from.blockRange($to, (node) => node === $from.node(depth - 1))
          : range;
      if (!whole) return false;
      dispatch?.(state.tr.wrap(whole, [{ type: nodes.call_out, attrs: { name } }]).scrollIntoView());
      return true;
    }
    const { node, pos } = around;
    const { tr } = state;
    if (node.attrs.name === name) tr.replaceWith(pos, pos + node.nodeSize, node.content);
    else tr.setNodeAttribute(pos, 'name', name);
    dispatch?.(tr);
    return true;
  };
}

/** Returns the depth of the block at a position, directly below the document, a call-out or a note. */
function topDepth($pos: ResolvedPos): number {
  for (let depth = $pos.depth; depth > 0; depth--) {
    if (HOLDERS.has($pos.node(depth - 1).type)) return depth;
  }
  return 0;
}

const HOLDERS = new Set<NodeType>([nodes.doc, nodes.call_out, nodes.note]);

interface InsertOptions {
  /** The position; that of the caret without it. */
  at?: number | undefined;
  /** True if the caret goes behind the blocks, not into the first of them. */
  isBehind?: boolean;
}

/** Returns a command that inserts blocks behind the block at a position, or in place of an empty paragraph there. An atomic block at the end of the text is followed by a paragraph. */
export function insertBlocks(blocks: readonly Node[], { at, isBehind = false }: InsertOptions = {}): Command {
  return ({ tr, doc, selection }, dispatch) => {
    const $at = at === undefined ? selection.$to : doc.resolve(Math.min(at, doc.content.size));
    const depth = topDepth($at);
    const isFree = depth > 0 && $at.node(depth).type === nodes.paragraph && $at.node(depth).content.size === 0;
    const to = depth > 0 ? $at.after(depth) : $at.pos;
    const from = isFree ? $at.before(depth) : to;
    const isLast = blocks.at(-1)?.isAtom === true && to === doc.content.size;
    const content = Fragment.from([...blocks, ...(isLast ? [nodes.paragraph.create()] : [])]);
    tr.replaceWith(from, to, content);
    const atom = isBehind ? (!isLast && blocks.at(-1)?.isAtom ? blocks.at(-1) : undefined) : blocks[0];
    const end = from + content.size;
    if (atom?.isAtom) tr.setSelection(NodeSelection.create(tr.doc, isBehind ? end - atom.nodeSize : from));
    else tr.setSelection(Selection.near(tr.doc.resolve(isBehind ? end : from), isBehind ? -1 : 1));
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

/** Returns a command that inserts a block that the site fills. A text has each once: an existing one is selected instead. */
export function insertSlot(opening: string): Command {
  return (state, dispatch) => {
    let found = -1;
    state.doc.forEach((node, offset) => {
      if (node.type === nodes.drawing && node.attrs.opening === opening) found = offset;
    });
    if (found === -1) return insertBlocks([nodes.drawing.create({ source: opening, opening })])(state, dispatch);
    dispatch?.(state.tr.setSelection(NodeSelection.create(state.doc, found)).scrollIntoView());
    return true;
  };
}

/** Returns a command that replaces the selection by an inline node, such as a variable. */
export function insertInline(node: Node): Command {
  return (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(node, true).scrollIntoView());
    return true;
  };
}

/** Inserts a note reference behind the selection, and puts the caret into the new note at the end of the text. */
export const addNote: Command = (state, dispatch) => {
  const { tr, doc, selection } = state;
  if (!selection.$to.parent.inlineContent || selection.$to.parent.type === nodes.code_block) return false;
  const labels = new Set<string>();
  doc.descendants((node) => {
    if (node.type === nodes.note || node.type === nodes.note_call) labels.add(String(node.attrs.label));
  });
  let number = 1;
  while (labels.has(String(number))) number += 1;
  const label = String(number);
  tr.insert(selection.to, nodes.note_call.create({ label }));
  tr.insert(tr.doc.content.size, nodes.note.create({ label }, nodes.paragraph.create()));
  tr.setSelection(Selection.atEnd(tr.doc));
  dispatch?.(tr.scrollIntoView());
  return true;
};

/** Returns the link at the caret or the selection, with the ends of its text. */
export function linkAt({ doc, selection }: EditorState): { from: number; to: number; text: string; address: string } {
  const { from, to, $from } = selection;
  const mark = marks.link.isInSet(selection.empty ? $from.marks() : ($from.nodeAfter?.marks ?? []));
  if (!mark || !$from.parent.inlineContent) return { from, to, text: doc.textBetween(from, to, ' '), address: '' };
  const start = $from.start();
  let [left, right] = [$from.pos, $from.pos];
  $from.parent.forEach((child, offset) => {
    if (!mark.isInSet(child.marks)) return;
    const [begin, end] = [start + offset, start + offset + child.nodeSize];
    if (begin <= right && end >= left) [left, right] = [Math.min(left, begin), Math.max(right, end)];
  });
  return { from: left, to: right, text: doc.textBetween(left, right, ' '), address: String(mark.attrs.address) };
}

/** Returns a command that links the selection, or inserts `title` as a link if nothing is selected. An empty address removes the link. */
export function setLink(address: string, title: string): Command {
  return (state, dispatch) => {
    const { from, to, text } = linkAt(state);
    const { tr } = state;
    tr.removeMark(from, to, marks.link);
    const mark = marks.link.create({ address });
    if (text === '') tr.insert(from, schema.text(title || address, [mark, ...(state.storedMarks ?? [])]));
    else if (address !== '') tr.addMark(from, to, mark);
    const end = text === '' ? from + (title || address).length : to;
    dispatch?.(tr.setSelection(TextSelection.create(tr.doc, end)).removeStoredMark(marks.link).scrollIntoView());
    return true;
  };
}

export const isLink = (state: EditorState) => linkAt(state).address !== '';

/** Lifts the selected blocks out of a quote, a call-out, or one level of a list. */
export const outdent: Command = chainCommands(liftListItem(nodes.list_item), lift);

/** Returns a command that always claims its key, so that the browser's own action does not run. */
export function claimKey(command: Command): Command {
  return (state, dispatch, view) => {
    command(state, dispatch, view);
    return true;
  };
}
