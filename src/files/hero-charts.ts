import type { FilePlan, SitePlan } from '../../build/contract/definition.ts';
import { escapeXml } from '../format/xml.ts';
import { splitComparison } from '../pages/case-study/before-after.ts';
import type { Site } from '../pages/site.ts';
import { paths } from '../routes.ts';
import { type Constellation, constellationOf, GRID, type Star, starPaths } from '../ui/constellation.ts';
import { serviceConstellation } from '../ui/service-constellations.ts';
import { starNames } from '../ui/star-names.ts';

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

/** Tells whether a case study opens with a constellation; it opens with the chart of its comparison if its writer added one. */
function opensWithStars({ html }: Site['caseStudy']['list'][number]): boolean {
  return splitComparison(html).comparison?.chart === undefined;
}

/** Tells whether an article opens with a chart; it may open with a picture of its own instead. */
function opensWithChart({ data: { image }, pictures }: Site['article']['list'][number]): boolean {
  return !(image && pictures?.[image.source]);
}

const RADII = { 1: 1.125, 2: 0.6875, 3: 0.4375 } as const;

/**
 * Returns a drawing of three parts: a constellation with the names of its stars, the same without names, and its lines alone, for a light. The page
 * that shows them sets the font and three colours: of lines (stroke), of the brightest star (fill), of all else (color).
 */
export function heroChartFile(constellation: Constellation): string {
  const lines = starPaths(constellation)
    .map((trail) => `M${trail.map((star) => positionOf(constellation.stars[star])).join(' ')}`)
    .join('');
  return [
    '<svg xmlns="http://www.w3.org/2000/svg"><g id="etoiles"><g id="figure">',
    `<path d="${lines}" fill="none" stroke-opacity=".5" vector-effect="non-scaling-stroke"/>`,
    '<g stroke="none">',
    ...constellation.stars.map(dot),
    '</g></g><g stroke="none" fill="currentColor" fill-opacity=".75">',
    ...starNames(constellation).map(
      ({ text, x, y, anchor }) =>
        `<text x="${x / GRID}" y="${y / GRID}" text-anchor="${anchor}">${escapeXml(text)}</text>`,
    ),
    `</g></g><path id="trajet" d="${lines}" fill="none" vector-effect="non-scaling-stroke"/></svg>`,
  ].join('');
}

function dot({ x, y, magnitude }: Star): string {
  const fill = { 1: '', 2: ' fill="currentColor"', 3: ' fill="currentColor" fill-opacity=".75"' }[magnitude];
  return `<circle cx="${x / GRID}" cy="${y / GRID}" r="${RADII[magnitude]}"${fill}/>`;
}

function positionOf(star: Star | undefined): string {
  return star ? `${star.x / GRID} ${star.y / GRID}` : '0 0';
}
