import type { ItemList } from 'schema-dts';
import type { Place } from './identity.ts';

/** The pages that a page lists, in its order. Their own pages say the rest. */
export function linkList(pages: readonly { path: string }[], { url }: Place): ItemList {
  const links = pages.map(({ path }, index) => ({ '@type': 'ListItem', position: index + 1, url: url(path) }) as const);
  return { '@type': 'ItemList', itemListElement: links };
}
