import { createHash } from 'node:crypto';

/**
 * A shape by its last part and the shape that it is a part of. Pages are made of few: each is written out and hashed once, and found again
 * by its parts.
 */
export class Shape {
  private readonly around: Shape | undefined;
  private readonly part: string;
  private readonly within = new Map<string, Shape>();
  private hash: string | undefined;

  constructor(part = '', around?: Shape) {
    this.part = part;
    this.around = around;
  }

  /** The one with one more part. */
  with(part: string): Shape {
    const known = this.within.get(part);
    if (known) return known;
    const shape = new Shape(part, this);
    this.within.set(part, shape);
    return shape;
  }

  toString(): string {
    return `${this.around ?? ''}>${this.part}`;
  }

  toHash(): string {
    this.hash ??= hashOf(`${this}`);
    return this.hash;
  }
}

/** Short, and yet no two are alike among all that a site will ever hold: 96 bits. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}
