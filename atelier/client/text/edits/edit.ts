import { ensureSyntaxTree, syntaxTree } from '@codemirror/language';
import {
  EditorSelection,
  type EditorState,
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

/** How long a text may be read before an edit works with what is known of it, in milliseconds. */
const PATIENCE = 200;

export function treeOf(state: EditorState, upTo = state.doc.length): Tree {
  return ensureSyntaxTree(state, upTo, PATIENCE) ?? syntaxTree(state);
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
