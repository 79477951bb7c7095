import { type TextStyle, widthOf, wrap } from '../drawing/text-lines.ts';

/** A chart's letters, as wide as the widest of them: lengths are in em. */
const LETTERS: TextStyle = { size: 1, face: 'bold' };

/** About how wide a text is set on one line, in em. */
export function textWidth(text: string): number {
  return widthOf(text, LETTERS);
}

/** A text's lines of so many em at most. */
export function wrapped(text: string, width: number): string[] {
  return wrap(text, width, LETTERS);
}
