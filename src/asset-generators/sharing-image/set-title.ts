import type { Face } from './face.ts';

/** A title as it is set: its lines, and their size in pixels. */
export interface SetTitle {
  lines: readonly string[];
  size: number;
}

/** Sizes that are tried, the largest first, and how many lines each may take. */
const SIZES = [
  { size: 78, most: 2 },
  { size: 68, most: 3 },
  { size: 58, most: 3 },
  { size: 52, most: 4 },
  { size: 44, most: 4 },
] as const;

/** Letters of a title stand a little closer than those of a text, in ems. */
export const TITLE_SPACING = -0.02;

/** Sets a title as large as its lines fit a width; what is too long for the smallest size ends in an ellipsis. */
export function setTitle(title: string, width: number, face: Face): SetTitle {
  for (const { size, most } of SIZES) {
    const fits = (line: string) => face.width(line, size, TITLE_SPACING) <= width;
    const words = title.split(/[ \t\n]+/).filter(Boolean);
    if (!words.every(fits)) continue;
    const lines = filled(words, fits);
    if (lines.length <= most) return { lines: balanced(words, { size, width, face }), size };
  }
  return { lines: cut(title, width, face), size: SMALLEST.size };
}

/** Letters of a brand's name stand closer than those of a title, in ems. */
export const BRAND_SPACING = -0.03;
const BRAND_SIZE = 40;

/** Returns the size, in pixels, at which a brand's whole name fits a width. */
export function brandSize(brand: string, width: number, face: Face): number {
  return Math.min(BRAND_SIZE, (BRAND_SIZE * width) / face.width(brand, BRAND_SIZE, BRAND_SPACING));
}

const SMALLEST = SIZES[SIZES.length - 1] ?? SIZES[0];

interface Setting {
  size: number;
  width: number;
  face: Face;
}

/** Fills as few lines as possible with words. */
function filled(words: readonly string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Balances the same number of lines, so that no word is left alone on the last one if possible. */
function balanced(words: readonly string[], { size, width, face }: Setting): string[] {
  const within = (most: number) => filled(words, (line) => face.width(line, size, TITLE_SPACING) <= most);
  const count = within(width).length;
  let [tooNarrow, wide] = [width / 2, width];
  while (wide - tooNarrow > 20) {
    const middle = (tooNarrow + wide) / 2;
    if (within(middle).length > count) tooNarrow = middle;
    else wide = middle;
  }
  return within(wide);
}

/** Lines of the smallest size, of which the last one ends in an ellipsis where something is left out; a word longer than a line goes on in the next. */
function cut(title: string, width: number, face: Face): string[] {
  const fits = (line: string) => face.width(line, SMALLEST.size, TITLE_SPACING) <= width;
  const pieces = title
    .split(/[ \t\n]+/)
    .filter(Boolean)
    .flatMap((word) => broken(word, fits));
  const lines = filled(pieces, fits);
  if (lines.length <= SMALLEST.most) return lines;
  let last = lines[SMALLEST.most - 1] ?? '';
  while (!fits(`${last}…`)) last = last.slice(0, -1).trimEnd();
  return [...lines.slice(0, SMALLEST.most - 1), `${last}…`];
}

function broken(word: string, fits: (line: string) => boolean): string[] {
  const pieces: string[] = [];
  for (const character of word) {
    const longer = (pieces.at(-1) ?? '') + character;
    if (pieces.length > 0 && fits(longer)) pieces[pieces.length - 1] = longer;
    else pieces.push(character);
  }
  return pieces;
}
