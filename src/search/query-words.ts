import type { Term } from './terms.ts';
import { stemOf, type Word, wordsOf } from './words.ts';

/** The words of a query. Two that the site writes as one are one: « chat bot » asks for « chatbot », where the site does not have both. */
export function queryWords(query: string, stems: ReadonlySet<string>): Word[] {
  const words: Word[] = [];
  for (const word of wordsOf(query)) {
    const before = words.at(-1);
    const joined = before && before.joined + word.joined;
    const hasBoth = before && [before, word].every((one) => stems.has(stemOf(one.joined)));
    if (joined !== undefined && !hasBoth && stems.has(stemOf(joined))) words.splice(-1, 1, { parts: [joined], joined });
    else words.push(word);
  }
  return words;
}

/** The terms that say the same as a form in other words, by these groups of stems. They fit less well than the form's own. */
export function synonymTerms(
  stem: string,
  groups: readonly (readonly string[])[],
  terms: readonly Term[],
): Map<Term, number> {
  const others = new Set(groups.filter((group) => group.includes(stem)).flat());
  others.delete(stem);
  return new Map(terms.filter((term) => others.has(term.stem)).map((term) => [term, 0.5]));
}
