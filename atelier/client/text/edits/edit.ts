import { ensureSyntaxTree, syntaxTree } from '@codemirror/language';
import {
  type ChangeSpec,
  EditorSelection,
  type EditorState,
  type Line,
  type StateCommand,
  type Transaction,
  type TransactionSpec,
} from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/** What a button or a key does to a text: undefined where there is nothing to do. */
export type Edit = (state: EditorState) => TransactionSpec | undefined;

/** The edit as a command of keys, one step of undoing. */
export function commandOf(edit: Edit): StateCommand {
  return ({ state, dispatch }) => {
    const spec = edit(state);
    if (!spec) return true;
    const done = state.update(spec, { userEvent: 'input.format' });
    dispatch(done);
    // An editor looks for places of a change's own effects in the text before it.
    dispatch(done.state.update(inSight(done)));
    return true;
  };
}

/** Has all that a change has written in sight, its beginning where that is too much, with a line or two around it. */
export function inSight({ changes, state }: Transaction): TransactionSpec {
  let [from, to] = [state.doc.length, 0];
  changes.iterChangedRanges((_, __, start, end) => {
    [from, to] = [Math.min(from, start), Math.max(to, end)];
  });
  const range = from < to ? EditorSelection.range(to, from) : state.selection.main;
  return { effects: EditorView.scrollIntoView(range, { yMargin: MARGIN }) };
}

/** In pixels. */
const MARGIN = 40;

type Tree = ReturnType<typeof syntaxTree>;
type SyntaxNode = Tree['topNode'];

/** Then an edit works with the part of the text that is parsed. */
const TIMEOUT_MS = 200;

export function treeOf(state: EditorState, upTo = state.doc.length): Tree {
  return ensureSyntaxTree(state, upTo, TIMEOUT_MS) ?? syntaxTree(state);
}

/** The innermost node of one of the names that holds all of a range. */
export function nodeAround(
  state: EditorState,
  from: number,
  to: number,
  ...names: readonly string[]
): SyntaxNode | undefined {
  const tree = treeOf(state, to);
  for (const side of [1, -1] as const) {
    for (let node: SyntaxNode | null = tree.resolveInner(from, side); node; node = node.parent) {
      if (names.includes(node.name) && node.from <= from && node.to >= to) return node;
    }
  }
  return undefined;
}

/** The lines that the selection touches. One that it only ends in front of does not count. */
export function selectedLines({ doc, selection: { main } }: EditorState): Line[] {
  const first = doc.lineAt(main.from).number;
  const end = doc.lineAt(main.to);
  const last = end.number > first && end.from === main.to ? end.number - 1 : end.number;
  return Array.from({ length: last - first + 1 }, (_, nth) => doc.line(first + nth));
}

/** Those of them that say something, else the first. */
export function writtenLines(state: EditorState): Line[] {
  const lines = selectedLines(state);
  const written = lines.filter(({ text }) => text.trim() !== '');
  return written.length > 0 ? written : lines.slice(0, 1);
}

/** Changes some lines and sets them apart from their neighbours by empty lines, but from those that belong to them. A caret stays in its text, behind what is written before it. */
export function changedApart(
  state: EditorState,
  lines: readonly Line[],
  signs: readonly ChangeSpec[],
  belongs: (neighbour: string) => boolean = () => false,
): TransactionSpec {
  const { doc } = state;
  const isNear = (number: number) => {
    if (number < 1 || number > doc.lines) return false;
    const { text } = doc.line(number);
    return text.trim() !== '' && !belongs(text);
  };
  const [first, last] = [lines[0], lines.at(-1)];
  const before = first && isNear(first.number - 1) ? [{ from: first.from, insert: '\n' }] : [];
  const after = last && isNear(last.number + 1) ? [{ from: last.to + 1, insert: '\n' }] : [];
  const changes = state.changes([before, signs, after]);
  const { main } = state.selection;
  if (!main.empty) return { changes, selection: state.selection.map(changes) };
  const isAtEnd = last && main.head === last.to && last.length > 0;
  return { changes, selection: { anchor: changes.mapPos(main.head, isAtEnd ? -1 : 1) } };
}

/** What of a text gives way to what. */
interface Replacement {
  from: number;
  to: number;
  insert: string;
}

/** The one replacement that makes `after` of `before`, without what they begin and end with alike; undefined where they are equal. */
export function smallestChange(before: string, after: string): Replacement | undefined {
  if (before === after) return undefined;
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) };
}
