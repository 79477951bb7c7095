import leven from 'leven';
import { foldText } from '../../../build/contract/fold-text.ts';

export interface KnownPage {
  /** Its address below the site's folder, such as '/blog/agents-ia'. */
  path: string;
  title: string;
}

/** Longer addresses are hardly mistyped ones, and would take their time. */
const LONGEST = 200;
/** Likeness that a suggestion needs, from 0 to 1. */
const MIN_LIKENESS = 0.5;

/**
 * Returns the pages that a visitor may have meant by a path, the best first, at most so many. Equal ones keep their order. Case, accents, file
 * endings and the order of folders do not matter. Words may be mistyped, cut short, or come from a title.
 */
export function nearest<Page extends KnownPage>(asked: string, pages: readonly Page[], most: number): Page[] {
  const wanted = pathWords(decodeOrKeep(asked).slice(0, LONGEST).replace(ENDING, ''));
  return pages
    .map((page) => ({ page, likeness: likenessOf(wanted, page) }))
    .filter(({ likeness }) => likeness >= MIN_LIKENESS)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, most)
    .map(({ page }) => page);
}

/** Endings of other sites' addresses: '/contact.html', '/blog/index.php'. */
const ENDING = /(?:(?:^|\/)index)?\.[a-z]{2,5}$|\/index\/?$/i;

/** Decodes a path; returns it unchanged if its encoding is wrong. */
function decodeOrKeep(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Splits a path into words: 'Réservations/En-ligne' → 'reservations', 'en', 'ligne'. */
function pathWords(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * Weighs two shares: the words asked for that a page's address or title has, and the words of its address that were asked for. The former finds a
 * page by a part of its name, the latter tells it from longer names. Words count by their letters.
 */
function likenessOf(wanted: readonly string[], { path, title }: KnownPage): number {
  const names = pathWords(path);
  const ofWanted = share(wanted, [...names, ...pathWords(title)]);
  const named = share(names, wanted);
  return (2 * ofWanted + named) / 3;
}

/** Returns the share of these words that others contain, from 0 to 1. */
function share(words: readonly string[], others: readonly string[]): number {
  const all = words.join('').length;
  const found = words.reduce(
    (sum, word) => sum + word.length * Math.max(0, ...others.map((one) => wordLikeness(word, one))),
    0,
  );
  return all && found / all;
}

/** Returns the likeness of two words, from 0 to 1. */
function wordLikeness(one: string, other: string): number {
  if (one === other) return 1;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length < 3) return 0;
  if (long.startsWith(short)) return Math.max(0.5, short.length / long.length);
  const distance = leven(one, other);
  return distance <= (short.length + 1) / 3 ? 1 - distance / long.length : 0;
}
