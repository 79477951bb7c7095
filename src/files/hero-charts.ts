import type { FilePlan, SitePlan } from '../../build/contract/definition.ts';
import { splitComparison } from '../pages/case-study/before-after.ts';
import type { Site } from '../pages/site.ts';
import { paths } from '../routes.ts';
import { type Constellation, constellationOf } from '../ui/constellation.ts';
import { heroChartFile } from '../ui/hero-chart-file.ts';
import { serviceConstellation } from '../ui/service-constellations.ts';

type Charted = [path: string, constellation: Constellation];

/** Draws the constellations of heroes as separate files, so that they do not delay a page's words. */
export function heroCharts(
  { article, caseStudy, service }: Pick<Site, 'article' | 'caseStudy' | 'service'>,
  { typeset }: Pick<SitePlan, 'typeset'>,
): FilePlan[] {
  const drawn: Charted[] = [
    ...[...article.list.filter(opensWithChart), ...caseStudy.list.filter(opensWithStars)].map(
      ({ path, slug, flow }): Charted => [path, constellationOf(slug, flow)],
    ),
    ...service.list.map(({ path, slug, data }): Charted => [path, serviceConstellation(slug, data.etoiles)]),
  ];
  return drawn.map(([path, { stars, lines }]) => {
    const named = stars.map((star) => ({ ...star, ...(star.name && { name: typeset(star.name, 'fr') }) }));
    return { output: paths.heroChart(path).slice(1), contents: heroChartFile({ stars: named, lines }) };
  });
}

/** A case study opens with the chart of its comparison where its writer has put one. */
function opensWithStars({ html }: Site['caseStudy']['list'][number]): boolean {
  return splitComparison(html).comparison?.chart === undefined;
}

/** An article may open with a picture of its own instead. */
function opensWithChart({ data: { image }, pictures }: Site['article']['list'][number]): boolean {
  return !(image && pictures?.[image.source]);
}
