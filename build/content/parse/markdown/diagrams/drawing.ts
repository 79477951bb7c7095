import type { TextStyle } from '../text-lines.ts';
import type { Step } from './diagram.ts';

/** A laid-out diagram, in pixels. */
export interface Drawing {
  width: number;
  height: number;
  texts: DrawnText[];
  badges: Box[];
  marks: Mark[];
  lines: Line[];
}

interface DrawnText {
  part: TextPart;
  text: string;
  box: Box;
}

/** Sizes and faces of texts, which the site's stylesheet has to use as well. */
export const TEXT_STYLES = {
  name: { size: 14, face: 'bold' },
  action: { size: 14, face: 'regular' },
  condition: { size: 14, face: 'regular' },
  jump: { size: 14, face: 'regular' },
  end: { size: 14, face: 'regular' },
  count: { size: 13, face: 'mono' },
} as const satisfies Record<string, TextStyle>;
export type TextPart = keyof typeof TEXT_STYLES;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** A mark in the drawing, such as a step. `split`: the ring around a step; `target`: the end of an arrow. */
export interface Mark extends Point {
  type: 'step' | 'split' | 'end' | 'jump' | 'target';
}

/** A line of vertical and horizontal parts. `return`: a line that leads from a route back to the flow. */
interface Line {
  type: 'way' | 'return' | 'jump';
  points: readonly Point[];
}

export const LINE = 19;
/** Distance from a mark to its text. */
export const LABEL_OFFSET = 18;
/** Space between rows; lines turn in the middle of it. */
export const GAP = 14;
/** Space between columns. */
export const GUTTER = 16;
export const RADIUS = 7;
export const RING = 10;

export interface Sketch {
  drawing: Drawing;
  /** Positions of steps by id. */
  steps: Map<Step['id'], Point>;
  aims: ReadonlySet<Step['id']>;
  jumps: SketchedJump[];
}

export interface SketchedJump {
  from: Point;
  to: Step['id'];
  /** Height at which a horizontal line crosses nothing, below the columns beside it. */
  below?: number;
}

/** The lower end of a column, with the open line that leads on from there. */
export interface ColumnEnd {
  y: number;
  open: Line | undefined;
}

export function drawLineTo({ drawing }: Sketch, flow: ColumnEnd, at: Point): void {
  if (flow.open) drawing.lines.push({ ...flow.open, points: [...turnToColumn(flow, at.x), at] });
}

/** Returns the points by which the open line turns to another column below its own. */
export function turnToColumn({ y, open }: ColumnEnd, x: number): Point[] {
  const points = open?.points ?? [];
  const last = points.at(-1);
  if (!last || last.x === x) return [...points];
  return [...points, { x: last.x, y: y + GAP / 2 }, { x, y: y + GAP / 2 }];
}
