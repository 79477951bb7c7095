import type { Contour, Shape } from './shapes.ts';

/** A part of a picture, row by row: by how much more a shape covers each pixel than the one left of it, from -1 to 1. */
export interface Coverage {
  left: number;
  top: number;
  width: number;
  height: number;
  steps: Float32Array;
}

/** What a shape covers of a picture. What lies outside of it is cut. It holds until the next is asked for. */
export function coverageOf(shape: Shape, picture: { width: number; height: number }): Coverage {
  const bounds = boundsOf(shape, picture);
  const coverage = { ...bounds, steps: zeros(bounds.width * bounds.height) };
  for (const contour of shape) trace(contour, picture.width, coverage);
  return coverage;
}

/** An image has a hundred shapes: room for each of them anew would cost as much as to draw them. */
let room = new Float32Array();

function zeros(count: number): Float32Array {
  if (room.length < count) room = new Float32Array(count);
  return room.subarray(0, count).fill(0);
}

/** All pixels that a shape touches, and two on its right that its edges run out into. */
function boundsOf(shape: Shape, picture: { width: number; height: number }): Omit<Coverage, 'steps'> {
  let [left, right, top, bottom] = [Number.POSITIVE_INFINITY, 0, picture.height, 0];
  for (const contour of shape) {
    for (let nth = 0; nth < contour.length; nth += 2) {
      const [x, y] = [within(contour[nth] ?? 0, picture.width), contour[nth + 1] ?? 0];
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
    }
  }
  left = Math.floor(left);
  top = Math.max(0, Math.floor(top));
  bottom = Math.min(picture.height, Math.ceil(bottom));
  if (top >= bottom) return { left: 0, top: 0, width: 0, height: 0 };
  return { left, top, width: Math.floor(right) + 2 - left, height: bottom - top };
}

function within(place: number, most: number): number {
  return place < 0 ? 0 : place > most ? most : place;
}

/** `most`: the picture's width, beyond which an edge stands at its border. */
function trace(contour: Contour, most: number, coverage: Coverage): void {
  let [x, y] = [within(contour.at(-2) ?? 0, most), contour.at(-1) ?? 0];
  for (let nth = 0; nth < contour.length; nth += 2) {
    const [nextX, nextY] = [within(contour[nth] ?? 0, most), contour[nth + 1] ?? 0];
    if (y < nextY) edge(coverage, x, y, nextX, nextY, 1);
    else if (y > nextY) edge(coverage, nextX, nextY, x, y, -1);
    [x, y] = [nextX, nextY];
  }
}

/** An edge that leads down covers all that lies right of it; one that leads up takes that away again. */
function edge(coverage: Coverage, x0: number, y0: number, x1: number, y1: number, direction: 1 | -1): void {
  const { left, top, width, height, steps } = coverage;
  const slope = (x1 - x0) / (y1 - y0);
  const end = Math.min(top + height, Math.ceil(y1));
  for (let row = Math.max(top, Math.floor(y0)); row < end; row++) {
    const [from, to] = [Math.max(y0, row), Math.min(y1, row + 1)];
    const [a, b] = [x0 + (from - y0) * slope - left, x0 + (to - y0) * slope - left];
    span(steps, (row - top) * width, Math.min(a, b), Math.max(a, b), (to - from) * direction);
  }
}

/** An edge's part within the row that starts at `row`, from `left` to `right`; `height`: how much of the row it takes, with its direction. */
function span(steps: Float32Array, row: number, left: number, right: number, height: number): void {
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
