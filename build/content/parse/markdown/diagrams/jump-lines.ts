import type { Chain, Step } from './diagram.ts';
import { type Box, type Drawing, type Point, RADIUS } from './drawing.ts';
import type { Sketch } from './sketch.ts';

/** Width for the line of one arrow, left of all columns. */
const LANE = 9;
/** So many arrows are drawn as lines; others have only their mark and text. */
const MOST_LANES = 3;

/** Width that the lines of arrows need on the left of a flow. */
export function marginOf({ aims }: Sketch): number {
  return Math.min(MOST_LANES, aims.size) * LANE;
}

/** The steps that a chain's arrows lead to. */
export function aimsOf(chain: Chain): Step['id'][] {
  return chain.flatMap((stop) =>
    stop.type === 'jump' ? stop.to : stop.type === 'step' ? stop.routes.flatMap((route) => aimsOf(route.chain)) : [],
  );
}

/** Draws arrows as lines on the left of everything, those to one step on one line. Lines that would cross a text or a mark are left out. */
export function drawJumps({ drawing, steps, jumps }: Sketch): void {
  const aims = [...new Set(jumps.map(({ to }) => to))].slice(0, MOST_LANES);
  const drawn = new Set<Step['id']>();
  for (const { from, to, below } of jumps) {
    const lane = aims.indexOf(to);
    const aim = steps.get(to);
    if (lane === -1 || !aim) continue;
    const x = 1 + lane * LANE;
    const arrival = [
      { x, y: aim.y },
      { x: aim.x - RADIUS, y: aim.y },
    ];
    const straight = [from, { x, y: from.y }, ...arrival];
    const around = below === undefined ? [] : [from, { x: from.x, y: below }, { x, y: below }, ...arrival];
    const points = [straight, around].find((way) => isFree(way, drawing)) ?? [];
    if (points.length === 0) continue;
    drawing.lines.push({ type: 'jump', points });
    if (!drawn.has(to)) drawing.marks.push({ type: 'target', x: aim.x - RADIUS, y: aim.y });
    drawn.add(to);
  }
}

function isFree(points: readonly Point[], { texts, marks }: Drawing): boolean {
  const [from] = points;
  const ofMarks = marks
    .filter(({ type, x, y }) => type !== 'target' && (x !== from?.x || y !== from.y))
    .map(({ x, y }) => ({ x: x - RADIUS + 1, y: y - RADIUS, width: 2 * RADIUS - 2, height: 2 * RADIUS }));
  const boxes = [...texts.map(({ box }) => box), ...ofMarks];
  return points.slice(1).every((point, nth) => {
    const before = points[nth];
    return before === undefined || !boxes.some((box) => crosses(before, point, box));
  });
}

/** Whether a line down or across goes through a box. */
function crosses(a: Point, b: Point, { x, y, width, height }: Box): boolean {
  return (
    Math.max(a.x, b.x) > x &&
    Math.min(a.x, b.x) < x + width &&
    Math.max(a.y, b.y) > y &&
    Math.min(a.y, b.y) < y + height
  );
}
