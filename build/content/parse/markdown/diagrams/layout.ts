import type { Chain, End, Jump, Route, Step, Stop } from './diagram.ts';
import {
  type Box,
  type ColumnEnd,
  type Drawing,
  drawLineTo,
  GAP,
  GUTTER,
  LINE,
  type Point,
  RADIUS,
  RING,
  type Sketch,
  type SketchedJump,
  turnToColumn,
} from './drawing.ts';
import { type Column, chainRows, columnWidths, drawRow, writeLabel, writeText } from './rows.ts';

/** Draws a flow downwards, `width` pixels wide. Routes stand side by side if there is room, labels to the right of marks. */
export function drawDiagram(chain: Chain, width: number): Drawing {
  const drawing: Drawing = { width, height: 0, texts: [], badges: [], marks: [], lines: [] };
  const sketch: Sketch = { drawing, steps: new Map(), aims: new Set(aimsOf(chain)), jumps: [] };
  const x = RING + 1 + Math.min(MAX_LANES, sketch.aims.size) * LANE;
  const { y } = layChain(chain, { x, width: width - x }, { y: 2 - GAP, open: undefined }, sketch, false);
  drawJumps(sketch);
  return { ...drawing, height: Math.ceil(y) + 1 };
}

/** Draws a chain below the content of its column. `goesOn`: true if something follows the chain. */
function layChain(chain: Chain, column: Column, from: ColumnEnd, sketch: Sketch, goesOn: boolean): ColumnEnd {
  const last = chain.at(-1);
  return chainRows(chain, column, sketch).reduce((flow, row) => {
    const [stop] = row.stops;
    if (!stop || row.stops.length > 1) return drawRow(row, column, flow, sketch);
    return layStop(stop, column, flow, sketch, goesOn || stop !== last);
  }, from);
}

function layStop(stop: Stop, column: Column, flow: ColumnEnd, sketch: Sketch, goesOn: boolean): ColumnEnd {
  const { drawing, steps, jumps } = sketch;
  const top = flow.y + GAP;
  const at = { x: column.x, y: top + LINE / 2 };
  drawLineTo(sketch, flow, at);
  if (stop.type !== 'step') {
    drawing.marks.push({ type: stop.type, ...at });
    if (stop.type === 'jump') jumps.push({ from: at, to: stop.to });
    return { y: writeText(drawing, stop.type, endText(stop), column, top), open: undefined };
  }
  steps.set(stop.id, at);
  drawing.marks.push({ type: 'step', ...at });
  if (stop.routes.length > 0) drawing.marks.push({ type: 'split', ...at });
  const y = writeLabel(drawing, stop.label, column, top);
  if (stop.routes.length === 0) return { y, open: { type: 'way', points: [at] } };
  return drawSplit(stop.routes, { column, at, y, goesOn }, sketch);
}

function endText({ type, text }: Jump | End): string {
  return type === 'jump' ? `→ ${text}` : text;
}

/** Width for the line of one arrow, left of all columns. */
const LANE = 9;
/** The number of arrows that are drawn as lines; further ones have only their mark and text. */
const MAX_LANES = 3;

function aimsOf(chain: Chain): Step['id'][] {
  return chain.flatMap((stop) =>
    stop.type === 'jump' ? stop.to : stop.type === 'step' ? stop.routes.flatMap((route) => aimsOf(route.chain)) : [],
  );
}

/** Draws arrows on the left, those to one step as one line. Lines that would cross something are left out. */
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

/** The mark at which a flow splits. Its label ends at `y`. */
interface Parting {
  column: Column;
  at: Point;
  y: number;
  goesOn: boolean;
}

/** Distance from the column of a split to that of stacked routes, and to the line back. */
const INDENT = 26;
const RETURN = 13;

function drawSplit(routes: readonly Route[], parting: Parting, sketch: Sketch): ColumnEnd {
  const widths = columnWidths(routes, parting.column.width);
  const lay = (route: Route, column: Column, line: readonly Point[], y: number): ColumnEnd => {
    const top = y + GAP;
    const bottom = writeText(sketch.drawing, 'condition', route.condition, column, top);
    const from: ColumnEnd = { y: bottom, open: { type: 'way', points: line } };
    const flow = layChain(route.chain, column, from, sketch, parting.goesOn);
    return parting.goesOn ? flow : endRoute(flow, route, column, sketch);
  };
  return widths ? layColumns(routes, widths, parting, sketch, lay) : layRows(routes, parting, sketch, lay);
}

type LayRoute = (route: Route, column: Column, line: readonly Point[], y: number) => ColumnEnd;

/** Ends a route. If it is empty, its end gets a mark. */
function endRoute(flow: ColumnEnd, { chain }: Route, { x }: Column, sketch: Sketch): ColumnEnd {
  if (chain.length > 0) return { ...flow, open: undefined };
  const at = { x, y: flow.y + GAP };
  drawLineTo(sketch, flow, at);
  sketch.drawing.marks.push({ type: 'end', ...at });
  return { y: at.y + 2, open: undefined };
}

/** Draws routes below one another, with a line back on their left. */
function layRows(routes: readonly Route[], { column, at, y }: Parting, sketch: Sketch, lay: LayRoute): ColumnEnd {
  const inner = { x: column.x + INDENT, width: column.width - INDENT };
  const lane = column.x + RETURN;
  const backs: number[] = [];
  let bottom = y;
  for (const route of routes) {
    const turn = bottom + GAP + LINE / 2;
    const flow = lay(route, inner, [at, { x: at.x, y: turn }, { x: inner.x, y: turn }], bottom);
    bottom = flow.y;
    const last = flow.open?.points.at(-1);
    if (!flow.open || !last) continue;
    bottom += GAP / 2;
    sketch.drawing.lines.push(flow.open);
    sketch.drawing.lines.push({
      type: 'return',
      points: turnToColumn({ y: flow.y, open: { type: 'return', points: [last] } }, lane),
    });
    backs.push(bottom);
  }
  const points = backs.map((back) => ({ x: lane, y: back }));
  return { y: bottom, open: points.length === 0 ? undefined : { type: 'return', points } };
}

/** Draws routes side by side. The first is straight below the split, and all join below the longest. */
function layColumns(
  routes: readonly Route[],
  widths: readonly number[],
  { column, at, y }: Parting,
  sketch: Sketch,
  lay: LayRoute,
): ColumnEnd {
  const before = sketch.jumps.length;
  let x = column.x;
  const flows = routes.map((route, nth) => {
    const width = widths[nth] ?? 0;
    const line = nth === 0 ? [at] : [at, { x: at.x, y: y + GAP / 2 }, { x, y: y + GAP / 2 }];
    const flow = lay(route, { x, width: width - (nth === routes.length - 1 ? 0 : GUTTER) }, line, y);
    x += width;
    return flow;
  });
  const bottom = withWayBelow(sketch.jumps.slice(before), column, Math.max(...flows.map((flow) => flow.y)));
  const open = flows.filter((flow) => flow.open);
  if (open.length === 0) return { y: bottom, open: undefined };
  const joint = { x: column.x, y: bottom + GAP / 2 };
  for (const flow of open) {
    const points = turnToColumn({ ...flow, y: bottom }, joint.x);
    if (flow.open) sketch.drawing.lines.push({ ...flow.open, points: [...points, joint] });
  }
  return { y: joint.y, open: { type: 'way', points: [joint] } };
}

/** Makes room below columns for arrows that have other columns on their left. */
function withWayBelow(jumps: readonly SketchedJump[], { x }: Column, bottom: number): number {
  const enclosed = jumps.filter(({ from, below }) => from.x > x && below === undefined);
  for (const jump of enclosed) jump.below = bottom + GAP / 2;
  return enclosed.length === 0 ? bottom : bottom + GAP / 2;
}
