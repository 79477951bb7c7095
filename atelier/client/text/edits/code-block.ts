import type { EditorState } from '@codemirror/state';
import { withBlock } from './blocks.ts';
import { type Edit, nodeAround } from './edit.ts';
import { changedApart, selectedLines } from './selected-lines.ts';

/** Makes code of the lines, or text of the code around the caret. */
export const toggleCodeBlock: Edit = (state) => {
  const { from, to } = state.selection.main;
  const block = nodeAround(state, from, to, 'FencedCode');
  if (block) {
    const [first, last] = [state.doc.lineAt(block.from), state.doc.lineAt(block.to)];
    const isClosed = last.number > first.number && /^\s*(?:`{3,}|~{3,})\s*$/.test(last.text);
    const closing = isClosed ? [{ from: last.from - 1, to: last.to }] : [];
    return { changes: [{ from: first.from, to: Math.min(first.to + 1, state.doc.length) }, ...closing] };
  }
  const lines = selectedLines(state);
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last || lines.every(({ text }) => text.trim() === ''))
    return withBlock(state, '```\n\n```', { from: 4 });
  const fence = fenceFor(lines.map(({ text }) => text));
  return changedApart(state, lines, [
    { from: first.from, insert: `${fence}\n` },
    { from: last.to, insert: `\n${fence}` },
  ]);
};

export function isCodeBlock(state: EditorState): boolean {
  const { from, to } = state.selection.main;
  return nodeAround(state, from, to, 'FencedCode') !== undefined;
}

/** Accents that no line of the code can close (CommonMark 0.31.2, 4.5). */
function fenceFor(lines: readonly string[]): string {
  return '`'.repeat(Math.max(3, ...lines.map((text) => (/^\s*(`{3,})/.exec(text)?.[1]?.length ?? 0) + 1)));
}
