import { typeset } from './typeset.ts';

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
