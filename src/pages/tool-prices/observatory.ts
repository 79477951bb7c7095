import type { Entries, Entry } from '../../../build/contract/entry.ts';
import { paths } from '../../routes.ts';
import type { Facts } from '../facts/schema.ts';
import { type ToolPrice, toolPrices } from './prices.ts';
import type { ToolPricesText } from './schema.ts';

/** The parts of the site that the observatory reads. */
interface Observed {
  facts: Entries<Facts>;
  toolPricesText: Entries<ToolPricesText>;
}

interface Observatory {
  /** With the path of the page, for a text without a page of its own has another. */
  text: Entry<ToolPricesText>;
  prices: readonly ToolPrice[];
}

/** Returns the page's text and prices; undefined without a text, or with prices of fewer than two products. */
export function observatoryOf({ facts, toolPricesText }: Observed): Observatory | undefined {
  const [text] = toolPricesText.list;
  const prices = toolPrices(facts);
  if (!text || new Set(prices.map(({ produit }) => produit)).size < 2) return undefined;
  return { text: { ...text, path: paths.toolPrices }, prices };
}
