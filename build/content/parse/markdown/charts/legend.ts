import type { Element } from 'hast';
import { em, shape, wrapped } from './shapes.ts';

/** In em: height of a line of text, and length of the sample before a name. */
const LINE = 1.35;
const SAMPLE = 2.4;
/** Where names begin, in em. */
const NAMES = 3;

/** The names of a drawing's lines, one below the other; empty where there is only one line. Lengths in em. */
export function legend(series: readonly string[], narrowest: number): { shapes: Element[]; height: number } {
  const shapes: Element[] = [];
  let height = 0;
  for (const [nth, name] of series.length > 1 ? series.entries() : []) {
    const names = wrapped(name, narrowest - NAMES);
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

/** The mark of the nth line: a disc or a square; the stylesheet makes the third and fourth hollow. */
export function markAt(x: string, y: number, nth: number): Element {
  const form =
    nth % 2 === 0
      ? shape('circle', { r: em(0.3), dataSeries: `${nth + 1}` })
      : shape('rect', { x: em(-0.3), y: em(-0.3), width: em(0.6), height: em(0.6), dataSeries: `${nth + 1}` });
  return shape('svg', { x, y: em(y) }, form);
}
