import leven from 'leven';
import type { Advice } from '../contract/diagnostic.ts';
import { foldText } from '../contract/fold-text.ts';
import { byCodeUnit } from '../platform/by-code-unit.ts';
import { suggestions } from './messages/suggestions.fr.ts';

/** Returns advice for an unknown name: the candidate that was probably meant, or else `otherwise`. */
export function suggestion(spelling: string, candidates: Iterable<string>, otherwise: string): Advice {
  return suggestions.advice(closest(spelling, candidates), otherwise);
}

/** Returns the candidate that was probably meant, or undefined. Case, accents and separators do not count; abbreviations come before typing errors. */
export function closest(spelling: string, candidates: Iterable<string>): string | undefined {
  return closestOf(candidates)(spelling);
}

/** Returns a function that finds the closest candidate, for many comparisons with the same list. */
export function closestOf(candidates: Iterable<string>): (spelling: string) => string | undefined {
  const names = Array.from(candidates, (candidate) => ({ candidate, name: foldWords(candidate) }));
  return (spelling) => {
    const name = foldWords(spelling);
    const ranked = names
      .map(({ candidate, name: known }) => ({ candidate, rank: rankOf(name, known) }))
      .filter(({ rank }) => rank < Number.POSITIVE_INFINITY)
      .sort((a, b) => a.rank - b.rank || byCodeUnit(a.candidate, b.candidate));
    return ranked[0]?.candidate;
  };
}

/** Length below which a text is not taken for the start or a part of a name. */
const SHORTEST_PART = 3;
/** Distance between sorts of likeness, so that each one ranks before the next. */
const STARTS = 1e3;
const CONTAINS = 1e6;
const DIFFERS = 1e9;

/** Ranks a candidate: 0 for the same name, more for less likeness, infinity without any. */
function rankOf(spelling: string, candidate: string): number {
  if (spelling === candidate) return 0;
  const [short, long] = spelling.length < candidate.length ? [spelling, candidate] : [candidate, spelling];
  const extra = Math.min(long.length - short.length, STARTS - 1);
  // A known name inside a much longer text is chance; a writer's word inside a long name is an abbreviation.
  const isPart = short.length >= SHORTEST_PART && (short === spelling || short.length * 2 >= long.length);
  if (isPart && long.startsWith(short)) return STARTS + extra;
  if (isPart && long.includes(` ${short}`)) return CONTAINS + extra;
  const limit = Math.min(6, Math.floor((spelling.length + 1) / 3));
  const distance = leven(spelling, candidate, { maxDistance: limit + 1 });
  return distance <= limit ? DIFFERS + distance : Number.POSITIVE_INFINITY;
}

function foldWords(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
