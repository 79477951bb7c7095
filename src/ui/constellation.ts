import type { Flow } from '../../build/contract/entry.ts';
import { randomFrom } from '../format/random.ts';

/** A star on a 320 × 180 chart; magnitude 1 is the brightest. */
export interface Star {
  x: number;
  y: number;
  magnitude: 1 | 2 | 3;
  name?: string;
}

/** Stars and the lines between them, as indices of stars. */
export interface Constellation {
  stars: readonly Star[];
  lines: readonly (readonly [from: number, to: number])[];
}

export const CHART = { width: 320, height: 180 } as const;
/** The distance between the lines of a grid on whose crossings stars stand, in units of the chart. Such places have fewer digits in the page. */
export const GRID = 4;
const MARGIN = 24;
const APART = 34;
/** Fewer lines are no picture. */
const FEW = 3;
/** A longer flow shows its beginning. */
const MAX_STARS = 11;

/**
 * Returns the constellation of a name: the same in every build, and different from those of other names. If there is a flow, its steps are the stars.
 */
export function constellationOf(name: string, flow?: Flow): Constellation {
  const random = randomFrom(name);
  if (flow && flow.links.length >= FEW) return constellationOfFlow(flow, random);
  const stars = scatter(7 + Math.floor(random() * 4), random);
  return { stars, lines: chain(stars) };
}

/** Returns a flow from left to right: its steps are stars, its branching steps brighter ones, its transitions lines. */
function constellationOfFlow({ steps, links }: Flow, random: () => number): Constellation {
  const lines = links.filter(([from, to]) => from !== to && Math.max(from, to) < MAX_STARS);
  const depths = depthsOf(lines);
  const columns = Math.max(...depths) + 1;
  const stars: Star[] = [];
  for (const [step, depth] of depths.entries()) {
    const row = depths.flatMap((other, index) => (other === depth ? index : []));
    const before = stars[lines.find(([, to]) => to === step)?.[0] ?? -1];
    const ways = lines.filter(([from]) => from === step).length;
    const place = () => ({
      x: within('width', (depth + 0.8 * random()) / columns),
      y: within('height', row.length > 1 ? (row.indexOf(step) + random()) / row.length : stepHeight(before, random)),
    });
    const name = steps[step];
    stars.push({ ...pick(place, stars), magnitude: step === 0 ? 1 : ways > 1 ? 2 : 3, ...(name && { name }) });
  }
  return { stars, lines };
}

/** Returns the height of a step, from 0 to 1: near the one before, or anywhere. */
function stepHeight(before: Star | undefined, random: () => number): number {
  const from = before ? (before.y - MARGIN) / (CHART.height - 2 * MARGIN) : random();
  return Math.abs(1 - Math.abs(1 - Math.abs(from + random() - 0.5)));
}

function within(side: keyof typeof CHART, part: number): number {
  return onGrid(MARGIN + part * (CHART[side] - 2 * MARGIN));
}

/** Returns the number of steps before each one; lines that lead back do not count. */
function depthsOf(lines: Constellation['lines']): number[] {
  const depths = Array.from({ length: 1 + Math.max(...lines.flat()) }, () => 0);
  for (const [from, to] of lines.toSorted((a, b) => a[0] - b[0]))
    if (to > from) depths[to] = Math.max(depths[to] ?? 0, 1 + (depths[from] ?? 0));
  return depths;
}

/** Returns the first of some places that is far enough from the stars, or the last one drawn if none is. */
function pick(place: () => Pick<Star, 'x' | 'y'>, stars: readonly Star[]): Pick<Star, 'x' | 'y'> {
  let at = place();
  for (let draws = 0; draws < 60 && stars.some((star) => Math.hypot(star.x - at.x, star.y - at.y) < APART); draws++)
    at = place();
  return at;
}

/** Returns the lines as trails from star to star, each line once. Trails need fewer coordinates than two for each line. */
export function starPaths({ lines }: Constellation): number[][] {
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

/** Joins each star to the next one from left to right. */
function chain(stars: readonly Star[]): [number, number][] {
  const order = [...stars.keys()].sort((a, b) => (stars[a]?.x ?? 0) - (stars[b]?.x ?? 0));
  return order.slice(1).map((star, nth) => [order[nth] ?? 0, star]);
}

function onGrid(place: number): number {
  return GRID * Math.round(place / GRID);
}
