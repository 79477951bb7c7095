import type { Element, Properties } from 'hast';
import { element } from '../custom-nodes.ts';
import { type TextStyle, widthOf, wrap } from '../text-lines.ts';

/**
 * An element of a drawing. Horizontal positions are percents of its width, vertical ones em of its letters. So a drawing takes the width
 * of its column, its texts keep their size, and neither a `viewBox` nor a style is needed.
 */
export function shape(tagName: string, properties: Properties, ...children: (Element | string)[]): Element {
  const texts = children.map((child) => (typeof child === 'string' ? { type: 'text' as const, value: child } : child));
  return element(tagName, properties, texts);
}

export function em(length: number): string {
  return `${rounded(length)}em`;
}

export function percent(length: number): string {
  return `${rounded(length)}%`;
}

function rounded(length: number): number {
  return Math.round(length * 100) / 100;
}

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
