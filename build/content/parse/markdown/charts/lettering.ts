import { type TextStyle, widthOf, wrap } from '../drawing/text-lines.ts';

/** The text style of charts: bold, because widths are upper bounds; size 1, because lengths are in em. */
const LETTERS: TextStyle = { size: 1, face: 'bold' };

/** Width of a text on one line, in em. */
export function textWidth(text: string): number {
  return widthOf(text, LETTERS);
}

/** Breaks a text into lines of so many em at most. */
export function wrapped(text: string, width: number): string[] {
  return wrap(text, width, LETTERS);
}
