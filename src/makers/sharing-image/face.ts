import { create } from 'fontkit';

/** A font as outlines: what a text weighs in it, and its shape. Sizes and places are in pixels. */
export interface Face {
  /** How wide a line is; letters may be set closer or wider, in ems. */
  width(text: string, size: number, spacing?: number): number;
  /** A line as SVG path data, its baseline starting at a place. */
  outline(text: string, at: { x: number; y: number }, size: number, spacing?: number): string;
  /** Whether a character has a shape of its own. */
  has(character: string): boolean;
}

/** Reads a font file that holds one font (TrueType, OpenType, WOFF, WOFF2). A variable one stands as it is by default. */
export function faceOf(file: Uint8Array): Face {
  const font = create(Buffer.from(file));
  if (!('layout' in font)) throw new Error('a collection of fonts is no font');
  const scaled = (size: number) => size / font.unitsPerEm;
  const gap = (spacing = 0) => spacing * font.unitsPerEm;
  return {
    width: (text, size, spacing) => {
      const { advanceWidth, glyphs } = font.layout(text);
      return (advanceWidth + gap(spacing) * Math.max(glyphs.length - 1, 0)) * scaled(size);
    },
    outline: (text, { x, y }, size, spacing) => {
      const { glyphs, positions } = font.layout(text);
      let pen = 0;
      return glyphs
        .map(({ path }, index) => {
          const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
          const start = pen + xOffset;
          pen += xAdvance + gap(spacing);
          const place = (across: number, up: number) =>
            [x + (start + across) * scaled(size), y - (yOffset + up) * scaled(size)] as const;
          return path.commands.map(({ command, args }) => LETTERS[command] + placed(args, place)).join('');
        })
        .join('');
    },
    has: (character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  };
}

/** SVG's names for what outlines are drawn by. */
const LETTERS = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' } as const;

function placed(args: readonly number[], place: (across: number, up: number) => readonly [number, number]): string {
  const places = Array.from({ length: args.length / 2 }, (_, nth) => place(args[2 * nth] ?? 0, args[2 * nth + 1] ?? 0));
  return places
    .flat()
    .map((number) => number.toFixed(1))
    .join(' ');
}
