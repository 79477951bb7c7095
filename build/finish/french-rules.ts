import { apostropheEdits } from './apostrophes.ts';
import type { TextEdit } from './text-edit.ts';

/** Espace fine insécable. */
const NARROW = '\u202f';
/** Espace mots insécable. */
const WIDE = '\u00a0';

/** What a sign of punctuation may follow without a space, where its writer forgot the space. */
const END_OF_WORD = `[\\p{L}\\p{M}\\p{N}\\p{Extended_Pictographic})\\]»”"’'…%€]|\\.{3}`;
/** Spaces before a sign, or the place where they are missing. */
const before = (sign: string) => new RegExp(`(?:(?<=\\S)\\s+|(?<=${END_OF_WORD}))(?=${sign})`, 'gu');
/** « http: » names a scheme, « :) » is a face, « clé:valeur » and « 12:30 » hold together. */
const COLON = '(?<!\\b(?:https?|ftp|mailto)):(?=[\\s»]|$)';

/** What to find, and what to put there. A search begins at one character and reads each space once, so that no text takes long. */
const REPLACEMENTS: readonly (readonly [RegExp, string])[] = [
  [/(?<!\.)\.{3}(?!\.)/g, '…'],
  [before('[!?]+(?![!?\\p{L}\\p{N}=/&#_])'), NARROW],
  [before(';(?=[\\s»]|$)'), NARROW],
  [before(COLON), WIDE],
  [/«\s*(?=[^\s»:;!?])/g, `«${WIDE}`],
  [/(?<=\S)\s*(?=»)/g, WIDE],
  [/(?<=\d)\s+(?=(?:[%‰€$]|(?:[kM]€|h|min|ms|s|ko|Mo|Go|To|px|km|kg)(?![\p{L}\p{N}'’])))/gu, WIDE],
  [/(?<=(?<![\p{L}\p{N}])[Nn]°)\s+(?=\d)/gu, WIDE],
];

/** Numbers that are written in groups, and the space that joins these. A year before a number (« 2024 300 ») is no group of it. */
const GROUPED: readonly (readonly [RegExp, string])[] = [
  [/(?<![\d.,])[1-9]\d{0,2}(?:\s\d{3})+(?!\d)/g, NARROW],
  [/(?<!\d)(?:0|\+33\s)\d(?:\s\d\d){4}(?!\d)/g, WIDE],
];

/**
 * What French typography changes in a text: edits that do not overlap, in no order.
 * Fine no-break space before `; ! ?` and between groups of three digits, no-break space before `:` and units and inside « »:
 * Lexique des règles typographiques en usage à l'Imprimerie nationale, « Espacements » et « Nombres ».
 */
export function frenchEdits(text: string): TextEdit[] {
  return [
    ...apostropheEdits(text),
    ...REPLACEMENTS.flatMap(([pattern, put]) => matches(text, pattern).map((match) => ({ ...match, text: put }))),
    ...GROUPED.flatMap(([pattern, put]) =>
      matches(text, pattern).flatMap(({ start, end }) =>
        matches(text.slice(start, end), /\s/g).map((space) => ({
          start: start + space.start,
          end: start + space.end,
          text: put,
        })),
      ),
    ),
  ];
}

function matches(text: string, pattern: RegExp): { start: number; end: number }[] {
  return Array.from(text.matchAll(pattern), ({ 0: match, index }) => ({ start: index, end: index + match.length }));
}
