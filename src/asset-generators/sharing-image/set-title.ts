import type { Face } from './face.ts';

/** A title as it is set: its lines, and their size in pixels. */
export interface SetTitle {
  lines: readonly string[];
  size: number;
}

const SMALLEST = { size: 44, most: 4 };
/** Sizes that are tried, the largest first, and how many lines each may take. */
const SIZES = [{ size: 78, most: 2 }, { size: 68, most: 3 }, { size: 58, most: 3 }, { size: 52, most: 4 }, SMALLEST];

/** Letters of a title stand a little closer than those of a text, in ems. */
export const TITLE_SPACING = -0.02;

/** Sets a title as large as its lines fit a width; what is too long for the smallest size ends in an ellipsis. */
export function setTitle(title: string, width: number, face: Face): SetTitle {
  const words = title.split(/[ \t\n]+/).filter(Boolean);
  const fits = (line: string, size: number) => face.width(line, size, TITLE_SPACING) <= width;
  const linesAt = (size: number) => fillLines(words, (line) => fits(line, size));
  const { size, most } =
    SIZES.find(({ size, most }) => words.every((word) => fits(word, size)) && linesAt(size).length <= most) ?? SMALLEST;
  const lines = linesAt(size);
  return { lines: lines.length > most ? cut(lines.slice(0, most)) : balanced(words, { size, width, face }), size };
}

/** Letters of a brand's name stand closer than those of a title, in ems. */
export const BRAND_SPACING = -0.03;
const BRAND_SIZE = 40;

/** Returns the size, in pixels, at which a brand's whole name fits a width. */
export function brandSize(brand: string, width: number, face: Face): number {
  return Math.min(BRAND_SIZE, (BRAND_SIZE * width) / face.width(brand, BRAND_SIZE, BRAND_SPACING));
}

interface Setting {
  size: number;
  width: number;
  face: Face;
}

/** Fills as few lines as possible with words. */
function fillLines(words: readonly string[], fits: (line: string) => boolean): string[] {
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
  const within = (most: number) => fillLines(words, (line) => face.width(line, size, TITLE_SPACING) <= most);
  const count = within(width).length;
  let [tooNarrow, wide] = [width / 2, width];
  while (wide - tooNarrow > 20) {
    const middle = (tooNarrow + wide) / 2;
    if (within(middle).length > count) tooNarrow = middle;
    else wide = middle;
  }
  return within(wide);
}

/** Ends the last line in an ellipsis, in the place of its last word. */
function cut(lines: readonly string[]): string[] {
  const last = lines.at(-1) ?? '';
  return lines.with(-1, `${last.slice(0, Math.max(last.lastIndexOf(' '), 0))}…`);
}
