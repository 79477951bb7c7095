import { folded } from '../../../build/contract/folded.ts';
import type { PageChoice } from '../choices.ts';

/** Pages whose title or address has every word of a query, accents and case apart; those whose title begins with it first. */
export function matchingPages(pages: readonly PageChoice[], query: string): PageChoice[] {
  const asked = folded(query.trim());
  const words = asked.split(/\s+/).filter((word) => word !== '');
  const matching = pages.filter(({ path, title }) => {
    const text = `${folded(title)} ${folded(path)}`;
    return path !== '' && words.every((word) => text.includes(word));
  });
  const begins = ({ title, path }: PageChoice) => folded(title).startsWith(asked) || path.startsWith(asked);
  return [...matching.filter(begins), ...matching.filter((page) => !begins(page))];
}
