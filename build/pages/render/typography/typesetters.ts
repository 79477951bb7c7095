import { frenchEdits, needsTypography } from './french-rules.ts';

/** Applies typography to the pieces of one sentence, and returns as many pieces. */
export type Typesetter = (pieces: readonly string[]) => string[];

/** Typesetters by language. Texts in any other or no language stay unchanged. */
const TYPESETTERS: Readonly<Record<string, Typesetter>> = { fr: typeset };

/** Returns the typesetter for a `lang` attribute: a language, which a region may follow (BCP 47). */
export function typesetterOf(lang: string): Typesetter | undefined {
  const [language = ''] = lang.toLowerCase().split('-');
  return Object.hasOwn(TYPESETTERS, language) ? TYPESETTERS[language] : undefined;
}

/**
 * Applies typography to a plain text in the language of `lang`. Results are cached, because a server that builds again asks for the titles of
 * all pages.
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
 * Applies French typography to the pieces of one sentence, and returns as many: no-break spaces, real apostrophes and ellipses.
 * The rules see the whole sentence. A space between two pieces stays in its piece; a new one is put into the piece of its sign.
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
    // An edit may reach beyond this piece.
    if (at < end) {
      set += sentence.slice(at, end);
      at = end;
    }
    return set;
  });
}

/** Characters of which every address contains one. */
const ADDRESS_SIGNS = /[/@]|tel:|www\./i;
/** Words, split at signs that no address contains: spaces, guillemets, double quotes. */
const WORD = /[^\s«»<>"“”]+/g;
/** A parenthesis, quote or elided word right before an address. */
const BEFORE = /^[([‘’']*(?:\p{L}{1,2}['’])?/u;
const ADDRESS = /^(?:[a-z][a-z\d+.-]*:\/\/|tel:|www\.|(?:…|\.{1,3}|~)?\/.|[^/@]+@.|[\p{L}\d-]+(?:\.[\p{L}\d-]+)+\/)/iu;
/** Signs that end the sentence around an address and are not part of it. */
const AFTER = /(?<!['’)\]])['’)\]]+[;:!?.,…]*$/;

/**
 * Replaces every character of addresses in a text by a letter: https://exemple.fr/faq?, contact@exemple.fr, /faq?.
 * Offsets stay the same. A question mark right after an address counts as part of it, because nobody can tell.
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
