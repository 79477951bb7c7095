import type { Contour, Shape } from './shapes.ts';

/** A part of a picture, row by row: by how much more a shape covers each pixel than the one left of it, from -1 to 1. */
export interface Coverage {
  left: number;
  top: number;
  width: number;
  height: number;
  steps: Float32Array;
}

/** What a shape covers of a picture. What lies outside of it is cut. */
export function coverageOf(shape: Shape, picture: { width: number; height: number }): Coverage {
  const inside = shape.map((contour) =>
    contour.map((place, axis) => (axis % 2 ? place : Math.min(Math.max(place, 0), picture.width))),
  );
  const bounds = boundsOf(inside, picture.height);
  const coverage = { ...bounds, steps: new Float32Array(bounds.width * bounds.height) };
  for (const contour of inside) trace(contour, coverage);
  return coverage;
}

/** All pixels that a shape touches, and two on its right that its edges run out into. */
function boundsOf(shape: Shape, most: number): Omit<Coverage, 'steps'> {
  let [left, right, top, bottom] = [Number.POSITIVE_INFINITY, 0, most, 0];
  for (const contour of shape) {
    for (const [nth, place] of contour.entries()) {
      if (nth % 2) [top, bottom] = [Math.min(top, place), Math.max(bottom, place)];
      else [left, right] = [Math.min(left, place), Math.max(right, place)];
    }
  }
  [left, top, bottom] = [Math.floor(left), Math.max(0, Math.floor(top)), Math.min(most, Math.ceil(bottom))];
  if (top >= bottom) return { left: 0, top: 0, width: 0, height: 0 };
  return { left, top, width: Math.floor(right) + 2 - left, height: bottom - top };
}

function trace(contour: Contour, coverage: Coverage): void {
  let [x, y] = [contour.at(-2) ?? 0, contour.at(-1) ?? 0];
  for (let nth = 0; nth < contour.length; nth += 2) {
    const [nextX, nextY] = [contour[nth] ?? 0, contour[nth + 1] ?? 0];
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
