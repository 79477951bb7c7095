import type { Contents } from './files.ts';
import type { Term } from './terms.ts';
import { formsOf, stemOf, type Word } from './words.ts';

/** A form that somebody looks for. One that is still being typed may become any that begins with it. */
export interface Wanted {
  form: string;
  stem: string;
  isOpen: boolean;
}

/** Fewer letters are no beginning to look for where not all words are at hand. */
const TELLING = 3;
/** How many documents, about, are looked at for what a word may become. */
const MOST = 6000;

/** The forms of a query's words; the last word is still being typed. */
export function wantedOf(words: readonly Word[], { terms }: Contents): Wanted[] {
  const shortest = terms.length > 1 ? TELLING : 1;
  return words.flatMap((word, index) =>
    formsOf(word).map((form) => {
      const isLast = index === words.length - 1 && (form === word.joined || form === word.parts.at(-1));
      return { form, stem: stemOf(form), isOpen: isLast && form.length >= shortest };
    }),
  );
}

/** The files that may hold what is wanted. What a form may become has a stem that begins as it does. */
export function filesFor({ form, stem, isOpen }: Wanted, { terms }: Contents): string[] {
  const start = form.slice(0, TELLING);
  return terms.flatMap(({ first, file }, index) => {
    const next = terms[index + 1]?.first;
    const holds = (from: string, to: string) => first <= to && (next === undefined || next > from);
    return holds(stem, stem) || (isOpen && holds(start, `${start}\uffff`)) ? file : [];
  });
}

/** The terms that fit, each with how well it does, from 0 to 1: the nearest ones, as many as can be looked at. */
export function fitting({ form, stem, isOpen }: Wanted, terms: readonly Term[]): Map<Term, number> {
  const fits: [Term, number][] = [];
  for (const term of terms) {
    if (term.stem === stem) fits.push([term, 1]);
    else if (isOpen && [term.stem, ...term.forms].some((one) => one.startsWith(form)))
      fits.push([term, 0.4 + (0.4 * form.length) / Math.max(form.length, term.stem.length)]);
  }
  // « IA » is a word, and the beginning of too many others.
  if (form.length < TELLING && fits.some(([, fit]) => fit === 1)) return new Map(fits.filter(([, fit]) => fit === 1));
  fits.sort(([, a], [, b]) => b - a);
  let left = MOST;
  return new Map(
    fits.filter(([{ postings }]) => {
      const isNear = left > 0;
      // A document takes two digits or a little more.
      left -= postings.length / 2;
      return isNear;
    }),
  );
}
