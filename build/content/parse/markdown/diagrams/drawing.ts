import type { TextStyle } from '../text-lines.ts';
import type { Step } from './diagram.ts';

/** A laid-out diagram, in pixels from its upper left corner. Plain data. */
export interface Drawing {
  width: number;
  height: number;
  texts: DrawnText[];
  /** Frames of counts. */
  badges: Box[];
  marks: Mark[];
  lines: Line[];
}

/** One line of a text. */
interface DrawnText {
  part: TextPart;
  text: string;
  /** The room it takes, from its line's top. */
  box: Box;
}

/** Faces and sizes of texts, which a site's stylesheet has to use as well. */
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

/** A step, the ring around one that splits, the end of a route, an arrow to another step, and where that arrives. */
export interface Mark extends Point {
  type: 'step' | 'split' | 'end' | 'jump' | 'target';
}

/** Vertical and horizontal only: the way that leads on, the way back from a route to what follows it, and the line of an arrow. */
interface Line {
  type: 'way' | 'return' | 'jump';
  points: readonly Point[];
}

/** Height of a line of text. */
export const LINE = 19;
/** From the middle of a mark to what is written beside it. */
export const LABEL_OFFSET = 18;
/** Vertical space between rows; lines turn in the middle of it. */
export const GAP = 14;
/** Between columns. */
export const GUTTER = 16;
/** From a star's middle to its points. */
export const RADIUS = 7;
/** Radius of the ring around a step that splits. */
export const RING = 10;

/** A drawing in progress. */
export interface Sketch {
  drawing: Drawing;
  /** Positions of the marks of steps. */
  steps: Map<Step['id'], Point>;
  /** Steps that arrows lead to. */
  aims: ReadonlySet<Step['id']>;
  jumps: SketchedJump[];
}

/** The start of an arrow and the step that it leads to. */
export interface SketchedJump {
  from: Point;
  to: Step['id'];
  /** Height at which a horizontal line meets nothing, below the columns beside it. */
  below?: number;
}

/** The state of a column: its lower end, and the line that leads on from there, if any. */
export interface ColumnEnd {
  y: number;
  open: Line | undefined;
}

/** Leads the open line to a point further down. */
export function drawLineTo({ drawing }: Sketch, flow: ColumnEnd, at: Point): void {
  if (flow.open) drawing.lines.push({ ...flow.open, points: [...turnToColumn(flow, at.x), at] });
}

/** Returns the points of the open line, turned to another column below its own. */
export function turnToColumn({ y, open }: ColumnEnd, x: number): Point[] {
  const points = open?.points ?? [];
  const last = points.at(-1);
  if (!last || last.x === x) return [...points];
  return [...points, { x: last.x, y: y + GAP / 2 }, { x, y: y + GAP / 2 }];
}
