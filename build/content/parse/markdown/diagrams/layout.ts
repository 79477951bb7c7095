import type { Chain, End, Jump, Step, Stop } from './diagram.ts';
import {
  type Box,
  type Drawing,
  drawLineTo,
  type Flow,
  GAP,
  LINE,
  type Point,
  RADIUS,
  RING,
  type Sketch,
} from './drawing.ts';
import { type Column, drawRow, isPlain, rowsOf, writeLabel, writeText } from './rows.ts';
import { drawSplit } from './split-layout.ts';

/**
 * Draws a flow downwards, in so many pixels. Routes stand side by side where there is room, and below one another where there is none.
 * Labels stand to the right of their marks; lines go down before them and across between them, so that nothing meets.
 */
export function drawDiagram(chain: Chain, width: number): Drawing {
  const drawing: Drawing = { width, height: 0, texts: [], badges: [], marks: [], lines: [] };
  const sketch: Sketch = { drawing, steps: new Map(), aims: new Set(aimsOf(chain)), jumps: [] };
  const x = RING + 1 + marginOf(sketch);
  const { y } = layChain(chain, { x, width: width - x }, { y: 2 - GAP, open: undefined }, sketch, false);
  drawJumps(sketch);
  return { ...drawing, height: Math.ceil(y) + 1 };
}

/** Draws a chain below what its column holds so far. `goesOn`: something follows the chain. */
function layChain(chain: Chain, column: Column, from: Flow, sketch: Sketch, goesOn: boolean): Flow {
  const last = chain.at(-1);
  return rowsOf(chain, column, sketch).reduce((flow, row) => {
    const [stop] = row;
    if (!stop || row.length > 1) return drawRow(row.filter(isPlain), column, flow, sketch);
    return layStop(stop, column, flow, sketch, goesOn || stop !== last);
  }, from);
}

function layStop(stop: Stop, column: Column, flow: Flow, sketch: Sketch, goesOn: boolean): Flow {
  const { drawing, steps, jumps } = sketch;
  const top = flow.y + GAP;
  const at = { x: column.x, y: top + LINE / 2 };
  drawLineTo(sketch, flow, at);
  if (stop.type !== 'step') {
    drawing.marks.push({ type: stop.type, ...at });
    if (stop.type === 'jump') jumps.push({ from: at, to: stop.to });
    return { y: writeText(drawing, stop.type, textOf(stop), column, top), open: undefined };
  }
  steps.set(stop.id, at);
  drawing.marks.push({ type: 'step', ...at });
  if (stop.routes.length > 0) drawing.marks.push({ type: 'split', ...at });
  const y = writeLabel(drawing, stop.label, column, top);
  if (stop.routes.length === 0) return { y, open: { type: 'way', points: [at] } };
  return drawSplit(stop.routes, { column, at, y, goesOn }, sketch, layChain);
}

function textOf({ type, text }: Jump | End): string {
  return type === 'jump' ? `→ ${text}` : text;
}

/** Width for the line of one arrow, left of all columns. */
const LANE = 9;
/** So many arrows are drawn as lines; others have only their mark and text. */
const MAX_LANES = 3;

/** Width that the lines of arrows need on the left of a flow. */
function marginOf({ aims }: Sketch): number {
  return Math.min(MAX_LANES, aims.size) * LANE;
}

/** The steps that a chain's arrows lead to. */
function aimsOf(chain: Chain): Step['id'][] {
  return chain.flatMap((stop) =>
    stop.type === 'jump' ? stop.to : stop.type === 'step' ? stop.routes.flatMap((route) => aimsOf(route.chain)) : [],
  );
}

/** Draws arrows as lines on the left of everything, those to one step on one line. Lines that would cross a text or a mark are left out. */
function drawJumps({ drawing, steps, jumps }: Sketch): void {
  const aims = [...new Set(jumps.map(({ to }) => to))].slice(0, MAX_LANES);
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

/** Tells whether a vertical or horizontal line crosses a box. */
function crosses(a: Point, b: Point, { x, y, width, height }: Box): boolean {
  return (
    Math.max(a.x, b.x) > x &&
    Math.min(a.x, b.x) < x + width &&
    Math.max(a.y, b.y) > y &&
    Math.min(a.y, b.y) < y + height
  );
}
