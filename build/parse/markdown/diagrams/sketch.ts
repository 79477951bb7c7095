import type { Step } from './diagram.ts';
import type { Drawing, Line, Point } from './drawing.ts';
import { GAP } from './drawing.ts';

/** A drawing as it grows. */
export interface Sketch {
  drawing: Drawing;
  /** Where the marks of steps stand. */
  steps: Map<Step['id'], Point>;
  /** Steps that links lead to. */
  aims: ReadonlySet<Step['id']>;
  jumps: SketchedJump[];
}

/** Where a link starts, and the step that it leads to. */
export interface SketchedJump {
  from: Point;
  to: Step['id'];
  /** Where a line across is free, below all that stands beside it. */
  below?: number;
}

/** What is drawn so far of a column: where it ends below, and the line that leads on from there, if one does. */
export interface Flow {
  y: number;
  open: Line | undefined;
}

/** Ends the line that leads on at a point further down. */
export function arrive({ drawing }: Sketch, flow: Flow, at: Point): void {
  if (flow.open) drawing.lines.push({ ...flow.open, points: [...turned(flow, at.x), at] });
}

/** The line that leads on, turned to another column below all that stands in its own. */
export function turned({ y, open }: Flow, x: number): Point[] {
  const points = open?.points ?? [];
  const last = points.at(-1);
  if (!last || last.x === x) return [...points];
  return [...points, { x: last.x, y: y + GAP / 2 }, { x, y: y + GAP / 2 }];
}
