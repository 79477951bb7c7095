import type { ChangeSpec, EditorState, Line, TransactionSpec } from '@codemirror/state';

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
