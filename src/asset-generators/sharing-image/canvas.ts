import type { AssetTools } from '../../../build/contract/asset-generator.ts';
import { type Coverage, coverageOf, FULL_COVERAGE } from './coverage.ts';
import type { Shape } from './shapes.ts';

/** One of a canvas' four colours. */
export type Ink = 0 | 1 | 2 | 3;

/** Steps in which a pixel shows an ink. */
const LEVELS = 24;

/**
 * A picture of one ground and four inks, painted in the palette of the published PNG. A pixel is 0 for the ground, or names an ink and how strongly
 * it covers the ground. Where two inks meet in a pixel, the stronger one wins.
 */
export class Canvas {
  readonly width: number;
  readonly height: number;
  /** Row by row from the top, as PNG has them: a 0 for an unfiltered row, then the pixels from left to right, a byte each. */
  readonly rows: Uint8Array;

  constructor(width: number, height: number, rows = new Uint8Array((width + 1) * height)) {
    this.width = width;
    this.height = height;
    this.rows = rows;
  }

  /** Paints a shape, its edges smooth. */
  fill(shape: Shape, ink: Ink, opacity = 1): void {
    this.stamp(coverageOf(shape), ink, opacity);
  }

  /** Paints what a shape covers, moved by whole pixels. What lies outside of the picture is cut. */
  stamp({ left, top, ends, shares }: Coverage, ink: Ink, opacity = 1, moved = { x: 0, y: 0 }): void {
    const covered = coveredBy(ink, opacity);
    const [x, y] = [left + moved.x, top + moved.y];
    let first = 0;
    for (let row = 0; 2 * row < ends.length; row++) {
      const [from, to] = [ends[2 * row] ?? 0, ends[2 * row + 1] ?? 0];
      const start = (y + row) * (this.width + 1) + 1 + x;
      const end = y + row < 0 || y + row >= this.height ? 0 : Math.min(to, this.width - x);
      for (let column = Math.max(from, -x); column < end; column++) {
        const share = shares[first + column - from] ?? 0;
        if (share > 0) this.rows[start + column] = covered[(this.rows[start + column] ?? 0) * SHARES + share] ?? 0;
      }
      first += to - from;
    }
  }
}

/** From nothing to all of a pixel. */
const SHARES = FULL_COVERAGE + 1;

const known = new Map<string, Uint8Array>();

/** Returns what becomes of each pixel below an ink, for each share that the ink covers. */
function coveredBy(ink: Ink, opacity: number): Uint8Array {
  const key = `${ink} ${opacity}`;
  const made =
    known.get(key) ??
    Uint8Array.from({ length: (4 * LEVELS + 1) * SHARES }, (_, nth) => {
      const [below, strength] = [Math.floor(nth / SHARES), ((nth % SHARES) / FULL_COVERAGE) * opacity];
      return below === 0 ? colour(ink, strength) : mixInk(below, ink, strength);
    });
  known.set(key, made);
  return made;
}

/** Returns the pixel of an ink that covers this share of the ground. */
function colour(ink: Ink, strength: number): number {
  const level = Math.round(strength * LEVELS);
  return level === 0 ? 0 : ink * LEVELS + level;
}

function mixInk(pixel: number, ink: Ink, strength: number): number {
  const known = Math.floor((pixel - 1) / LEVELS);
  const below = ((((pixel - 1) % LEVELS) + 1) / LEVELS) * (1 - strength);
  if (known === ink) return colour(ink, below + strength);
  const level = Math.round(Math.max(below, strength) * LEVELS);
  return level === 0 ? 0 : (below > strength ? known : ink) * LEVELS + level;
}

/** Returns the colours of a canvas' pixels, in order, as red, green and blue. The ground and the inks are written `#rrggbb`. */
export function paletteOf(ground: string, inks: Readonly<Record<Ink, string>>): Uint8Array {
  const below = channels(ground);
  const mixed = Object.values(inks).flatMap((ink) =>
    Array.from({ length: LEVELS }, (_, nth) =>
      channels(ink).map((channel, axis) => (channel * (nth + 1) + (below[axis] ?? 0) * (LEVELS - nth - 1)) / LEVELS),
    ),
  );
  return Uint8Array.from([below, ...mixed].flat(), Math.round);
}

function channels(colour: string): number[] {
  const [, ...digits] = /^#(..)(..)(..)$/.exec(colour) ?? [];
  if (digits.length === 0) throw new Error(`${colour} is not written as #rrggbb`);
  return digits.map((two) => Number.parseInt(two, 16));
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Writes a canvas as PNG (W3C, Portable Network Graphics, third edition). `palette`: red, green and blue of each colour. */
export function indexedPng(
  { width, height, rows }: Pick<Canvas, 'width' | 'height' | 'rows'>,
  palette: Uint8Array,
  { deflated, crc32 }: AssetTools,
): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  // Eight bits a pixel, of a palette.
  header.set([8, 3], 8);
  /** A chunk: its length, its type, what it holds, and the checksum of the last two. */
  const chunk = (type: string, contents: Uint8Array) => {
    const [checked, numbers] = [Buffer.concat([Buffer.from(type), contents]), Buffer.alloc(8)];
    numbers.writeUInt32BE(contents.length);
    numbers.writeUInt32BE(crc32(checked), 4);
    return Buffer.concat([numbers.subarray(0, 4), checked, numbers.subarray(4)]);
  };
  const chunks = [chunk('IHDR', header), chunk('PLTE', palette), chunk('IDAT', deflated(rows))];
  return Buffer.concat([Uint8Array.from(SIGNATURE), ...chunks, chunk('IEND', new Uint8Array())]);
}
