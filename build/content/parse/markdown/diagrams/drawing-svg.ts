import type { Element, Properties } from 'hast';
import { element } from '../nodes.ts';
import { type Drawing, LINE, type Mark, type Point, RADIUS, RING, type TextPart } from './drawing.ts';

/** From the top of a line of text to its baseline, in whole units: a page writes as many places as it has words. */
const BASELINE = Math.round(LINE * 0.72);
/** Radius of the corners of lines. */
const ROUNDING = 6;

/** A drawing as SVG, whose parts have `data-part`. `name`: its accessible name; `size`: which of the diagram's drawings it is. */
export function drawingSvg(
  { width, height, texts, badges, marks, lines }: Drawing,
  name: string,
  size: string,
): Element {
  const children = [
    ...paths(lines, ({ points }) => lineData(points)),
    ...paths(marks, markData),
    ...badges.map((box) => element('rect', { ...rounded(box), rx: round(LINE / 2), dataPart: 'badge' })),
    ...texts.map(({ part, text, box }) => textElement(part, text, box)),
  ];
  const viewBox = `0 0 ${width} ${height}`;
  return element('svg', { viewBox, role: 'img', ariaLabel: name, dataDrawing: size }, children);
}

function textElement(part: TextPart, text: string, { x, y }: Point): Element {
  return element('text', { x: whole(x), y: whole(y + BASELINE), dataPart: part }, [{ type: 'text', value: text }]);
}

/** One path for all shapes of a type. */
function paths<Shape extends { type: string }>(shapes: readonly Shape[], dataOf: (shape: Shape) => string): Element[] {
  const byType = new Map<string, string>();
  for (const shape of shapes) byType.set(shape.type, (byType.get(shape.type) ?? '') + dataOf(shape));
  return Array.from(byType, ([dataPart, d]) => element('path', { d, dataPart }));
}

function markData({ type, x, y }: Mark): string {
  const at = `${round(x)} ${round(y)}`;
  const [top, left] = [round(y - RADIUS), round(x - RADIUS)];
  const star = `M${round(x)} ${top}q1.2 5.8 7 7q-5.8 1.2-7 7q-1.2-5.8-7-7q5.8-1.2 7-7z`;
  switch (type) {
    case 'step':
      return star;
    case 'split':
      return `M${round(x - RING)} ${round(y)}a${RING} ${RING} 0 1 0 ${2 * RING} 0a${RING} ${RING} 0 1 0-${2 * RING} 0`;
    case 'end':
      return `M${left} ${round(y)}h14`;
    case 'jump':
      return `M${at}m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0`;
    case 'target':
      return `M${at}m-5-4l5 4l-5 4`;
  }
}

/** A line with its corners rounded. */
function lineData(points: readonly Point[]): string {
  const corners = points.filter((point, nth) => !same(point, points[nth - 1]));
  return corners.map((point, nth) => cornerData(point, corners[nth - 1], corners[nth + 1])).join('');
}

function cornerData(point: Point, before: Point | undefined, after: Point | undefined): string {
  if (!before) return `M${pair(point)}`;
  const end = after ? towards(point, before) : point;
  const straight = before.x === point.x ? `V${round(end.y)}` : `H${round(end.x)}`;
  return after ? `${straight}Q${pair(point)} ${pair(towards(point, after))}` : straight;
}

/** A point near `from`, on the line to `to`. */
function towards(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const part = Math.min(ROUNDING, length / 2) / length;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

function same(a: Point, b: Point | undefined): boolean {
  return a.x === b?.x && a.y === b.y;
}

function pair({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

function rounded({ x, y, width, height }: Record<'x' | 'y' | 'width' | 'height', number>): Properties {
  return { x: whole(x), y: whole(y), width: whole(width), height: whole(height) };
}

function whole(value: number): string {
  return String(Math.round(value));
}

function round(value: number): string {
  return String(Math.round(value * 10) / 10);
}
