import type { FilePlan, SitePlan } from '../../../build/contract/definition.ts';
import { midnight } from '../../format/midnight.ts';
import type { Site } from '../../pages/site.ts';
import { observatoryOf } from '../../pages/tool-prices/observatory.ts';
import type { ToolPrice } from '../../pages/tool-prices/prices.ts';
import { paths } from '../../routes.ts';
import { type FeedArticle, LANGUAGE } from '../feeds/articles.ts';
import { feedFiles } from '../feeds/feed.ts';
import { csv, pricesAsJson } from './data.ts';

/** Writes the prices of tools as open data, and a feed of their changes; nothing if the site has no such page. */
export function toolPriceFiles(site: Pick<Site, 'facts' | 'toolPrices' | 'settings'>, plan: SitePlan): FilePlan[] {
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

type Plan = Pick<SitePlan, 'address' | 'url' | 'typeset'>;

/** Returns the changes in the prices of tools, the newest first. Changes without a day are left out. */
export function priceChanges(prices: readonly ToolPrice[], plan: Plan): FeedArticle[] {
  return prices
    .flatMap((price) => changesOf(price, plan))
    .sort((a, b) => Number(a.published < b.published) - Number(a.published > b.published));
}

function changesOf(
  { nom, ancre, produit, objet, historique }: ToolPrice,
  { address, url, typeset }: Plan,
): FeedArticle[] {
  return historique.flatMap(({ depuis, valeur }, index) => {
    if (depuis === undefined) return [];
    const before = historique[index - 1]?.valeur;
    const summary = `${objet}. ${before ? `Auparavant : ${before}.` : 'Premier prix connu.'}`;
    return {
      id: `tag:${new URL(address.origin).hostname},${depuis}:${paths.toolPrices}#${nom}`,
      url: `${url(paths.toolPrices)}#${ancre}`,
      title: typeset(`${produit} : ${valeur}`, LANGUAGE),
      summary: typeset(summary, LANGUAGE),
      category: produit,
      published: midnight(depuis),
      updated: midnight(depuis),
    };
  });
}
