import type { TextEdit } from '../../../platform/html/text-edit.ts';

const STRAIGHT = /'/g;
/** Sticky patterns for the place right after or before a word, a letter or a sign. */
const AFTER_WORD = /(?<=[\p{L}\p{M}\p{N}])/uy;
const AFTER_LETTER = /(?<=[\p{L}\p{M}])/uy;
const AFTER_SIGN = /(?<=\S)/y;
const BEFORE_WORD = /[\p{L}\p{N}]/uy;
/** Digits as in « les années '90 ». */
const BEFORE_YEAR = /\d\d(?![\p{L}\p{N}'])/uy;
/** An « and » without its first and last letter, as in « rock 'n' roll ». */
const SHORT_AND = /(?<=[\p{L}\p{M}]\s)'n'(?=\s\p{L})/iuy;

/** Replaces straight apostrophes: a pair around words by ‘ and ’, others by ’. Feet and minutes (5', 5'30) stay unchanged. */
export function apostropheEdits(text: string): TextEdit[] {
  if (!text.includes("'")) return [];
  const edits: TextEdit[] = [];
  const put = (at: number, mark: string) => edits.push({ start: at, end: at + 1, text: mark });
  const opened: number[] = [];
  for (const { index } of text.matchAll(STRAIGHT)) {
    const afterLetter = matchesAt(AFTER_LETTER, text, index);
    if (matchesAt(BEFORE_WORD, text, index + 1)) {
      const afterWord = afterLetter || matchesAt(AFTER_WORD, text, index);
      if (afterLetter || (!afterWord && matchesAt(BEFORE_YEAR, text, index + 1))) put(index, '’');
      else if (!afterWord) opened.push(index);
      continue;
    }
    const opening = matchesAt(AFTER_SIGN, text, index) ? opened.pop() : undefined;
    if (opening !== undefined) put(opening, matchesAt(SHORT_AND, text, opening) ? '’' : '‘');
    if (opening !== undefined || afterLetter) put(index, '’');
  }
  for (const index of opened) put(index, '’');
  return edits;
}

/** Tells whether a sticky pattern matches at a place. */
export function matchesAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}
