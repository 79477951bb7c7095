import { coverageOf } from './coverage.ts';
import type { Shape } from './shapes.ts';

/** What shapes are painted with: one of a canvas' four colours. */
export type Ink = 0 | 1 | 2 | 3;

/** How strongly a pixel may show an ink, in steps. */
const LEVELS = 24;
/** What is fainter is not seen. */
const FAINT = 0.01;

/**
 * A picture of one ground and four inks, painted in the very palette that it is published in: a pixel is 0 where it shows the ground, else it
 * names an ink and how strongly that covers the ground. Where two inks meet in a pixel, the stronger one has it.
 */
export class Canvas {
  readonly width: number;
  readonly height: number;
  /** Row by row from the top, as PNG has them: a 0, then the pixels from left to right, a byte each. */
  readonly rows: Uint8Array;

  constructor(width: number, height: number, rows = new Uint8Array((width + 1) * height)) {
    this.width = width;
    this.height = height;
    this.rows = rows;
  }

  /** Paints a shape, its edges smooth. */
  fill(shape: Shape, ink: Ink, opacity = 1): void {
    const { left, top, width, height, steps } = coverageOf(shape, this);
    const end = Math.min(width, this.width - left);
    for (let row = 0; row < height; row++) {
      const start = (top + row) * (this.width + 1) + 1 + left;
      let [cover, strength, onGround] = [0, 0, 0];
      for (let column = 0; column < end; column++) {
        const step = steps[row * width + column] ?? 0;
        // Within a shape, and outside of it, nothing changes from one pixel to the next.
        if (step !== 0) {
          cover += step;
          strength = Math.min(1, Math.abs(cover)) * opacity;
          onGround = colour(ink, strength);
        }
        if (strength <= FAINT) continue;
        const at = start + column;
        const below = this.rows[at] ?? 0;
        this.rows[at] = below === 0 ? onGround : mixed(below, ink, strength);
      }
    }
  }
}

/** The pixel of an ink that covers the ground so strongly. */
function colour(ink: Ink, strength: number): number {
  const level = Math.round(strength * LEVELS);
  return level === 0 ? 0 : ink * LEVELS + level;
}

function mixed(pixel: number, ink: Ink, strength: number): number {
  const known = Math.floor((pixel - 1) / LEVELS);
  const below = ((((pixel - 1) % LEVELS) + 1) / LEVELS) * (1 - strength);
  if (known === ink) return colour(ink, below + strength);
  const level = Math.round(Math.max(below, strength) * LEVELS);
  return level === 0 ? 0 : (below > strength ? known : ink) * LEVELS + level;
}

/** The colours of a canvas' pixels, in order, as red, green and blue; those of the ground and of the inks are written '#rrggbb'. */
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
