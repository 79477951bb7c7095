import type { Chain, Route } from './diagram.ts';
import {
  drawLineTo,
  type Flow,
  GAP,
  GUTTER,
  LINE,
  type Point,
  type Sketch,
  type SketchedJump,
  turnToColumn,
} from './drawing.ts';
import { type Column, columnWidths, writeText } from './rows.ts';

type LayChain = (chain: Chain, column: Column, from: Flow, sketch: Sketch, goesOn: boolean) => Flow;

/** The mark at which a flow splits; its label ends at `y`. */
interface Parting {
  column: Column;
  at: Point;
  y: number;
  /** Something follows the routes. */
  goesOn: boolean;
}

/** From the column of a split to that of routes below one another, and to the line that they come back to. */
const INDENT = 26;
const RETURN = 13;

/** Draws the routes of a split, and joins those that lead on. */
export function drawSplit(routes: readonly Route[], parting: Parting, sketch: Sketch, layChain: LayChain): Flow {
  const widths = columnWidths(routes, parting.column.width);
  const lay = (route: Route, column: Column, line: readonly Point[], y: number): Flow => {
    const top = y + GAP;
    const bottom = writeText(sketch.drawing, 'condition', route.condition, column, top);
    const from: Flow = { y: bottom, open: { type: 'way', points: line } };
    const flow = layChain(route.chain, column, from, sketch, parting.goesOn);
    return parting.goesOn ? flow : ended(flow, route, column, sketch);
  };
  return widths ? sideBySide(routes, widths, parting, sketch, lay) : stacked(routes, parting, sketch, lay);
}

type LayRoute = (route: Route, column: Column, line: readonly Point[], y: number) => Flow;

/** Ends a route that nothing follows: at its last stop, or with a mark where it has none. */
function ended(flow: Flow, { chain }: Route, { x }: Column, sketch: Sketch): Flow {
  if (chain.length > 0) return { ...flow, open: undefined };
  const at = { x, y: flow.y + GAP };
  drawLineTo(sketch, flow, at);
  sketch.drawing.marks.push({ type: 'end', ...at });
  return { y: at.y + 2, open: undefined };
}

/** Routes one below the other, to the right of the line that leads to them; a line between the two leads back from them. */
function stacked(routes: readonly Route[], { column, at, y }: Parting, sketch: Sketch, lay: LayRoute): Flow {
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

/** Routes side by side, the first one straight below the split; they join below the longest. */
function sideBySide(
  routes: readonly Route[],
  widths: readonly number[],
  { column, at, y }: Parting,
  sketch: Sketch,
  lay: LayRoute,
): Flow {
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
