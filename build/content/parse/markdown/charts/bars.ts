import type { Element } from 'hast';
import { isSameUnit, type Numeral } from '../numerals.ts';
import { type ChartData, em, percent, type Scale, shape, textWidth, tightScale, wrapText } from './shapes.ts';

/** Height of a line in em. */
const LINE = 1.35;
const BAR = 1;
const BELOW_BAR = 0.4;
const BELOW_ROW = 0.7;
const BESIDE = 0.4;

interface Plot {
  series: readonly string[];
  /** Width of the drawing on the smallest screen, in em. */
  narrowest: number;
  /** Percentage of that width for bars; numbers take the rest. */
  width: number;
}

/** Draws bars from one zero line, below each row's name. Rows with different units have own scales and no axis. `narrowest`: least width in em. */
export function bars({ series, rows }: ChartData, narrowest: number, language: string): Element {
  const numerals = rows.flatMap((row) => row.numerals);
  const room = BESIDE + Math.max(...numerals.map(({ text }) => textWidth(text)));
  const plot: Plot = { series, narrowest, width: 100 * (1 - room / narrowest) };
  const scales = rows.map(({ numerals: [first] }) => {
    const alike = numerals.filter((one) => first && isSameUnit(first, one));
    return { scale: tightScale(alike, (narrowest * plot.width) / 100, language), isShared: alike.length };
  });
  const shapes: Element[] = [];
  let y = 0;
  for (const [nth, row] of rows.entries()) {
    const scale = scales[nth]?.scale;
    if (scale) y = drawRow(row, { ...plot, scale, shapes }, y) + BELOW_ROW;
  }
  const shared = scales.every(({ isShared }) => isShared === numerals.length) ? scales[0]?.scale : undefined;
  const axis = shared ? axisOf(shared, plot.width, y) : [];
  return shape('svg', { height: em(y + (axis.length > 0 ? LINE : 0)) }, ...axis, ...shapes);
}

/** Draws a row and returns its lower end. */
function drawRow(
  { name, numerals }: ChartData['rows'][number],
  { series, narrowest, width, scale, shapes }: Plot & { scale: Scale; shapes: Element[] },
  from: number,
): number {
  let y = from;
  const write = (text: string, properties: { dataName?: '' }) => {
    for (const line of wrapText(text, narrowest)) {
      shapes.push(shape('text', { x: '0', y: em(y + 0.95), ...properties }, line));
      y += LINE;
    }
  };
  write(name, { dataName: '' });
  for (const [nth, numeral] of numerals.entries()) {
    if (series.length > 1) write(series[nth] ?? '', {});
    shapes.push(...bar(numeral, nth, { scale, width, y }));
    y += BAR + BELOW_BAR;
  }
  return y;
}

function bar(
  { value, text }: Numeral,
  nth: number,
  { scale, width, y }: { scale: Scale; width: number; y: number },
): Element[] {
  const [zero, end] = [scale.at(0) * width, scale.at(value) * width];
  const [left, right] = [Math.min(zero, end), Math.max(zero, end)];
  const place = { x: percent(left), y: em(y), width: percent(right - left), height: em(BAR) };
  return [
    shape('line', { x1: percent(zero), x2: percent(zero), y1: em(y - 0.15), y2: em(y + BAR + 0.15), dataZero: '' }),
    shape('rect', { ...place, dataSeries: `${nth + 1}` }),
    shape('text', { x: percent(right), y: em(y + 0.85), dx: em(BESIDE), dataValue: '' }, text),
  ];
}

function axisOf({ at, ticks }: Scale, width: number, bottom: number): Element[] {
  return ticks.flatMap(({ value, label }, nth) => {
    const x = percent(at(value) * width);
    const textAnchor = nth === 0 ? 'start' : 'middle';
    return [
      shape('line', { x1: x, x2: x, y1: '0', y2: em(bottom), dataTick: '' }),
      shape('text', { x, y: em(bottom + 0.9), textAnchor, dataTick: '' }, label),
    ];
  });
}
