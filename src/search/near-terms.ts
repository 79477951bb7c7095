import leven from 'leven';
import type { Term } from './terms.ts';

/**
 * The terms that a mistyped word was most likely meant to be, each with how well it fits: those with the fewest letters to add, leave out or
 * replace. Up to three letters none may be wrong, up to five one, then two: two letters that are swapped are two.
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
