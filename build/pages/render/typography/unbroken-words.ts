import { NO_BREAK_SPACE as NO_BREAK } from './numbers.ts';

/**
 * Returns the HTML of a text whose short compound words stay on one line by the site's stylesheet (`[data-unbroken]`), so that fonts need no
 * special hyphen (U+2011). In a heading, for which `line` is the number of letters on a phone's line, no-break spaces join each word that leads
 * to the next one with that.
 */
export function withUnbrokenWords(html: string, line = 0): string {
  return withUnbrokenCompounds(line > 0 ? html.replace(BOUND, (words) => bindLastWords(words, line)) : html);
}

/**
 * Words that lead to the next one, after which no line of a heading may end: articles, prepositions, conjunctions, pronouns before their verb.
 * Several in a row continue to the first other word. An elided word or an opening sign may precede each: « d’un », « (de ». The sign « & » has
 * its form in HTML, and a no-break space does not end a word.
 */
const BOUND =
  /(?<![^ \n])(?:(?:«[\u00a0\u202f]?|[(“‘])?(?:(?:\p{L}|qu|jusqu|lorsqu|puisqu)’)?(?:une?|l[ae]s?|ce[st]?|cette|[mts](?:on|a|es)|[nv]otre|[nv]os|leurs?|quel(?:le)?s?|chaque|à|aux?|avec|chez|contre|dans|des?|dès|du|en|entre|par|pour|sans|sous|sur|vers|et|ou|ni|mais|car|qu[ei]|quoi|dont|où|quand|comme|si|&amp;|je|tu|ils?|elles?|on|[mst]e|ne|y)[ \n]+)+[^ \n]+/giu;

/** Binds the last words of a row, as many as a line can hold. */
function bindLastWords(words: string, line: number): string {
  const tail = words.length - line - 1;
  const start = tail < 0 ? 0 : tail + words.slice(tail).search(/[ \n]/) + 1;
  return words.slice(0, start) + words.slice(start).replace(/[ \n]/g, NO_BREAK);
}

/**
 * Compound words with a short part: « e-mail », « no-code », « racontez-nous », and the number « quatre-vingts ». Longer ones may break at their
 * hyphen, and addresses do not count.
 * Each match begins at the start of a word, so that the search is linear.
 */
const COMPOUND =
  /(?<![\p{L}\p{M}\p{N}./@_=-])(?:\p{L}{1,4}(?:-\p{L}{1,12}){1,2}|\p{L}{1,12}(?:-\p{L}{1,4}){1,2}|quatre-vingts?)(?![\p{L}\p{M}\p{N}/@_-]|\.\p{L})/gu;

/** Keeps a compound that no-break spaces join to its neighbours on one line: browsers would break beside its element in spite of them. */
function withUnbrokenCompounds(html: string): string {
  if (!html.includes('-')) return html;
  return html.replace(/[^ \n]+/g, (words) => {
    if (!words.includes('-')) return words;
    const marked = words.replace(COMPOUND, '<span data-unbroken>$&</span>');
    return marked !== words && BOUND_COMPOUND.test(words) ? `<span data-unbroken>${words}</span>` : marked;
  });
}

/** A compound after a word that leads to it. */
const BOUND_COMPOUND = /\p{L}\u00a0[^\u00a0]*-/u;
