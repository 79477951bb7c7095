import type { SitePlan } from '../../../build/contract/definition.ts';
import { midnight } from '../../format/midnight.ts';
import type { Site } from '../../pages/site.ts';
import type { ToolPrice } from '../../pages/tool-prices/prices.ts';
import type { ToolPricesText } from '../../pages/tool-prices/schema.ts';
import { paths } from '../../routes.ts';
import { type FeedArticle, LANGUAGE } from '../feeds/articles.ts';
import type { Feed } from '../feeds/feed.ts';

type Plan = Pick<SitePlan, 'address' | 'url' | 'typeset'>;

/** The changes in the prices of tools as a feed, the newest first. Changes without a day are left out. */
export function changesFeed(
  { titre, description }: ToolPricesText,
  prices: readonly ToolPrice[],
  { settings }: Pick<Site, 'settings'>,
  plan: Plan,
): Feed {
  const { marque, anneeCopyright } = settings.data;
  const changes = prices
    .flatMap((price) => changesOf(price, plan))
    .sort((a, b) => Number(a.published < b.published) - Number(a.published > b.published));
  return {
    title: `${plan.typeset(titre, LANGUAGE)} — ${marque}`,
    description: plan.typeset(description, LANGUAGE),
    home: plan.url(paths.toolPrices),
    addresses: { atom: plan.url(paths.toolPricesAtom), json: plan.url(paths.toolPricesFeed) },
    author: { name: marque, url: plan.url(paths.home) },
    updated: changes[0]?.updated ?? midnight(`${anneeCopyright}-01-01`),
    articles: changes,
  };
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
