import type { TextEdit } from '../text-edit.ts';
import { apostropheEdits } from './apostrophes.ts';
import { numberEdits } from './numbers.ts';
import { NARROW, WIDE } from './spaces.ts';

/** A text without any of these holds nothing for the rules. */
const SIGNS = /['!?;:«»]|\.{3}|[\d°]\s/;

/**
 * What French typography changes in a text: edits that do not overlap, in no order. Every search begins at a sign, so that no text takes long.
 * Fine no-break space before `; ! ?` and between groups of three digits, no-break space before `:` and units and inside « »:
 * Lexique des règles typographiques en usage à l'Imprimerie nationale, « Espacements » et « Nombres ».
 */
export function frenchEdits(text: string): TextEdit[] {
  if (!SIGNS.test(text)) return [];
  return [
    ...numberEdits(text),
    ...RULES.flatMap(({ signs, edits }) => (signs.some((sign) => text.includes(sign)) ? edits(text) : [])),
  ];
}

/** Each with the signs without which it has nothing to find. */
const RULES: readonly { signs: readonly string[]; edits: (text: string) => TextEdit[] }[] = [
  { signs: ["'"], edits: apostropheEdits },
  { signs: ['...'], edits: (text) => replaced(text, /(?<!\.)\.{3}(?!\.)/g, '…') },
  { signs: ['!', '?'], edits: (text) => spaced(text, /(?<![!?])[!?]+(?![!?\p{L}\p{N}=/&#_])/gu, NARROW) },
  { signs: [';'], edits: (text) => spaced(text, /;(?=[\s»]|$)/g, NARROW) },
  // « http: » names a scheme, « :) » is a face, « clé:valeur » and « 12:30 » hold together.
  { signs: [':'], edits: (text) => spaced(text, /:(?<!\b(?:https?|ftp|mailto):)(?=[\s»]|$)/g, WIDE) },
  { signs: ['«'], edits: (text) => replaced(text, /«\s*(?=[^\s»:;!?])/g, `«${WIDE}`) },
  { signs: ['»'], edits: closed },
];

function replaced(text: string, pattern: RegExp, put: string): TextEdit[] {
  return Array.from(text.matchAll(pattern), ({ 0: { length }, index }) => ({
    start: index,
    end: index + length,
    text: put,
  }));
}

/** What a sign of punctuation may follow without a space, where its writer forgot the space. */
const END_OF_WORD = /(?<=[\p{L}\p{M}\p{N}\p{Extended_Pictographic})\]»”"’'…%€]|\.{3})/uy;

/** The space before each sign that follows anything at all; where there is none, it is put behind the end of a word. */
function spaced(text: string, sign: RegExp, space: string): TextEdit[] {
  return Array.from(text.matchAll(sign), ({ index: end }) => ({
    start: endOfText(text, end),
    end,
    text: space,
  })).filter(({ start, end }) => (start < end ? start > 0 : endsWord(text, end)));
}

function closed(text: string): TextEdit[] {
  return Array.from(text.matchAll(/»/g), ({ index: end }) => ({ start: endOfText(text, end), end, text: WIDE })).filter(
    ({ start }) => start > 0,
  );
}

/** Where the text before an offset ends, without the spaces behind it. */
function endOfText(text: string, before: number): number {
  return text.slice(0, before).trimEnd().length;
}

function endsWord(text: string, at: number): boolean {
  END_OF_WORD.lastIndex = at;
  return END_OF_WORD.test(text);
}
