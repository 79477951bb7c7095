import { widthOf, wrap } from '../text-lines.ts';
import type { Label } from './diagram.ts';
import { BESIDE, type Drawing, LINE, STYLES, type TextPart } from './drawing.ts';

/** A column of texts: `x` is that of the marks beside them, `width` is measured from there. */
export interface Column {
  x: number;
  width: number;
}

/** Horizontal padding of a badge. */
const PADDING = 6;

/** Writes a text beside its mark, and returns its lower end. */
export function writeText({ texts }: Drawing, part: TextPart, text: string, column: Column, top: number): number {
  const lines = wrap(text, column.width - BESIDE, STYLES[part]);
  for (const [nth, line] of lines.entries()) {
    const width = widthOf(line, STYLES[part]);
    texts.push({ part, text: line, box: { x: column.x + BESIDE, y: top + nth * LINE, width, height: LINE } });
  }
  return top + lines.length * LINE;
}

/** Writes a step's name, its action below, and its count at the end of that line, or below. */
export function writeLabel(drawing: Drawing, { name, action, count }: Label, column: Column, top: number): number {
  const named = writeText(drawing, 'name', name, column, top);
  const bottom = action === undefined ? named : writeText(drawing, 'action', action, column, named);
  return count === undefined ? bottom : writeCount(drawing, count, column, bottom);
}

function writeCount({ texts, badges }: Drawing, count: string, column: Column, bottom: number): number {
  const width = widthOf(count, STYLES.count);
  const { box } = texts.at(-1) ?? { box: { x: column.x + BESIDE, y: bottom, width: 0, height: 0 } };
  const right = box.x + box.width + PADDING;
  const fits = right + width + 2 * PADDING <= column.x + column.width;
  const frame = {
    x: fits ? right : column.x + BESIDE,
    y: fits ? bottom - LINE : bottom,
    width: width + 2 * PADDING,
    height: LINE,
  };
  badges.push(frame);
  texts.push({ part: 'count', text: count, box: { ...frame, x: frame.x + PADDING, width } });
  return frame.y + LINE;
}
