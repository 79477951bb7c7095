import { create, type Font } from 'fontkit';
import { type Coverage, coverageOf } from './coverage.ts';
import type { Contour, Shape } from './shapes.ts';

/** A font as outlines: the width and the shape of texts. Sizes and places are in pixels. */
export interface Face {
  /** Returns the width of a line; letters may be set closer or wider, in ems. */
  width(text: string, size: number, spacing?: number): number;
  /** A line's letters, its baseline starting at a place. */
  letters(text: string, at: { x: number; y: number }, size: number, spacing?: number): Letter[];
  /** Tells whether a character has a shape of its own. */
  has(character: string): boolean;
}

/** The pixels of a letter, and by how many whole pixels it is moved. */
export interface Letter {
  coverage: Coverage;
  x: number;
  y: number;
}

/** Number of places within a pixel at which a letter may start. */
const PLACES = 4;

/** Reads a font file that holds one font (TrueType, OpenType, WOFF, WOFF2). A variable one stands as it is by default. */
export function faceOf(file: Uint8Array): Face {
  const font = create(Buffer.from(file));
  if (!('layout' in font)) throw new Error('a collection of fonts is no font');
  // Words come again, in a title's lines as in other titles, and letters in other words. There are a few sizes only.
  const [words, coverages] = [new Map<string, Word>(), new Map<string, Coverage>()];
  const wordOf = (text: string) => remembered(words, text, () => layOut(text, font));
  const { unitsPerEm } = font;
  const gap = (spacing = 0) => spacing * unitsPerEm;
  const coverageAt = (place: number, glyph: Glyph, size: number) =>
    remembered(coverages, `${glyph.id} ${size} ${place}`, () =>
      coverageOf(shapeOf(glyph, size / unitsPerEm, place / PLACES)),
    );
  return {
    width: (text, size, spacing) => {
      const parts = splitAtSpaces(text).map(wordOf);
      const count = sum(parts.map(({ glyphs }) => glyphs.length));
      return (sum(parts.map(({ advance }) => advance)) + gap(spacing) * Math.max(count - 1, 0)) * (size / unitsPerEm);
    },
    letters: (text, { x, y }, size, spacing) => {
      const unit = size / unitsPerEm;
      let pen = 0;
      return splitAtSpaces(text).flatMap((part) => {
        const { glyphs, advance } = wordOf(part);
        const start = pen;
        pen += advance + gap(spacing) * glyphs.length;
        return glyphs.map(({ glyph, left, up }, nth) => {
          const place = Math.round((x + (start + left + gap(spacing) * nth) * unit) * PLACES);
          const whole = Math.floor(place / PLACES);
          return { coverage: coverageAt(place - whole * PLACES, glyph, size), x: whole, y: Math.round(y - up * unit) };
        });
      });
    },
    has: (character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  };
}

type Glyph = ReturnType<Font['getGlyph']>;

/** A word, in the font's units. */
interface Word {
  advance: number;
  glyphs: readonly { glyph: Glyph; left: number; up: number }[];
}

/** Splits a text into words and the spaces between them. */
function splitAtSpaces(text: string): string[] {
  return text.split(/( )/).filter(Boolean);
}

function layOut(text: string, font: Font): Word {
  const { glyphs, positions, advanceWidth } = font.layout(text);
  let pen = 0;
  const placed = glyphs.map((glyph, nth) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[nth] ?? {};
    const left = pen + xOffset;
    pen += xAdvance;
    return { glyph, left, up: yOffset };
  });
  return { advance: advanceWidth, glyphs: placed };
}

/** Returns a glyph in pixels, whose baseline starts at a place within the first pixel. */
function shapeOf(glyph: Glyph, unit: number, start: number): Shape {
  return contoursOf(glyph.path.commands).map((contour) =>
    contour.map((place, axis) => (axis % 2 ? -place * unit : start + place * unit)),
  );
}

/** Number of lines that replace a curve of a letter. */
const SIDES = 6;

/** Returns outlines whose curves are replaced by short lines. */
function contoursOf(commands: Glyph['path']['commands']): Contour[] {
  const contours: number[][] = [];
  for (const { command, args } of commands) {
    const contour = contours.at(-1);
    if (command === 'moveTo') contours.push([...args]);
    else if (command === 'lineTo') contour?.push(...args);
    else if (contour && command !== 'closePath') contour.push(...curve([...contour.slice(-2), ...args]));
  }
  return contours;
}

/** Returns the places along a Bézier curve of any degree, without its first (de Casteljau). */
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

function remembered<Value>(known: Map<string, Value>, key: string, make: () => Value): Value {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
