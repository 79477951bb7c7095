import { nice, ticks } from 'd3-array';
import type { Element, Properties } from 'hast';
import { element } from '../nodes.ts';
import { likeNumeral, type Numeral } from '../numerals.ts';
import { type TextStyle, widthOf, wrap } from '../text-lines.ts';

export interface ChartData {
  series: string[];
  rows: { name: string; numerals: Numeral[] }[];
}

/** Makes an element. Horizontal percents and vertical em need no `viewBox`, and texts keep their size. */
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

/** Bold, as widths are upper bounds. */
const LETTERS: TextStyle = { size: 1, face: 'bold' };

/** In em. */
export function textWidth(text: string): number {
  return widthOf(text, LETTERS);
}

export function wrapText(text: string, width: number): string[] {
  return wrap(text, width, LETTERS);
}

/** An axis with zero. */
export interface Scale {
  /** From 0 to 1. */
  at: (value: number) => number;
  /** Ascending. */
  ticks: { value: number; label: string }[];
}

/** Ends on round numbers. */
export function roundScale(numerals: readonly Numeral[], steps: number, language: string): Scale {
  return scale(nice(...extentOf(numerals), steps), steps, numerals, language);
}

const GAP = 0.8;

/** Ends with the largest number, and has up to five steps as far as their labels fit. */
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
    // All numbers may be zero.
    at: (value) => (to > from ? (value - from) / (to - from) : 0),
    ticks: ticks(from, to, steps).map((value) => ({ value, label: like ? likeNumeral(value, like, language) : '' })),
  };
}
