import { foldText } from '../../../build/contract/fold-text.ts';

/** Returns a test for texts that hold every word of a query, accents and capitals aside. */
export function wordFilter(query: string): (text: string) => boolean {
  const words = foldText(query).split(/\s+/);
  return (text) => {
    const folded = foldText(text);
    return words.every((word) => folded.includes(word));
  };
}
