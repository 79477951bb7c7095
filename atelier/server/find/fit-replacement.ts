import { foldText } from '../../../build/contract/fold-text.ts';
import { workshopFind as words } from '../../words/find.fr.ts';

/** The gender of the noun that replaces another one. */
export type Gender = 'masculine' | 'feminine';

/** The words that replace a passage. */
export interface Fitted {
  /** The number of letters before the passage to replace too: an article that does not fit the new words. */
  taken: number;
  text: string;
}

interface Place {
  /** Text before the passage in its line. */
  before: string;
  found: string;
  /** True if programs read the passage. */
  address: boolean;
}

interface Wish {
  /** The sought words. */
  words: string;
  replacement: string;
  gender?: Gender;
}

/** Fits new words into the place of a passage, with its capitals and the article that they need. Returns undefined if the article depends on their gender. */
export function fitReplacement(
  { before, found, address }: Place,
  { words: sought, replacement, gender }: Wish,
): Fitted | undefined {
  if (address || replacement === '') return { taken: 0, text: replacement };
  const text = withCapitalsOf(found, sought, replacement);
  const initial = foldText(replacement).charAt(0);
  const match = isArticle(sought) ? null : articleBefore(before, initial, foldText(found).charAt(0));
  if (!match) return { taken: 0, text };
  const [former] = match;
  const article = articleFor(match, gender);
  return article === undefined ? undefined : { taken: former.length, text: withCapitalsOf(former, '', article) + text };
}

/** Returns the replacement with the capitals of a passage. Capitals in the search are no pattern to follow, and a replacement with capitals is a name. */
function withCapitalsOf(found: string, sought: string, replacement: string): string {
  if (found === sought || replacement !== replacement.toLowerCase()) return replacement;
  if (
    found.length > 2 &&
    found === found.toUpperCase() &&
    found !== found.toLowerCase() &&
    sought !== sought.toUpperCase()
  )
    return replacement.toUpperCase();
  const [first = ''] = found;
  const isCapital = first !== first.toLowerCase() && !sought.startsWith(first);
  return isCapital ? replacement.charAt(0).toUpperCase() + replacement.slice(1) : replacement;
}

/** Initials that are vowels for sure. Before H and Y, which may be either, the article stays. */
const VOWEL = /[aeiou]/;
const CONSONANT = /[b-df-gj-np-tv-xz]/;

/** Words that are elided before a vowel. */
const ELIDED =
  /(?<!\p{L})(?:(?<article>(?:(?:de|à)\s)?l['’]|cet\s)|(?<word>[cdjmnst]|(?:jus|lors|puis|quoi)?qu)['’])$/iu;
const WHOLE = /(?<!\p{L})(?<whole>du|au|l[ea]|[mts]a|ce|[djmnst]e|(?:jus|lors|puis|quoi)?que)\s$/iu;

function articleBefore(before: string, initial: string, former: string): RegExpExecArray | null {
  if (CONSONANT.test(initial)) return ELIDED.exec(before);
  return VOWEL.test(initial) && CONSONANT.test(former) ? WHOLE.exec(before) : null;
}

function isArticle(sought: string): boolean {
  return ELIDED.test(sought) || WHOLE.test(`${sought} `);
}

function articleFor({ groups: { article, word, whole } = {} }: RegExpExecArray, gender: Gender | undefined) {
  const { beforeVowels, beforeConsonants } = words.articles;
  if (whole !== undefined) return beforeVowels[whole.toLowerCase()] ?? `${whole.slice(0, -1).toLowerCase()}’`;
  if (word !== undefined) return `${word.toLowerCase()}e `;
  const plain = article?.toLowerCase().replace('’', "'").replace(/\s/, ' ') ?? '';
  return gender && beforeConsonants[plain]?.[gender];
}
