import type { FilePlan, SitePlan } from '../../../build/contract/definition.ts';
import type { Site } from '../../pages/site.ts';
import { observatoryOf } from '../../pages/tool-prices/observatory.ts';
import { paths } from '../../routes.ts';
import { feedFiles } from '../feeds/feed.ts';
import { priceChanges } from './changes.ts';
import { csv, pricesAsJson } from './data.ts';

/** Writes the prices of tools as open data, and a feed of their changes; nothing if the site has no such page. */
export function toolPriceFiles(site: Pick<Site, 'facts' | 'toolPricesText' | 'settings'>, plan: SitePlan): FilePlan[] {
  const observatory = observatoryOf(site);
  if (!observatory) return [];
  const { text, prices } = observatory;
  const at = { home: paths.toolPrices, atom: paths.toolPricesAtom, json: paths.toolPricesFeed };
  return [
    { output: paths.toolPricesCsv.slice(1), contents: csv(prices) },
    { output: paths.toolPricesJson.slice(1), contents: pricesAsJson(text.data, prices, plan) },
    ...feedFiles({ page: text.data, at, articles: priceChanges(prices, plan) }, site, plan),
  ];
}
