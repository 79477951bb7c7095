import type { TextStyle } from '../text-lines.ts';

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
export const STYLES = {
  name: { size: 14, face: 'bold' },
  action: { size: 14, face: 'regular' },
  condition: { size: 14, face: 'regular' },
  jump: { size: 14, face: 'regular' },
  end: { size: 14, face: 'regular' },
  count: { size: 13, face: 'mono' },
} as const satisfies Record<string, TextStyle>;
export type TextPart = keyof typeof STYLES;

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
export interface Line {
  type: 'way' | 'return' | 'jump';
  points: readonly Point[];
}

/** Height of a line of text. */
export const LINE = 19;
/** From the middle of a mark to what is written beside it. */
export const BESIDE = 18;
/** Vertical space between rows; lines turn in the middle of it. */
export const GAP = 14;
/** Between columns. */
export const GUTTER = 16;
/** From a star's middle to its points. */
export const RADIUS = 7;
/** Radius of the ring around a step that splits. */
export const RING = 10;
