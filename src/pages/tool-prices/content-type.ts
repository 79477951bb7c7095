import { hasBillCalculator } from '../article/prices.ts';
import { defineContent, definePages } from '../define.ts';
import { dollarIn } from '../facts/price.ts';
import { observatoryOf } from './observatory.ts';
import { schema } from './schema.ts';

/** The text around the table of prices. */
export const toolPrices = defineContent({
  files: 'pages/tarifs-outils.md',
  schema,
});

/** The observatory of prices, where there are prices to observe. */
export const toolPricesPage = definePages({
  component: () => import('./ToolPricesPage.tsx'),
  pages: (site) => {
    const observatory = observatoryOf(site);
    if (!observatory) return [];
    const { text, prices } = observatory;
    const calculator = site.article.list.find(hasBillCalculator)?.path;
    const props = {
      data: text.data,
      prices,
      dollar: dollarIn(site.facts.list.flatMap(({ data }) => data.faits)),
      calculator,
    };
    return [{ path: text.path, source: text.source, props }];
  },
});
