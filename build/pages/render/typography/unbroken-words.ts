import { NO_BREAK_SPACE as NO_BREAK } from './numbers.ts';

/**
 * Returns the HTML of a text whose short compound words stay on one line, by the stylesheet of the site (`[data-unbroken]`): fonts need no
 * hyphen of their own for it (U+2011). In a heading, whose line holds so many letters on a phone, no-break spaces keep each word that leads to
 * the next one beside it.
 */
export function withUnbrokenWords(html: string, line = 0): string {
  return withUnbrokenCompounds(line > 0 ? html.replace(BOUND, (words) => boundTogether(words, line)) : html);
}

/**
 * Words that lead to the next one, after which no line of a heading ends: articles, prepositions, conjunctions, pronouns before their verb.
 * Several in a row go up to the first other word; an elided word or an opening sign may stand before each: « d’un », « (de ». The sign « & » is
 * written as HTML has it, and a no-break space is no end of a word.
 */
const BOUND =
  /(?<![^ \n])(?:(?:«[\u00a0\u202f]?|[(“‘])?(?:(?:\p{L}|qu|jusqu|lorsqu|puisqu)’)?(?:une?|l[ae]s?|ce[st]?|cette|[mts](?:on|a|es)|[nv]otre|[nv]os|leurs?|quel(?:le)?s?|chaque|à|aux?|avec|chez|contre|dans|des?|dès|du|en|entre|par|pour|sans|sous|sur|vers|et|ou|ni|mais|car|qu[ei]|quoi|dont|où|quand|comme|si|&amp;|je|tu|ils?|elles?|on|[mst]e|ne|y)[ \n]+)+[^ \n]+/giu;

/** Of a row of words that a line cannot hold, the last ones that it can are bound. */
function boundTogether(words: string, line: number): string {
  const tail = words.length - line - 1;
  const start = tail < 0 ? 0 : tail + words.slice(tail).search(/[ \n]/) + 1;
  return words.slice(0, start) + words.slice(start).replace(/[ \n]/g, NO_BREAK);
}

/**
 * Compound words with a short part: « e-mail », « no-code », « racontez-nous », and the number « quatre-vingts ». Longer ones may break at their
 * hyphen, and addresses are none.
 * Each begins where a word does, so that no text takes long.
 */
const COMPOUND =
  /(?<![\p{L}\p{M}\p{N}./@_=-])(?:\p{L}{1,4}(?:-\p{L}{1,12}){1,2}|\p{L}{1,12}(?:-\p{L}{1,4}){1,2}|quatre-vingts?)(?![\p{L}\p{M}\p{N}/@_-]|\.\p{L})/gu;

/** Keeps a line from ending inside a compound that no-break spaces join to its neighbours: browsers break beside an element in spite of them. */
function withUnbrokenCompounds(html: string): string {
  if (!html.includes('-')) return html;
  return html.replace(/[^ \n]+/g, (words) => {
    if (!words.includes('-')) return words;
    const marked = words.replace(COMPOUND, '<span data-unbroken>$&</span>');
    return marked !== words && BOUND_COMPOUND.test(words) ? `<span data-unbroken>${words}</span>` : marked;
  });
}

/** A compound behind a word that leads to it. */
const BOUND_COMPOUND = /\p{L}\u00a0[^\u00a0]*-/u;
