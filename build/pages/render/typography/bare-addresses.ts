/** Without one of these a text holds no address. */
const ADDRESS_SIGNS = /[/@]|tel:|www\./i;
/** Signs that no address holds: spaces, guillemets, double quotes. */
const WORD = /[^\s«»<>"“”]+/g;
/** A parenthesis, a quote or an elided word may stand right before an address. */
const BEFORE = /^[([‘’']*(?:\p{L}{1,2}['’])?/u;
const ADDRESS = /^(?:[a-z][a-z\d+.-]*:\/\/|tel:|www\.|(?:…|\.{1,3}|~)?\/.|[^/@]+@.|[\p{L}\d-]+(?:\.[\p{L}\d-]+)+\/)/iu;
/** Signs that close the sentence around an address, rather than the address itself. */
const AFTER = /(?<!['’)\]])['’)\]]+[;:!?.,…]*$/;

/**
 * The same text with a letter in place of every character of an address that stands in it: https://exemple.fr/faq?, contact@exemple.fr, /faq?.
 * Offsets stay what they were. A question mark right after an address counts as its own: nobody can tell.
 */
export function withoutAddresses(text: string): string {
  if (!ADDRESS_SIGNS.test(text)) return text;
  return text.replace(WORD, (word) => {
    if (!ADDRESS_SIGNS.test(word)) return word;
    const before = BEFORE.exec(word)?.[0] ?? '';
    const rest = word.slice(before.length);
    if (!ADDRESS.test(rest)) return word;
    const after = AFTER.exec(rest)?.[0] ?? '';
    return before + 'x'.repeat(rest.length - after.length) + after;
  });
}
