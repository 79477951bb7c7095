/** Espace fine insécable. */
export const NARROW = '\u202f';
/** Espace mots insécable. */
export const WIDE = '\u00a0';
