import { frenchEdits, needsTypography } from './french-rules.ts';

/** Sets the pieces of one sentence, and gives them back in the same number. */
export type Typesetter = (pieces: readonly string[]) => string[];

/** By language. A text in a language that is not here, or that does not say which it is in, stays as it was written. */
const TYPESETTERS: Readonly<Record<string, Typesetter>> = { fr: typeset };

/** The one for what an attribute `lang` says: a language, which may be followed by its region (BCP 47). */
export function typesetterOf(lang: string): Typesetter | undefined {
  const [language = ''] = lang.toLowerCase().split('-');
  return Object.hasOwn(TYPESETTERS, language) ? TYPESETTERS[language] : undefined;
}

/**
 * A plain text with the typography of the language that `lang` says it is in. What was set before is remembered: a server that builds again asks
 * for the titles of all pages.
 */
export function typesetText(text: string, lang: string): string {
  const known = alreadySet.get(text);
  if (known?.lang === lang) return known.set;
  const set = typesetterOf(lang)?.([text]).join('') ?? text;
  if (alreadySet.size >= MOST_REMEMBERED) alreadySet.clear();
  alreadySet.set(text, { lang, set });
  return set;
}

const alreadySet = new Map<string, { lang: string; set: string }>();
const MOST_REMEMBERED = 20_000;

/**
 * Sets the pieces of one French sentence, and gives them back in the same number: no-break spaces, real apostrophes and ellipses.
 * The rules see the whole sentence; a space at the seam of two pieces stays in the piece that has it, or else comes with the sign that asks for it.
 */
export function typeset(pieces: readonly string[]): string[] {
  const sentence = pieces.join('');
  if (!needsTypography(sentence)) return [...pieces];
  const edits = frenchEdits(withoutAddresses(sentence)).sort((a, b) => a.start - b.start);
  let next = 0;
  let at = 0;
  let end = 0;
  return pieces.map((piece) => {
    end += piece.length;
    let set = '';
    for (let edit = edits[next]; edit && edit.start < end; edit = edits[++next]) {
      set += sentence.slice(at, edit.start) + edit.text;
      at = edit.end;
    }
    // An edit may have reached beyond this piece.
    if (at < end) {
      set += sentence.slice(at, end);
      at = end;
    }
    return set;
  });
}

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
function withoutAddresses(text: string): string {
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
