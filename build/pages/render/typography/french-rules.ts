import type { TextEdit } from '../../../platform/html/text-edit.ts';
import { apostropheEdits, matchesAt } from './apostrophes.ts';
import { NARROW_NO_BREAK_SPACE, NO_BREAK_SPACE, numberEdits } from './numbers.ts';

/** Tells whether a text contains a character that a rule may act on; most texts contain none. */
export function needsTypography(text: string): boolean {
  return /['!?;:«»\d]|\.{3}/.test(text);
}

/**
 * Returns the changes of French typography to a text, as edits that do not overlap, in any order. Every search begins at a sign, so it is linear.
 * They put a fine no-break space before `; ! ?` and between groups of three digits, and a no-break space before `:` and units and inside « »:
 * Lexique des règles typographiques en usage à l'Imprimerie nationale, « Espacements » et « Nombres ».
 */
export function frenchEdits(text: string): TextEdit[] {
  const edits = [...apostropheEdits(text), ...numberEdits(text)];
  for (const { 0: sign, index } of text.matchAll(SIGNS)) {
    const edit = editAt(text, sign, index);
    if (edit) edits.push(edit);
  }
  return edits;
}

/** Punctuation signs; adjacent dots, or adjacent ! and ?, count as one. */
const SIGNS = /\.{3,}|[!?]+|[;:«»]/g;
/** Signs after which ! and ? do not end a sentence: `!=`, `?x=1`, `!important`. */
const NO_END = /[\p{L}\p{N}=/&#_]/uy;
/** A space or the end after a sign. Without it « clé:valeur », « 12:30 » and « :) » stay unchanged. */
const PAUSE = /(?=[\s»]|$)/y;
const SCHEME = /(?<=\b(?:https?|ftp|mailto))/y;
const WITHIN_GUILLEMETS = /\s*(?=[^\s»:;!?])/y;

function editAt(text: string, sign: string, at: number): TextEdit | undefined {
  const end = at + sign.length;
  switch (sign) {
    case '...':
      return { start: at, end, text: '…' };
    case ';':
      return matchesAt(PAUSE, text, end) ? spaceBefore(text, at, NARROW_NO_BREAK_SPACE) : undefined;
    case ':':
      return matchesAt(PAUSE, text, end) && !matchesAt(SCHEME, text, at)
        ? spaceBefore(text, at, NO_BREAK_SPACE)
        : undefined;
    case '«':
      return matchesAt(WITHIN_GUILLEMETS, text, end)
        ? { start: at, end: WITHIN_GUILLEMETS.lastIndex, text: `«${NO_BREAK_SPACE}` }
        : undefined;
    case '»': {
      const start = endOfText(text, at);
      return start > 0 ? { start, end: at, text: NO_BREAK_SPACE } : undefined;
    }
    default:
      return sign.startsWith('.') || matchesAt(NO_END, text, end)
        ? undefined
        : spaceBefore(text, at, NARROW_NO_BREAK_SPACE);
  }
}

/** Ends of words, after which a missing space before punctuation is added. */
const END_OF_WORD = /(?<=[\p{L}\p{M}\p{N}\p{Extended_Pictographic})\]»”"’'…%€]|\.{3})/uy;

/** Replaces the space before a sign. A missing space is added only after the end of a word. */
function spaceBefore(text: string, sign: number, space: string): TextEdit | undefined {
  const start = endOfText(text, sign);
  const isAsked = start < sign ? start > 0 : matchesAt(END_OF_WORD, text, sign);
  return isAsked ? { start, end: sign, text: space } : undefined;
}

/** Returns the end of the text before an offset, without trailing spaces. */
function endOfText(text: string, before: number): number {
  return text.slice(0, before).trimEnd().length;
}
