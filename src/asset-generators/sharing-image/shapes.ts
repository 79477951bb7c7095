/** A closed line: x and y by turns, in pixels. */
export type Contour = readonly number[];

/** A shape is what its contours go around more often one way than the other. */
export type Shape = readonly Contour[];

/** An ellipse turned about its middle, in degrees. */
interface Ellipse {
  x: number;
  y: number;
  rx: number;
  ry: number;
  turned?: number;
}

export function disc(x: number, y: number, radius: number): Shape {
  return [ellipseContour({ x, y, rx: radius, ry: radius })];
}

/** Returns the line of an ellipse. */
export function ring({ rx, ry, ...place }: Ellipse, width: number): Shape {
  const half = width / 2;
  const inner = ellipseContour({ ...place, rx: rx - half, ry: ry - half }, -1);
  return [ellipseContour({ ...place, rx: rx + half, ry: ry + half }), inner];
}

export function line([x0, y0]: readonly [number, number], [x1, y1]: readonly [number, number], width: number): Shape {
  const half = width / 2 / (Math.hypot(x1 - x0, y1 - y0) || 1);
  const [across, up] = [(y1 - y0) * half, (x0 - x1) * half];
  return [[x0 + across, y0 + up, x1 + across, y1 + up, x1 - across, y1 - up, x0 - across, y0 - up]];
}

/** Length of the lines that replace a curve, in pixels. */
const SIDE = 3;

function ellipseContour({ x, y, rx, ry, turned = 0 }: Ellipse, direction: 1 | -1 = 1): Contour {
  const sides = Math.max(12, Math.round((Math.PI * (rx + ry)) / SIDE));
  const [cos, sin] = [Math.cos((turned * Math.PI) / 180), Math.sin((turned * Math.PI) / 180)];
  const contour: number[] = [];
  for (let side = 0; side < sides; side++) {
    const angle = (direction * 2 * Math.PI * side) / sides;
    const [across, down] = [rx * Math.cos(angle), ry * Math.sin(angle)];
    contour.push(x + across * cos - down * sin, y + across * sin + down * cos);
  }
  return contour;
}
