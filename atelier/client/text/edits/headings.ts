import type { EditorState } from '@codemirror/state';
import type { Edit } from './edit.ts';
import { changedApart, writtenLines } from './selected-lines.ts';

const OPENING = /^\s*(?:#{1,6}\s+|[-+*]\s+(?:\[[ xX]\]\s+)?|\d+[.)]\s+)?/;

/** Makes headings of some level of the lines, or text of them where they are that already. */
export function toggleHeading(level: number): Edit {
  return (state) => {
    const lines = writtenLines(state);
    const insert = isHeading(state, level) ? '' : `${'#'.repeat(level)} `;
    const signs = lines.map(({ from, text }) => ({ from, to: from + (OPENING.exec(text)?.[0].length ?? 0), insert }));
    return changedApart(state, lines, signs);
  };
}

export function isHeading(state: EditorState, level: number): boolean {
  return writtenLines(state).every(({ text }) => /^(#{1,6})\s/.exec(text)?.[1]?.length === level);
}
