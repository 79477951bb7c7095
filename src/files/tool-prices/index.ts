import type { FilePlan, SitePlan } from '../../../build/contract/definition.ts';
import type { Site } from '../../pages/site.ts';
import { observatoryOf } from '../../pages/tool-prices/observatory.ts';
import { paths } from '../../routes.ts';
import { atom } from '../feeds/atom.ts';
import { jsonFeed } from '../feeds/json-feed.ts';
import { changesFeed } from './changes-feed.ts';
import { csv } from './csv.ts';
import { pricesAsJson } from './json.ts';

/** The prices of tools as open data, and a feed of what has changed in them; nothing where the site has no such page. */
export function toolPriceFiles(site: Pick<Site, 'facts' | 'toolPricesText' | 'settings'>, plan: SitePlan): FilePlan[] {
  const observatory = observatoryOf(site);
  if (!observatory) return [];
  const { text, prices } = observatory;
  const feed = changesFeed(text.data, prices, site, plan);
  return [
    { output: paths.toolPricesCsv.slice(1), contents: csv(prices) },
    { output: paths.toolPricesJson.slice(1), contents: pricesAsJson(text.data, prices, plan) },
    { output: paths.toolPricesAtom.slice(1), contents: atom(feed) },
    { output: paths.toolPricesFeed.slice(1), contents: jsonFeed(feed) },
  ];
}
