import type { Element } from 'hast';
import { type ChartData, em, percent, roundScale, type Scale, shape, textWidth, wrapText } from './shapes.ts';

/** Height of a line in em. */
const LINE = 1.35;
const HEIGHT = 13;
const ABOVE_POINT = 0.65;
const BELOW_PLOT = 0.4;
const BETWEEN = 0.7;
const ROUNDING = 0.001;
const MARGIN = 0.7;
const MAX_LINES = 3;
const STEPS = 4;

interface Plot extends ChartData {
  scale: Scale;
  /** Positions of the axis and the first column, and the distance of columns, in percent of the width. */
  left: number;
  first: number;
  step: number;
  /** The interval of columns with texts, counted from the last column. The texts are `written` em wide. */
  every: number;
  written: number;
  /** The first column whose text does not overlap the axis. */
  firstWritten: number;
  /** Upper and lower end of the plot in em. */
  top: number;
  bottom: number;
}

/** Draws a line for each column of numbers. `narrowest`: the width on the smallest screen, in em. */
export function lines(data: ChartData, narrowest: number, language: string): { drawing: Element; isThinned: boolean } {
  const { shapes, height: above } = legend(data.series, narrowest);
  const plot = plotOf(data, { narrowest, above }, language);
  const isWritten = (row: number) => row >= plot.firstWritten && (data.rows.length - 1 - row) % plot.every === 0;
  const names = data.rows.map(({ name }, row) => (isWritten(row) ? shortenLines(wrapText(name, plot.written)) : []));
  const height = plot.bottom + BELOW_PLOT + Math.max(...names.map((name) => name.length)) * LINE;
  const drawing = shape(
    'svg',
    { height: em(height) },
    ...shapes,
    ...axisOf(plot),
    ...data.series.flatMap((_, nth) => line(plot, nth)),
    ...data.rows.flatMap((_, row) => (isWritten(row) ? numbersOf(plot, row) : [])),
    ...names.flatMap((name, row) => nameBelow(name, plot, row)),
  );
  return { drawing, isThinned: plot.every > 1 };
}

function plotOf(data: ChartData, { narrowest, above }: Record<'narrowest' | 'above', number>, language: string): Plot {
  const numerals = data.rows.flatMap((row) => row.numerals);
  const scale = roundScale(numerals, STEPS, language);
  const axis = BETWEEN + Math.max(...scale.ticks.map(({ label }) => textWidth(label)));
  const room = narrowest - axis;
  const names = data.rows.map(({ name }) => name);
  const gaps = names.length - 1;
  const needed = Math.max(
    Math.min(room, widest(numerals.map(({ text }) => text))),
    // Long words may be broken; numbers may not.
    Math.min(room / 2, widest(names.flatMap((name) => name.split(' ')))),
    Math.min(room / names.length, widest(names)),
  );
  const fits = (room - needed) / gaps >= needed - ROUNDING;
  const margin = fits ? needed / 2 : MARGIN;
  const step = (room - margin - needed / 2) / gaps;
  const every = fits ? 1 : Math.ceil(needed / step);
  const top = above + data.series.length * LINE + ABOVE_POINT;
  const part = (length: number) => (100 * length) / narrowest;
  return {
    ...data,
    scale,
    left: part(axis),
    first: part(axis + margin),
    step: part(step),
    every,
    firstWritten: Math.ceil((needed / 2 - margin) / step),
    written: needed - BETWEEN + ROUNDING,
    top,
    bottom: top + HEIGHT,
  };
}

/** Returns the first lines of a name with an ellipsis; the table has the whole name. */
function shortenLines(lines: readonly string[]): readonly string[] {
  if (lines.length <= MAX_LINES) return lines;
  const last = Array.from(lines[MAX_LINES - 1] ?? '').slice(0, -1);
  return [...lines.slice(0, MAX_LINES - 1), `${last.join('')}…`];
}

/** Returns the width of the widest text with the space beside it. */
function widest(texts: readonly string[]): number {
  return BETWEEN + Math.max(...texts.map(textWidth));
}

function xOf({ first, step }: Plot, row: number): string {
  return percent(first + step * row);
}

function yOf({ scale, top, bottom }: Plot, value: number): number {
  return bottom - scale.at(value) * (bottom - top);
}

function axisOf(plot: Plot): Element[] {
  return plot.scale.ticks.flatMap(({ value, label }) => {
    const y = yOf(plot, value);
    const mark = value === 0 ? { dataZero: '' } : { dataTick: '' };
    return [
      shape('line', { x1: percent(plot.left), x2: '100%', y1: em(y), y2: em(y), ...mark }),
      shape('text', { x: '0', y: em(y + 0.35), dataTick: '' }, label),
    ];
  });
}

function line(plot: Plot, nth: number): Element[] {
  const points = plot.rows.map(({ numerals }, row) => ({ x: xOf(plot, row), y: yOf(plot, numerals[nth]?.value ?? 0) }));
  const parts = points.slice(1).map((to, before) => {
    const from = points[before] ?? to;
    return shape('line', { x1: from.x, y1: em(from.y), x2: to.x, y2: em(to.y), dataSeries: `${nth + 1}` });
  });
  return [...parts, ...points.map(({ x, y }) => markAt(x, y, nth))];
}

/** Draws the numbers of a row, moved up if they overlap. */
function numbersOf(plot: Plot, row: number): Element[] {
  const upwards = (plot.rows[row]?.numerals ?? []).toSorted((a, b) => a.value - b.value);
  let lowest = Number.POSITIVE_INFINITY;
  return upwards.map(({ value, text }) => {
    lowest = Math.min(yOf(plot, value) - ABOVE_POINT, lowest - LINE);
    return shape('text', { x: xOf(plot, row), y: em(lowest), textAnchor: 'middle', dataValue: '' }, text);
  });
}

function nameBelow(lines: readonly string[], plot: Plot, row: number): Element[] {
  return lines.map((name, nth) =>
    shape(
      'text',
      { x: xOf(plot, row), y: em(plot.bottom + BELOW_PLOT + (nth + 0.75) * LINE), textAnchor: 'middle' },
      name,
    ),
  );
}

const SAMPLE = 2.4;
const NAMES = 3;

/** Draws the names of the lines; returns no shapes if there is only one line. */
function legend(series: readonly string[], narrowest: number): { shapes: Element[]; height: number } {
  const shapes: Element[] = [];
  let height = 0;
  for (const [nth, name] of series.length > 1 ? series.entries() : []) {
    const names = wrapText(name, narrowest - NAMES);
    const y = height + 0.65;
    shapes.push(
      shape('line', { x1: '0', x2: em(SAMPLE), y1: em(y), y2: em(y), dataSeries: `${nth + 1}` }),
      markAt(em(SAMPLE / 2), y, nth),
      ...names.map((text, line) => shape('text', { x: em(NAMES), y: em(y + 0.35 + line * LINE) }, text)),
    );
    height += names.length * LINE;
  }
  return { shapes, height };
}

/** Draws the mark of the nth line: a disc or a square. The stylesheet makes the third and fourth hollow. */
function markAt(x: string, y: number, nth: number): Element {
  const form =
    nth % 2 === 0
      ? shape('circle', { r: em(0.3), dataSeries: `${nth + 1}` })
      : shape('rect', { x: em(-0.3), y: em(-0.3), width: em(0.6), height: em(0.6), dataSeries: `${nth + 1}` });
  return shape('svg', { x, y: em(y) }, form);
}
