import { type ChangeSpec, EditorSelection, type EditorState, type SelectionRange } from '@codemirror/state';
import { type Edit, nodeAround } from './edit.ts';

interface Mark {
  /** The node that stands for it, and the one of its signs (@lezer/markdown). */
  node: string;
  sign: string;
  /** What is written on both sides of a text. */
  around: (text: string) => string;
}

const BOLD: Mark = { node: 'StrongEmphasis', sign: 'EmphasisMark', around: () => '**' };
const ITALIC: Mark = { node: 'Emphasis', sign: 'EmphasisMark', around: () => '*' };
const STRUCK: Mark = { node: 'Strikethrough', sign: 'StrikethroughMark', around: () => '~~' };
const CODE: Mark = { node: 'InlineCode', sign: 'CodeMark', around: graves };

export const toggleBold = toggle(BOLD);
export const toggleItalic = toggle(ITALIC);
export const toggleStruck = toggle(STRUCK);
export const toggleCode = toggle(CODE);

export const isBold = (state: EditorState) => isIn(state, BOLD);
export const isItalic = (state: EditorState) => isIn(state, ITALIC);
export const isStruck = (state: EditorState) => isIn(state, STRUCK);
export const isCode = (state: EditorState) => isIn(state, CODE);

function isIn(state: EditorState, { node }: Mark): boolean {
  const { from, to } = state.selection.main;
  return nodeAround(state, from, to, node) !== undefined;
}

/** Puts signs around the selection, the word or the caret; takes those away that are there. */
function toggle(mark: Mark): Edit {
  return (state) => {
    const { main } = state.selection;
    const pieces = piecesOf(state, main);
    const targets = pieces.length > 0 ? pieces : [main];
    const marked = targets.flatMap(({ from, to }) => nodeAround(state, from, to, mark.node) ?? []);
    if (marked.length === targets.length) {
      const signs = marked.flatMap((node) => node.getChildren(mark.sign));
      return { changes: unique(signs.map(({ from, to }) => ({ from, to }))) };
    }
    const [first, last] = [pieces[0], pieces.at(-1)];
    if (!first || !last) return aroundCaret(state, mark);
    const plain = pieces.filter(({ from, to }) => !nodeAround(state, from, to, mark.node));
    const changes = state.changes(plain.flatMap((piece) => around(state, piece, mark)));
    // What was selected stays selected, without the signs; a caret stays in its word.
    const [start, end] = [changes.mapPos(first.from, 1), changes.mapPos(last.to, -1)];
    if (!main.empty) return { changes, selection: { anchor: start, head: end } };
    return { changes, selection: { anchor: changes.mapPos(main.head, main.head === last.to ? -1 : 1) } };
  };
}

interface Piece {
  from: number;
  to: number;
}

/** What signs can go around: each line's own text, without what opens its block, and without spaces at its ends; the word of a caret. */
function piecesOf(state: EditorState, range: SelectionRange): Piece[] {
  const { from, to } = range.empty ? (state.wordAt(range.head) ?? range) : range;
  const pieces: Piece[] = [];
  for (let at = from; at <= to; ) {
    const line = state.doc.lineAt(at);
    const opening = OPENING.exec(line.text)?.[0].length ?? 0;
    const start = Math.max(from, line.from + opening);
    const text = state.sliceDoc(start, Math.max(start, Math.min(to, line.to)));
    const inner = text.trim();
    const lead = text.length - text.trimStart().length;
    if (inner !== '') pieces.push({ from: start + lead, to: start + lead + inner.length });
    at = line.to + 1;
  }
  return pieces;
}

/** Signs of quotes, lists, tasks and headings at the start of a line. */
const OPENING = /^(?:\s*(?:>|[-+*]\s|\d+[.)]\s|\[[ xX]\]\s|#{1,6}\s))*\s*/;

function around(state: EditorState, { from, to }: Piece, mark: Mark): ChangeSpec[] {
  const signs = mark.around(state.sliceDoc(from, to));
  return [
    { from, insert: signs },
    { from: to, insert: signs },
  ];
}

function aroundCaret(state: EditorState, mark: Mark) {
  const { head } = state.selection.main;
  const signs = mark.around('');
  const isBetween = state.sliceDoc(head - signs.length, head + signs.length) === signs + signs;
  if (isBetween) return { changes: { from: head - signs.length, to: head + signs.length } };
  return { changes: { from: head, insert: signs + signs }, selection: EditorSelection.cursor(head + signs.length) };
}

/** One accent more than the longest run of them in the text (CommonMark 0.31.2, 6.1). */
function graves(text: string): string {
  const runs = (text.match(/`+/g) ?? []).map(({ length }) => length);
  return '`'.repeat(Math.max(0, ...runs) + 1);
}

function unique(pieces: readonly Piece[]): Piece[] {
  return pieces.filter((piece, nth) => pieces.findIndex(({ from }) => from === piece.from) === nth);
}
