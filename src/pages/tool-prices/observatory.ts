import type { Entries, Entry } from '../../../build/contract/entry.ts';
import { paths } from '../../routes.ts';
import type { Facts } from '../facts/schema.ts';
import { listToolPrices, type ToolPrice } from './prices.ts';
import type { ToolPrices } from './schema.ts';

/** The parts of the site that the observatory reads. */
interface Observed {
  facts: Entries<Facts>;
  toolPrices: Entries<ToolPrices>;
}

interface Observatory {
  /** With the path of the page, for a text without a page of its own has another. */
  text: Entry<ToolPrices>;
  prices: readonly ToolPrice[];
}

/** Returns the page's text and prices; undefined without a text, or with prices of fewer than two products. */
export function observatoryOf({ facts, toolPrices }: Observed): Observatory | undefined {
  const [text] = toolPrices.list;
  const prices = listToolPrices(facts);
  if (!text || new Set(prices.map(({ produit }) => produit)).size < 2) return undefined;
  return { text: { ...text, path: paths.toolPrices }, prices };
}
