import { randomFrom } from '../format/random.ts';

/** A star on a 320 × 180 chart; magnitude 1 is the brightest. */
interface Star {
  x: number;
  y: number;
  magnitude: 1 | 2 | 3;
}

/** Stars and the lines between them, as indices of stars. */
export interface Constellation {
  stars: readonly Star[];
  lines: readonly (readonly [from: number, to: number])[];
}

export const CHART = { width: 320, height: 180 } as const;
/** Stars stand on the crossings of a grid as wide as this: a page writes their places in fewer digits. */
export const GRID = 4;
const MARGIN = 24;
const APART = 34;

/** The constellation of a name: the same one at every build, unlike those of other names. */
export function constellationOf(name: string): Constellation {
  const random = randomFrom(name);
  const stars = scatter(7 + Math.floor(random() * 4), random);
  return { stars, lines: spanningTree(stars) };
}

/** The lines as trails from star to star, each line once: fewer places to write than two a line. */
export function trailsOf({ lines }: Constellation): number[][] {
  const left = [...lines];
  const trails: number[][] = [];
  for (let line = left.shift(); line; line = left.shift()) {
    const trail = [...line];
    let end = line[1];
    for (let next = joining(left, end); next !== -1; next = joining(left, end)) {
      const [[from, to] = line] = left.splice(next, 1);
      end = from === end ? to : from;
      trail.push(end);
    }
    trails.push(trail);
  }
  return trails;
}

function joining(lines: Constellation['lines'], star: number): number {
  return lines.findIndex((line) => line.includes(star));
}

/** Draws places until enough of them keep their distance; the number of draws is bounded, so a crowded chart just has fewer. */
function scatter(count: number, random: () => number): Star[] {
  const stars: Star[] = [];
  for (let draws = 0; stars.length < count && draws < 400; draws++) {
    const x = onGrid(MARGIN + random() * (CHART.width - 2 * MARGIN));
    const y = onGrid(MARGIN + random() * (CHART.height - 2 * MARGIN));
    if (stars.some((star) => Math.hypot(star.x - x, star.y - y) < APART)) continue;
    stars.push({ x, y, magnitude: stars.length === 0 ? 1 : random() < 0.3 ? 2 : 3 });
  }
  return stars;
}

/** Shortest lines that join all stars without a loop (Prim). */
function spanningTree(stars: readonly Star[]): [number, number][] {
  const joined = new Set([0]);
  const lines: [number, number][] = [];
  while (joined.size < stars.length) {
    let best: { from: number; to: number; length: number } | undefined;
    for (const from of joined) {
      for (const [to, star] of stars.entries()) {
        const start = stars[from];
        if (joined.has(to) || !start) continue;
        const length = Math.hypot(start.x - star.x, start.y - star.y);
        if (!best || length < best.length) best = { from, to, length };
      }
    }
    if (!best) break;
    joined.add(best.to);
    lines.push([best.from, best.to]);
  }
  return lines;
}

function onGrid(place: number): number {
  return GRID * Math.round(place / GRID);
}
