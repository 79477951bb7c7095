import { create, type Font } from 'fontkit';
import type { Contour, Shape } from './shapes.ts';

/** A font as outlines: what a text weighs in it, and its shape. Sizes and places are in pixels. */
export interface Face {
  /** How wide a line is; letters may be set closer or wider, in ems. */
  width(text: string, size: number, spacing?: number): number;
  /** A line's shape, its baseline starting at a place. */
  outline(text: string, at: { x: number; y: number }, size: number, spacing?: number): Shape;
  /** Whether a character has a shape of its own. */
  has(character: string): boolean;
}

/** Reads a font file that holds one font (TrueType, OpenType, WOFF, WOFF2). A variable one stands as it is by default. */
export function faceOf(file: Uint8Array): Face {
  const font = create(Buffer.from(file));
  if (!('layout' in font)) throw new Error('a collection of fonts is no font');
  // Words come again, in a title's lines as in other titles, and glyphs in other words.
  const [words, shapes] = [new Map<string, Word>(), new Map<number, Shape>()];
  const wordOf = (text: string) => {
    const word = words.get(text) ?? laidOut(text, font, shapes);
    words.set(text, word);
    return word;
  };
  const { unitsPerEm } = font;
  const gap = (spacing = 0) => spacing * unitsPerEm;
  return {
    width: (text, size, spacing) => {
      const parts = wordsOf(text).map(wordOf);
      const count = sum(parts.map(({ glyphs }) => glyphs.length));
      return (sum(parts.map(({ advance }) => advance)) + gap(spacing) * Math.max(count - 1, 0)) * (size / unitsPerEm);
    },
    outline: (text, { x, y }, size, spacing) => {
      const unit = size / unitsPerEm;
      let pen = 0;
      return wordsOf(text).flatMap((part) => {
        const { glyphs, advance } = wordOf(part);
        const start = pen;
        pen += advance + gap(spacing) * glyphs.length;
        return glyphs.flatMap(({ left, up, contours }, nth) => {
          const from = start + left + gap(spacing) * nth;
          return contours.map((contour) =>
            contour.map((place, axis) => (axis % 2 ? y - (up + place) * unit : x + (from + place) * unit)),
          );
        });
      });
    },
    has: (character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  };
}

/** A word, in the font's units. */
interface Word {
  advance: number;
  glyphs: readonly { left: number; up: number; contours: Shape }[];
}

/** A text's words, and the spaces between them. */
function wordsOf(text: string): string[] {
  return text.split(/( )/).filter(Boolean);
}

/** `shapes`: those of glyphs, by their numbers in the font. */
function laidOut(text: string, font: Font, shapes: Map<number, Shape>): Word {
  const { glyphs, positions, advanceWidth } = font.layout(text);
  let pen = 0;
  const placed = glyphs.map((glyph, nth) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[nth] ?? {};
    const left = pen + xOffset;
    pen += xAdvance;
    const contours = shapes.get(glyph.id) ?? contoursOf(glyph.path.commands);
    shapes.set(glyph.id, contours);
    return { left, up: yOffset, contours };
  });
  return { advance: advanceWidth, glyphs: placed };
}

type Commands = ReturnType<Font['getGlyph']>['path']['commands'];

/** How many sides stand for a curve of a letter. */
const SIDES = 6;

/** Outlines without curves. */
function contoursOf(commands: Commands): Contour[] {
  const contours: number[][] = [];
  for (const { command, args } of commands) {
    const contour = contours.at(-1);
    if (command === 'moveTo') contours.push([...args]);
    else if (command === 'lineTo') contour?.push(...args);
    else if (contour && command !== 'closePath') contour.push(...curve([...contour.slice(-2), ...args]));
  }
  return contours;
}

/** The places along a Bézier curve of any degree, after its first (de Casteljau). */
function curve(places: readonly number[]): number[] {
  return Array.from({ length: SIDES }, (_, nth) => pointAt(places, (nth + 1) / SIDES)).flat();
}

function pointAt(places: readonly number[], share: number): readonly number[] {
  if (places.length === 2) return places;
  const between = places.slice(2).map((place, nth) => {
    const before = places[nth] ?? 0;
    return before + (place - before) * share;
  });
  return pointAt(between, share);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
