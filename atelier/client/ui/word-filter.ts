import { foldText } from '../../../build/contract/fold-text.ts';

/** Returns a test for texts that contain every word of a query, ignoring accents and capitals. */
export function wordFilter(query: string): (text: string) => boolean {
  const words = foldText(query).split(/\s+/);
  return (text) => {
    const folded = foldText(text);
    return words.every((word) => folded.includes(word));
  };
}

/** Returns the items whose texts contain every word of a query. Items with a text that begins with the query come first. */
export function findByWords<Item>(
  items: readonly Item[],
  query: string,
  textsOf: (item: Item) => readonly string[],
): Item[] {
  const hasWords = wordFilter(query);
  const start = foldText(query.trim());
  const begins = (item: Item) => textsOf(item).some((text) => foldText(text).startsWith(start));
  const found = items.filter((item) => hasWords(textsOf(item).join(' ')));
  return [...found.filter(begins), ...found.filter((item) => !begins(item))];
}
