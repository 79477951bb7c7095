import type { TextEdit } from '../../../platform/html/text-edit.ts';

/** The French « espace fine insécable », a narrow no-break space. */
export const NARROW_NO_BREAK_SPACE = '\u202f';
/** The French « espace mots insécable », a no-break space. */
export const NO_BREAK_SPACE = '\u00a0';

/** Pairs that a no-break space joins: number and unit, day and month, hour and minutes, « n° » or « article » and number, factors, sign and number. */
const KEPT: readonly RegExp[] = [
  /(\d)\s+(?=(?:[%‰€$]|(?:[kM]€|h|min|ms|s|[kMGT]o|px|°[CF]|[kcm]?m[²³23]?|[km]?g|[kMG]?Wh?|[cm]?[lL])(?![\p{L}\p{N}'’])))/gu,
  // Units that are written out. Other words may be on the next line, as nobody misreads them there.
  /(\d)\s+(?=(?:secondes?|minutes?|heures?|jours?|semaines?|mois|ans?|années?|euros?)(?![\p{L}\p{N}'’]))/gu,
  /((?<!\d)(?:[1-3]?\d|1er))\s+(?=(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)(?!\p{L}))/giu,
  /((?<=\d\s?)h)\s+(?=\d\d(?!\d))/gu,
  /((?<![\p{L}\p{N}])[Nn]°)\s+(?=\d)/gu,
  /((?<![\p{L}\p{N}])(?:[LRD]|pp?)\.|(?<!\p{L})articles?)\s+(?=\d)/giu,
  /(\S)\s+(?=×\s+\d)/gu,
  // A sum breaks before its signs, not after them.
  /([×÷=+−])\s+(?=\d)/gu,
];

/** Numbers that are written in groups, with the space that joins them. A year before a number (« 2024 300 ») is no group. */
const GROUPED: readonly (readonly [RegExp, string])[] = [
  [/(?<![\d.,])[1-9]\d{0,2}(?:\s\d{3})+(?!\d)/g, NARROW_NO_BREAK_SPACE],
  [/(?<!\d)(?:0|\+33\s)\d(?:\s\d\d){4}(?!\d)/g, NO_BREAK_SPACE],
];

/** Returns the edits that put no-break spaces into pairs and between groups of digits. */
export function numberEdits(text: string): TextEdit[] {
  if (!/\d/.test(text)) return [];
  const edits: TextEdit[] = [];
  // `matchAll` would copy each pattern for every text.
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
