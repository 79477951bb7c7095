import type { Contour, Shape } from './shapes.ts';

/** A pixel that is covered as a whole. */
export const FULL_COVERAGE = 96;

/** The share of each pixel that a shape covers, from 0 to `FULL_COVERAGE`, row after row. */
export interface Coverage {
  left: number;
  top: number;
  /** Of each row the first pixel that is touched and the first that is no longer, counted from `left`. */
  ends: Int32Array;
  shares: Uint8Array;
}

export function coverageOf(shape: Shape): Coverage {
  const area = areaOf(shape);
  for (const contour of shape) trace(contour, area);
  const { left, top, width, ends } = area;
  const shares = new Uint8Array(ends.reduce((sum, end, nth) => (nth % 2 ? sum + end : sum - end), 0));
  let nth = 0;
  for (let row = 0; 2 * row < ends.length; row++) {
    let cover = 0;
    for (let column = ends[2 * row] ?? 0; column < (ends[2 * row + 1] ?? 0); column++) {
      cover += steps[row * width + column] ?? 0;
      steps[row * width + column] = 0;
      shares[nth++] = Math.round(Math.min(1, Math.abs(cover)) * FULL_COVERAGE);
    }
  }
  return { left, top, ends, shares };
}

/** The change in coverage from each pixel to the next, from -1 to 1. Reading a value resets it to 0. */
let steps = new Float32Array();

/** The area of a shape. */
type Area = Omit<Coverage, 'shares'> & { width: number };

/** Returns the rectangle of all pixels that a shape touches, and three more on its right. */
function areaOf(shape: Shape): Area {
  if (shape.length === 0) return { left: 0, top: 0, width: 0, ends: new Int32Array() };
  const along = (axis: number) => shape.flatMap((contour) => contour.filter((_, nth) => nth % 2 === axis));
  const [xs, ys] = [along(0), along(1)];
  const [left, top] = [Math.floor(Math.min(...xs)), Math.floor(Math.min(...ys))];
  const [width, height] = [Math.floor(Math.max(...xs)) + 3 - left, Math.ceil(Math.max(...ys)) - top];
  if (steps.length < width * height) steps = new Float32Array(width * height);
  return { left, top, width, ends: new Int32Array(2 * height) };
}

function trace(contour: Contour, area: Area): void {
  let [x, y] = [contour.at(-2) ?? 0, contour.at(-1) ?? 0];
  for (let nth = 0; nth < contour.length; nth += 2) {
    const [nextX, nextY] = [contour[nth] ?? 0, contour[nth + 1] ?? 0];
    if (y < nextY) edge(area, x, y, nextX, nextY, 1);
    else if (y > nextY) edge(area, nextX, nextY, x, y, -1);
    [x, y] = [nextX, nextY];
  }
}

/** An edge that leads down covers all that lies right of it; one that leads up takes that away again. */
function edge(
  { left, top, width, ends }: Area,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  direction: 1 | -1,
): void {
  const slope = (x1 - x0) / (y1 - y0);
  for (let row = Math.floor(y0); row < y1; row++) {
    const [from, to] = [Math.max(y0, row), Math.min(y1, row + 1)];
    const [a, b] = [x0 - left + (from - y0) * slope, x0 - left + (to - y0) * slope];
    const [start, end] = [Math.min(a, b), Math.max(a, b)];
    span((row - top) * width, start, end, (to - from) * direction);
    const nth = 2 * (row - top);
    const known = ends[nth + 1] ?? 0;
    ends[nth] = Math.floor(known === 0 ? start : Math.min(ends[nth] ?? 0, start));
    ends[nth + 1] = Math.max(known, Math.floor(end) + 2);
  }
}

/** An edge's part within the row that starts at `row`, from `left` to `right`; `height`: how much of the row it takes, with its direction. */
function span(row: number, left: number, right: number, height: number): void {
  const last = Math.floor(right);
  if (left >= last) {
    const inside = height * (last + 1 - (left + right) / 2);
    steps[row + last] = (steps[row + last] ?? 0) + inside;
    steps[row + last + 1] = (steps[row + last + 1] ?? 0) + height - inside;
    return;
  }
  let passed = 0;
  for (let column = Math.floor(left); column <= last; column++) {
    const [begin, end] = [Math.max(left, column), Math.min(right, column + 1)];
    const share = right > left ? (height * (end - begin)) / (right - left) : height;
    const inside = share * (column + 1 - (begin + end) / 2);
    steps[row + column] = (steps[row + column] ?? 0) + passed + inside;
    passed = share - inside;
  }
  steps[row + last + 1] = (steps[row + last + 1] ?? 0) + passed;
}
