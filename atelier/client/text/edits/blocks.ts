import type { EditorState, TransactionSpec } from '@codemirror/state';
import { treeOf } from './edit.ts';

/** A block behind the one of some place, with empty lines around it. `from`, `to`: what of it is selected then. */
export function withBlock(
  state: EditorState,
  block: string,
  { from = block.length, to = from, at = state.selection.main.to }: { from?: number; to?: number; at?: number } = {},
): TransactionSpec {
  const { doc } = state;
  const line = doc.lineAt(endOfBlock(state, at));
  const isFree = line.text.trim() === '';
  const before = isFree ? gapBefore(state, line.number - 1) : '\n\n';
  const after = line.number === doc.lines ? '\n' : doc.line(line.number + 1).text.trim() === '' ? '' : '\n';
  const start = isFree ? line.from : line.to;
  return {
    changes: { from: start, to: line.to, insert: before + block + after },
    selection: { anchor: start + before.length + from, head: start + before.length + to },
  };
}

function gapBefore({ doc }: EditorState, number: number): string {
  return number < 1 || doc.line(number).text.trim() === '' ? '' : '\n';
}

/** End of the top-level block around a place, or the place itself between blocks. */
function endOfBlock(state: EditorState, at: number): number {
  if (state.doc.lineAt(at).text.trim() === '') return at;
  const tree = treeOf(state);
  let found = tree.resolveInner(at, -1);
  if (found.parent === null) found = tree.resolveInner(at, 1);
  while (found.parent && found.parent.name !== 'Document') found = found.parent;
  return found.parent === null ? state.doc.lineAt(at).to : Math.max(found.to, state.doc.lineAt(at).to);
}
