import type { Step } from './diagram.ts';
import type { Drawing, Line, Point } from './drawing.ts';
import { GAP } from './drawing.ts';

/** A drawing in progress. */
export interface Sketch {
  drawing: Drawing;
  /** Positions of the marks of steps. */
  steps: Map<Step['id'], Point>;
  /** Steps that arrows lead to. */
  aims: ReadonlySet<Step['id']>;
  jumps: SketchedJump[];
}

/** Where an arrow starts, and the step that it leads to. */
export interface SketchedJump {
  from: Point;
  to: Step['id'];
  /** Height at which a horizontal line meets nothing, below the columns beside it. */
  below?: number;
}

/** The state of a column: its lower end, and the line that leads on from there, if any. */
export interface Flow {
  y: number;
  open: Line | undefined;
}

/** Leads the open line to a point further down. */
export function arrive({ drawing }: Sketch, flow: Flow, at: Point): void {
  if (flow.open) drawing.lines.push({ ...flow.open, points: [...turned(flow, at.x), at] });
}

/** The points of the open line, turned to another column below its own. */
export function turned({ y, open }: Flow, x: number): Point[] {
  const points = open?.points ?? [];
  const last = points.at(-1);
  if (!last || last.x === x) return [...points];
  return [...points, { x: last.x, y: y + GAP / 2 }, { x, y: y + GAP / 2 }];
}
