/**
 * The HTML of a text whose short compound words stay on one line, by the stylesheet of the site (`[data-unbroken]`); those of a heading
 * keep each short word beside what it leads to, as well. No sign is put in: what readers copy or look for in the page is what was written,
 * and fonts need no hyphen of their own for it (U+2011).
 */
export function withUnbrokenWords(html: string, isHeading: boolean): string {
  if (!isHeading) return withUnbrokenCompounds(html);
  let set = '';
  let at = 0;
  for (const { 0: words, index } of html.matchAll(BOUND)) {
    set += withUnbrokenCompounds(html.slice(at, index)) + boundTogether(words);
    at = index + words.length;
  }
  return set + withUnbrokenCompounds(html.slice(at));
}

/**
 * Words that lead to the next one, after which no line of a heading ends: articles, prepositions, conjunctions, pronouns before their verb.
 * Several in a row go up to the first other word; an elided word or an opening sign may stand before each: « d’un », « (de ». The sign « & » is
 * written as HTML has it, and a no-break space is no end of a word.
 */
const BOUND =
  /(?<![^ \n])(?:(?:«[\u00a0\u202f]?|[(“‘])?(?:(?:\p{L}|qu|jusqu|lorsqu|puisqu)’)?(?:une?|l[ae]s?|ce[st]?|cette|[mts](?:on|a|es)|[nv]otre|[nv]os|leurs?|quel(?:le)?s?|chaque|à|aux?|avec|chez|contre|dans|des?|dès|du|en|entre|par|pour|sans|sous|sur|vers|et|ou|ni|mais|car|qu[ei]|quoi|dont|où|quand|comme|si|&amp;|je|tu|ils?|elles?|on|[mst]e|ne|y)[ \n]+)+[^ \n]+/giu;

/** So many letters find room on the narrowest screen in a title's largest size, also where a reader spaces them (WCAG 2.2, 1.4.12). */
const SHORT = 11;

/** So many letters find room there in the titles of most parts of a page. */
const LONG = 21;

/**
 * Words on one line; more than the narrowest one holds are a box, which moves to the next line as one and breaks where it finds no room there
 * either. A long one then breaks after its first word, and what follows is such a box again.
 */
function boundTogether(words: string): string {
  if (words.length <= SHORT) return `<span data-unbroken>${words}</span>`;
  const [, first = '', others = ''] = (words.length > LONG && /^(\S+\s+)(\S.*\s.*)$/s.exec(words)) || [];
  const box = first ? first + boundTogether(others) : withUnbrokenCompounds(words);
  return `<span data-unbroken="words">${box}</span>`;
}

/**
 * Compound words with a short part: « e-mail », « no-code », « racontez-nous », and the number « quatre-vingts ». Longer ones may break at their
 * hyphen, and addresses are none.
 * Each begins where a word does, so that no text takes long.
 */
const COMPOUND =
  /(?<![\p{L}\p{M}\p{N}./@_=-])(?:\p{L}{1,4}(?:-\p{L}{1,12}){1,2}|\p{L}{1,12}(?:-\p{L}{1,4}){1,2}|quatre-vingts?)(?![\p{L}\p{M}\p{N}/@_-]|\.\p{L})/gu;

function withUnbrokenCompounds(html: string): string {
  if (!html.includes('-')) return html;
  return html.replace(/\S+/g, (word) =>
    word.includes('-') ? word.replace(COMPOUND, '<span data-unbroken>$&</span>') : word,
  );
}
