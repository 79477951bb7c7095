import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { deflate } from '../../../build/platform/compression.ts';
import { Canvas, indexedPng, paletteOf } from '../../../src/asset-generators/sharing-image/canvas.ts';
import { coverageOf } from '../../../src/asset-generators/sharing-image/coverage.ts';
import { disc, line, ring, type Shape } from '../../../src/asset-generators/sharing-image/shapes.ts';
import { assert, suite } from '../../suite.ts';

const test = suite('Canvases of sharing images');

const [WIDTH, HEIGHT] = [20, 10];
const [WHITE, RED] = [0, 1] as const;
const palette = paletteOf('#000000', { 0: '#ffffff', 1: '#ff0000', 2: '#00ff00', 3: '#0000ff' });

/** The red and green of each pixel, as a program that reads PNG has them. */
async function pixelsOf(canvas: Canvas): Promise<(x: number, y: number) => [red: number, green: number]> {
  const { width, height, rows } = canvas;
  const file = indexedPng({ width, height, rows }, palette, {
    deflated: deflate,
    crc32,
    partOf: async (_, work) => work(),
  });
  const { data, info } = await sharp(file)
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  assert.equal([info.width, info.height, info.channels], [WIDTH, HEIGHT, 3]);
  return (x, y) => [data[3 * (y * WIDTH + x)] ?? -1, data[3 * (y * WIDTH + x) + 1] ?? -1];
}

/** The pixels of a canvas, without the byte before each row. */
function pixelBytes({ rows }: Canvas): Uint8Array {
  return rows.filter((_, at) => at % (WIDTH + 1) > 0);
}

function box(left: number, top: number, right: number, bottom: number): Shape {
  return [[left, top, right, top, right, bottom, left, bottom]];
}

test('a pixel shows as much of an ink as the shape covers of it', async () => {
  const canvas = new Canvas(WIDTH, HEIGHT);
  canvas.fill(box(2, 2, 5.5, 4.25), WHITE);
  const at = await pixelsOf(canvas);
  const found = [at(1, 2), at(2, 2), at(4, 3), at(6, 2), at(2, 1)].map(([red]) => red);
  assert.equal(found, [0, 255, 255, 0, 0]);
  assert.ok(Math.abs(at(5, 2)[0] - 255 / 2) < 8, 'half of it');
  assert.ok(Math.abs(at(3, 4)[0] - 255 / 4) < 8, 'a quarter');
  assert.ok(Math.abs(at(5, 4)[0] - 255 / 8) < 8, 'an eighth');
});

test('all of a slanting edge comes to the area of its shape', () => {
  const canvas = new Canvas(WIDTH, HEIGHT);
  canvas.fill([[1, 1, 17.3, 4.6, 3.2, 8.9]], WHITE);
  const area = Math.abs((17.3 - 1) * (8.9 - 1) - (3.2 - 1) * (4.6 - 1)) / 2;
  const whole = Math.max(...canvas.rows);
  const shown = canvas.rows.reduce((sum, level) => sum + level / whole, 0);
  assert.ok(Math.abs(shown - area) < area / 50, `${shown} of ${area}`);
});

test('shapes are cut at each side of the picture', async () => {
  for (const [left, top] of [
    [-30, 2],
    [30, 2],
    [2, -30],
    [2, 30],
  ] as const) {
    const canvas = new Canvas(WIDTH, HEIGHT);
    canvas.fill(box(left, top, left + 15, top + 5), WHITE);
    assert.ok(
      canvas.rows.every((pixel) => pixel === 0),
      `${left}, ${top}`,
    );
  }
  const canvas = new Canvas(WIDTH, HEIGHT);
  canvas.fill(disc(WIDTH, HEIGHT, 40), WHITE);
  assert.ok(pixelBytes(canvas).every(Boolean), 'all of it is covered');
});

test('a ring is clear within, and a line is as wide as it is said to be', () => {
  const canvas = new Canvas(WIDTH, HEIGHT);
  canvas.fill(ring({ x: 10, y: 5, rx: 8, ry: 4 }, 1), WHITE);
  assert.is(pixelBytes(canvas)[5 * WIDTH + 10], 0);
  assert.ok((pixelBytes(canvas)[5 * WIDTH + 2] ?? 0) > 0);
  const other = new Canvas(WIDTH, HEIGHT);
  other.fill(line([3, 5], [15, 5], 2), WHITE);
  const column = Array.from({ length: HEIGHT }, (_, y) => pixelBytes(other)[y * WIDTH + 8]);
  assert.is(column.filter(Boolean).length, 2);
});

test('an ink over another takes its place, and its faint edge leaves the other as it is', async () => {
  const canvas = new Canvas(WIDTH, HEIGHT);
  canvas.fill(box(0, 0, WIDTH, HEIGHT), RED);
  canvas.fill(box(4, 4, 8.2, 8), WHITE);
  const at = await pixelsOf(canvas);
  assert.equal(at(5, 5), [255, 255]);
  const [red, green] = at(8, 5);
  assert.ok(red > 180 && green === 0, `${red} ${green}`);
});

test('a shape covers the same pixels whatever was drawn before', () => {
  const shape = ring({ x: 7.3, y: 4.6, rx: 5.1, ry: 3.2, turned: 20 }, 1.4);
  const alone = coverageOf(shape);
  coverageOf(disc(3.3, 2.2, 40.1));
  coverageOf(line([-3.2, 0.4], [9.1, 7.7], 1.3));
  assert.equal(coverageOf(shape), alone);
});
