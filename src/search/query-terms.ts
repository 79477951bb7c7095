import leven from 'leven';
import type { Term } from './terms.ts';
import { formsOf, stemOf, type Word } from './words.ts';

/** A form that somebody looks for. One that is still being typed may become any that begins with it. */
interface QueryTerm {
  form: string;
  stem: string;
  isUnfinished: boolean;
}

/** A shorter form that is a whole word of the index stands for that word alone. */
const SHORTEST_BEGINNING = 3;
/** Up to about this many documents are looked at for what a word may become: one letter begins nearly every term. */
const MOST_DOCUMENTS = 6000;

/** Returns the forms of a query's words. The last word may still be incomplete. */
export function queryTerms(words: readonly Word[]): QueryTerm[] {
  return words.flatMap((word, index) =>
    formsOf(word).map((form) => {
      const isLast = index === words.length - 1 && (form === word.joined || form === word.parts.at(-1));
      return { form, stem: stemOf(form), isUnfinished: isLast && form.length > 1 };
    }),
  );
}

/** Returns the terms that match, the nearest first and as many as can be looked up, each with a score from 0 to 1. */
export function matchingTerms({ form, stem, isUnfinished }: QueryTerm, terms: readonly Term[]): Map<Term, number> {
  const fits: [Term, number][] = [];
  for (const term of terms) {
    if (term.stem === stem) fits.push([term, 1]);
    else if (isUnfinished && [term.stem, ...term.forms].some((one) => one.startsWith(form)))
      fits.push([term, 0.4 + (0.4 * form.length) / Math.max(form.length, term.stem.length)]);
  }
  // « IA » is a word, and the beginning of too many others.
  if (form.length < SHORTEST_BEGINNING && fits.some(([, fit]) => fit === 1))
    return new Map(fits.filter(([, fit]) => fit === 1));
  fits.sort(([, a], [, b]) => b - a);
  let left = MOST_DOCUMENTS;
  return new Map(
    fits.filter(([{ postings }]) => {
      const isNear = left > 0;
      // A document takes two digits or a little more.
      left -= postings.length / 2;
      return isNear;
    }),
  );
}

/** Returns the terms that mean the same as a form, by groups of stems. They score less than the form's own terms. */
export function synonymTerms(
  stem: string,
  groups: readonly (readonly string[])[],
  terms: readonly Term[],
): Map<Term, number> {
  const others = new Set(groups.filter((group) => group.includes(stem)).flat());
  others.delete(stem);
  return new Map(terms.filter((term) => others.has(term.stem)).map((term) => [term, 0.5]));
}

/**
 * Returns the terms that a mistyped word most likely means, each with its score: those with the fewest letters to add, leave out or replace. Words of
 * up to three letters may have no mistake, of up to five one, longer ones two. Two swapped letters are two mistakes.
 */
export function nearTerms(stem: string, terms: readonly Term[]): Map<Term, number> {
  const most = mostMistakes(stem);
  const near = terms.flatMap((term) => {
    if (term.stem[0] !== stem[0]) return [];
    const mistakes = Math.min(...spellings(term, stem).map((one) => leven(stem, one, { maxDistance: most + 1 })));
    return mistakes > most ? [] : [{ term, mistakes }];
  });
  const fewest = Math.min(...near.map(({ mistakes }) => mistakes));
  return new Map(near.filter(({ mistakes }) => mistakes === fewest).map(({ term }) => [term, 0.5 / fewest]));
}

/** Returns the spellings of a term to compare: its stem, and its forms cut to the length of the typed word. */
function spellings({ stem, forms }: Term, { length }: string): string[] {
  return [stem, ...forms.filter((form) => form.length <= length + 1).map((form) => form.slice(0, length))];
}

function mostMistakes({ length }: string): number {
  if (length < 4) return 0;
  return length < 6 ? 1 : 2;
}
