import type { TextEdit } from '../../../platform/html/text-edit.ts';

/** Espace fine insécable. */
export const NARROW_NO_BREAK_SPACE = '\u202f';
/** Espace mots insécable. */
export const NO_BREAK_SPACE = '\u00a0';

/** A number and its unit, a day and its month, an hour and its minutes, « n° », « p. » or « article » and its number, the factors of a product, a sign and the number behind it: what is kept together by a no-break space. */
const KEPT: readonly RegExp[] = [
  /(\d)\s+(?=(?:[%‰€$]|(?:[kM]€|h|min|ms|s|[kMGT]o|px|°[CF]|[kcm]?m[²³23]?|[km]?g|[kMG]?Wh?|[cm]?[lL])(?![\p{L}\p{N}'’])))/gu,
  // Units that are written out. Other words may leave their number: a line would hold together what nobody misreads.
  /(\d)\s+(?=(?:secondes?|minutes?|heures?|jours?|semaines?|mois|ans?|années?|euros?)(?![\p{L}\p{N}'’]))/gu,
  /((?<!\d)(?:[1-3]?\d|1er))\s+(?=(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)(?!\p{L}))/giu,
  /((?<=\d\s?)h)\s+(?=\d\d(?!\d))/gu,
  /((?<![\p{L}\p{N}])[Nn]°)\s+(?=\d)/gu,
  /((?<![\p{L}\p{N}])(?:[LRD]|pp?)\.|(?<!\p{L})articles?)\s+(?=\d)/giu,
  /(\S)\s+(?=×\s+\d)/gu,
  // A sum breaks before its signs, not behind them.
  /([×÷=+−])\s+(?=\d)/gu,
];

/** Numbers that are written in groups, and the space that joins these. A year before a number (« 2024 300 ») is no group of it. */
const GROUPED: readonly (readonly [RegExp, string])[] = [
  [/(?<![\d.,])[1-9]\d{0,2}(?:\s\d{3})+(?!\d)/g, NARROW_NO_BREAK_SPACE],
  [/(?<!\d)(?:0|\+33\s)\d(?:\s\d\d){4}(?!\d)/g, NO_BREAK_SPACE],
];

/** No-break spaces in what is kept together, and between the groups of a number's digits. */
export function numberEdits(text: string): TextEdit[] {
  if (!/\d/.test(text)) return [];
  const edits: TextEdit[] = [];
  // `matchAll` would copy each pattern for each text.
  for (const pattern of KEPT)
    for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
      const [{ length }, { length: before } = ''] = match;
      edits.push({ start: match.index + before, end: match.index + length, text: NO_BREAK_SPACE });
    }
  if (!/\d\s\d/.test(text)) return edits;
  for (const [pattern, space] of GROUPED)
    for (const { 0: number, index: from } of text.matchAll(pattern))
      for (const { index } of number.matchAll(/\s/g))
        edits.push({ start: from + index, end: from + index + 1, text: space });
  return edits;
}
