import type { Word } from './words.ts';

/** Returns the words that a page must have to answer a query. Years, verbs and letters that may be articles count less than the words beside them; a query of nothing else requires them all. */
export function requiredWords(words: readonly Word[]): ReadonlySet<Word> {
  const required = words.filter(({ joined }) => !ELIDED.test(joined) && !YEAR.test(joined) && !isVerb(joined));
  return new Set(required.length > 0 ? required : words);
}

/** Typed without its apostrophe: « l automatisation ». */
const ELIDED = /^[cdjl-nst]$/;
const YEAR = /^(?:19|20)\d\d$/;
/** Most ends of infinitives, and those that end otherwise; « -ier » and « -ir » end more nouns than verbs. */
const VERB = /(?:[^i]er|fier|blier|copier|uire|crire|[aeo]ndre|mettre|tenir|venir|cevoir)$/;
const OTHER_VERB = /^(?:avoir|choisir|faire|fournir|lire|perdre|relier|remplir|saisir|savoir|suivre|trier|voir)$/;
const NOUN = /^(?:avenir|designer|etranger|hiver|looker|loyer|manager|power|scanner|souvenir)$/;

/** Tells infinitives of folded words. */
function isVerb(word: string): boolean {
  return OTHER_VERB.test(word) || (VERB.test(word) && !NOUN.test(word));
}
