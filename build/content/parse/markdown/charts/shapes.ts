import { nice, ticks } from 'd3-array';
import type { Element, Properties } from 'hast';
import { element } from '../nodes.ts';
import { likeNumeral, type Numeral } from '../numerals.ts';
import { type TextStyle, widthOf, wrap } from '../text-lines.ts';

/** The data of a chart. */
export interface ChartData {
  /** Heads of the columns of numbers. */
  series: string[];
  /** Each with one number for each series. */
  rows: { name: string; numerals: Numeral[] }[];
}

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
export function wrapText(text: string, width: number): string[] {
  return wrap(text, width, LETTERS);
}

/** An axis that includes zero. */
export interface Scale {
  /** Position of a value on the axis, from 0 to 1. */
  at: (value: number) => number;
  /** Round numbers on the axis, ascending. */
  ticks: { value: number; label: string }[];
}

/** A scale that begins and ends on round numbers, in about so many steps. */
export function roundScale(numerals: readonly Numeral[], steps: number, language: string): Scale {
  return scale(nice(...extentOf(numerals), steps), steps, numerals, language);
}

/** Space between the labels of an axis, in em. */
const GAP = 0.8;

/** A scale that ends with the largest number. It has as many ticks as have room for their labels on so many em, in five steps at most. */
export function tightScale(numerals: readonly Numeral[], width: number, language: string): Scale {
  const extent = extentOf(numerals);
  for (let steps = 5; steps > 0; steps--) {
    const tight = scale(extent, steps, numerals, language);
    const [first, second] = tight.ticks;
    if (!first || !second) break;
    const widest = Math.max(...tight.ticks.map(({ label }) => textWidth(label)));
    // The first label may begin at its tick, the others have theirs in the middle.
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
    // Without a length where all numbers are zero.
    at: (value) => (to > from ? (value - from) / (to - from) : 0),
    ticks: ticks(from, to, steps).map((value) => ({ value, label: like ? likeNumeral(value, like, language) : '' })),
  };
}
