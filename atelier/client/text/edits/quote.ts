import type { EditorState } from '@codemirror/state';
import type { Edit } from './edit.ts';
import { changedApart, selectedLines } from './selected-lines.ts';

const SIGN = /^>[ ]?/;

/** Makes a quote of the lines, or text of it. */
export const toggleQuote: Edit = (state) => {
  const lines = selectedLines(state);
  if (isQuote(state)) {
    return { changes: lines.map(({ from, text }) => ({ from, to: from + (SIGN.exec(text)?.[0].length ?? 0) })) };
  }
  const signs = lines.map(({ from, text }) => ({ from, insert: text === '' && lines.length > 1 ? '>' : '> ' }));
  return changedApart(state, lines, signs, (neighbour) => SIGN.test(neighbour));
};

export function isQuote(state: EditorState): boolean {
  return selectedLines(state).every(({ text }) => SIGN.test(text));
}
