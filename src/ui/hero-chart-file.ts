import { escapeXml } from '../format/escape-xml.ts';
import { type Constellation, GRID, type Star, starPaths } from './constellation.ts';
import { starNames } from './star-names.ts';

const RADII = { 1: 1.125, 2: 0.6875, 3: 0.4375 } as const;

/**
 * A drawing of three parts: a constellation with its stars' names, the same without them, and its lines alone, for a light. The page that uses
 * them gives them its letters and three colours: of lines (stroke), of the brightest star (fill), of all else (color).
 */
export function heroChartFile(constellation: Constellation): string {
  const lines = starPaths(constellation)
    .map((trail) => `M${trail.map((star) => at(constellation.stars[star])).join(' ')}`)
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

function at(star: Star | undefined): string {
  return star ? `${star.x / GRID} ${star.y / GRID}` : '0 0';
}
