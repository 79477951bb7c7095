import { foldText } from '../../../build/contract/fold-text.ts';
import { nameTerm, stemOf, wordsOf } from '../../search/words.ts';

/** A name of two words that writers list among words for one another. */
export interface Name {
  term: string;
  /** Of a folded text. */
  isIn: (text: string) => boolean;
}

/** Finds the names of two words in lists of synonyms: « AI Act » means what neither of its words does. */
export function namesIn(lists: readonly string[]): ReadonlyMap<string, Name> {
  const names = lists.flatMap((list) => list.split(',').map((name) => name.trim()));
  return new Map(
    names.flatMap((name): [string, Name][] => {
      const [first, second, third] = wordsOf(name);
      if (!first || !second || third) return [];
      const words = foldText(name).match(/[a-z\d]+/g) ?? [];
      const pattern = new RegExp(`(?<![a-z\\d])${words.map(formsOfWord).join('[^a-z\\d]{1,3}')}(?![a-z\\d])`);
      return [[name, { term: nameTerm(first, second), isIn: (text) => pattern.test(text) }]];
    }),
  );
}

/** A short stem begins other words: « act » is none of « activé ». */
const SHORTEST_STEM = 5;

function formsOfWord(word: string): string {
  const stem = stemOf(word);
  return stem.length < SHORTEST_STEM || !word.startsWith(stem) ? `${word}[sx]?` : `${stem}[a-z]*`;
}
