const NARROW = '\u202f';
const WIDE = '\u00a0';
/** Private-use character between two pieces of one sentence; the rules see through it. */
const SEAM = '\ue000';

/** One rule: what to find in a sentence, with seams allowed where they may fall, and what to put there. */
const RULES: readonly (readonly [RegExp, string])[] = [
  [/\.\.\.(?!\.)/g, '…'],
  [/(?<=\p{L}\ue000*)'/gu, '’'],
  // Spaces that are there: no-break before high punctuation and inside guillemets.
  [/\s+(\ue000*)([;!?])/g, `${NARROW}$1$2`],
  [/\s+(\ue000*):(?=[\s\ue000]|$)/g, `${WIDE}$1:`],
  [/«(\ue000*)\s*/g, `«$1${WIDE}`],
  [/\s*(\ue000*)»/g, `${WIDE}$1»`],
  // Spaces that were forgotten, never inside an address or a time.
  [/(?<=[\p{L}\p{N})»…%€]\ue000*)([!?])(?![\p{L}\p{N}=/&#])/gu, `${NARROW}$1`],
  [/(?<=[\p{L}\p{N})»…%€]\ue000*);(?=[\s\ue000]|$)/gu, `${NARROW};`],
  [/(?<=[\p{L})»…%€]\ue000*):(?=\s)/gu, `${WIDE}:`],
  // Numbers hold together, and to their unit.
  [/(?<=\d)[ \u00a0](?=\d{3}(?!\d))/g, NARROW],
  [/(?<=\d)\s(?=(?:[%€$]|(?:h|min|ko|Mo|Go|px)(?![\p{L}\p{N}])))/gu, WIDE],
  [/(?<=\bn°)\s(?=\d)/g, WIDE],
];

/**
 * Sets the pieces of one French sentence: no-break spaces, real apostrophes and ellipses.
 * Narrow no-break space before `; ! ?` and between thousands, no-break space before `:` and inside « »,
 * after the Lexique des règles typographiques en usage à l'Imprimerie nationale.
 */
export function typeset(pieces: readonly string[]): string[] {
  if (pieces.length === 0) return [];
  return RULES.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), pieces.join(SEAM)).split(
    SEAM,
  );
}
