import { nice, ticks } from 'd3-array';
import type { Element, Properties } from 'hast';
import { element } from '../nodes.ts';
import { formatLike, type Numeral } from '../numerals.ts';
import { type TextStyle, widthOf, wrap } from '../text-lines.ts';

export interface ChartData {
  series: string[];
  rows: { name: string; numerals: Numeral[] }[];
}

/** Makes an element. Horizontal positions in percent and vertical ones in em need no `viewBox`, and texts keep their size. */
export function shape(tagName: string, properties: Properties, ...children: (Element | string)[]): Element {
  const texts = children.map((child) => (typeof child === 'string' ? { type: 'text' as const, value: child } : child));
  return element(tagName, properties, texts);
}

export function em(length: number): string {
  return `${roundLength(length)}em`;
}

export function percent(length: number): string {
  return `${roundLength(length)}%`;
}

function roundLength(length: number): number {
  return Math.round(length * 100) / 100;
}

/** Style of a chart's letters: bold, because widths are upper bounds, and of size 1, because lengths are in em. */
const LETTERS: TextStyle = { size: 1, face: 'bold' };

/** Returns the width of a text in em. */
export function textWidth(text: string): number {
  return widthOf(text, LETTERS);
}

export function wrapText(text: string, width: number): string[] {
  return wrap(text, width, LETTERS);
}

/** An axis that includes zero. */
export interface Scale {
  /** Returns the position of a value on the axis, from 0 to 1. */
  at: (value: number) => number;
  /** Round numbers on the axis in ascending order. */
  ticks: { value: number; label: string }[];
}

/** Returns a scale that ends on round numbers. */
export function roundScale(numerals: readonly Numeral[], steps: number, language: string): Scale {
  return scale(nice(...extentOf(numerals), steps), steps, numerals, language);
}

const GAP = 0.8;

/** Returns a scale that ends with the largest number. It has up to five steps if their labels fit. `width`: in em. */
export function tightScale(numerals: readonly Numeral[], width: number, language: string): Scale {
  const extent = extentOf(numerals);
  for (let steps = 5; steps > 0; steps--) {
    const tight = scale(extent, steps, numerals, language);
    const [first, second] = tight.ticks;
    if (!first || !second) break;
    const widest = Math.max(...tight.ticks.map(({ label }) => textWidth(label)));
    // The first label may begin at its tick; others are centred.
    if (width * (tight.at(second.value) - tight.at(first.value)) >= 1.5 * widest + GAP) return tight;
  }
  return { ...scale(extent, 1, numerals, language), ticks: [] };
}

function extentOf(numerals: readonly Numeral[]): [from: number, to: number] {
  const values = numerals.map(({ value }) => value);
  return [Math.min(0, ...values), Math.max(0, ...values)];
}

function scale(
  [from, to]: readonly [number, number],
  steps: number,
  numerals: readonly Numeral[],
  language: string,
): Scale {
  const [like] = numerals;
  return {
    // The scale has no length if all numbers are zero.
    at: (value) => (to > from ? (value - from) / (to - from) : 0),
    ticks: ticks(from, to, steps).map((value) => ({ value, label: like ? formatLike(value, like, language) : '' })),
  };
}
