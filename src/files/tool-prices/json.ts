import type { SitePlan } from '../../../build/contract/definition.ts';
import { LICENCE } from '../../pages/tool-prices/licence.ts';
import type { ToolPrice } from '../../pages/tool-prices/prices.ts';
import type { ToolPricesText } from '../../pages/tool-prices/schema.ts';
import { paths } from '../../routes.ts';
import { recordOf } from './record.ts';

/** The prices with what is known of their history, and under which licence they are. */
export function pricesAsJson(
  { titre }: ToolPricesText,
  prices: readonly ToolPrice[],
  { url }: Pick<SitePlan, 'url'>,
): string {
  const data = {
    titre,
    page: url(paths.toolPrices),
    licence: { nom: LICENCE.name, adresse: LICENCE.url },
    prix: prices.map((price) => ({
      ...recordOf(price),
      historique: price.historique.map(({ depuis, valeur, source }) => ({
        depuis: depuis ?? null,
        valeur,
        source: source ?? price.source,
      })),
    })),
  };
  return `${JSON.stringify(data, null, 2)}\n`;
}
