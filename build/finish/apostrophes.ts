import type { TextEdit } from './text-edit.ts';

const STRAIGHT = /'/g;
const AFTER_WORD = /[\p{L}\p{M}\p{N}]$/u;
const AFTER_LETTER = /[\p{L}\p{M}]$/u;
const BEFORE_WORD = /^[\p{L}\p{N}]/u;
/** « les années '90 » */
const BEFORE_YEAR = /^\d\d(?![\p{L}\p{N}'])/u;

/** Straight apostrophes: a pair around words becomes ‘ and ’, the others ’. Feet and minutes (5', 5'30) stay as they are. */
export function apostropheEdits(text: string): TextEdit[] {
  const edits: TextEdit[] = [];
  const put = (at: number, mark: string) => edits.push({ start: at, end: at + 1, text: mark });
  const opened: number[] = [];
  for (const { index } of text.matchAll(STRAIGHT)) {
    const before = text.slice(Math.max(0, index - 2), index);
    const after = text.slice(index + 1, index + 4);
    const afterWord = AFTER_WORD.test(before);
    const afterLetter = AFTER_LETTER.test(before);
    if (BEFORE_WORD.test(after)) {
      if (afterLetter || (!afterWord && BEFORE_YEAR.test(after))) put(index, '’');
      else if (!afterWord) opened.push(index);
      continue;
    }
    const opening = /\S$/.test(before) ? opened.pop() : undefined;
    if (opening !== undefined) put(opening, '‘');
    if (opening !== undefined || afterLetter) put(index, '’');
  }
  for (const index of opened) put(index, '’');
  return edits;
}
