import { CHART, type Constellation, GRID, type Star } from './constellation.ts';

/** The name of a star, at its place in units of the chart. `anchor`: the part of the name that stands at `x`. */
export interface StarName {
  text: string;
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A monospaced letter at the largest size that a page shows, 2.75 steps of the grid, and how far a name keeps from its star and from other names. */
const LETTER = { width: 0.605 * 2.75 * GRID, height: 10 };
const AWAY = 7;
const APART = LETTER.width / 2;
/** A longer name loses words at its end. */
const LONGEST = 18;

/** Of a line, at which a name is held against it. */
const POINTS = 40;

const SPOTS = [
  { anchor: 'middle', x: 0, y: -AWAY },
  { anchor: 'middle', x: 0, y: AWAY + LETTER.height * 0.8 },
  { anchor: 'start', x: AWAY, y: 3 },
  { anchor: 'end', x: -AWAY, y: 3 },
  { anchor: 'start', x: 0, y: -AWAY },
  { anchor: 'end', x: 0, y: -AWAY },
  { anchor: 'start', x: 0, y: AWAY + LETTER.height * 0.8 },
  { anchor: 'end', x: 0, y: AWAY + LETTER.height * 0.8 },
] as const;

/**
 * Returns the names of stars, each at a place where it meets no other name, no star and, if possible, no line. A name without such a place is left
 * out.
 */
export function starNames({ stars, lines }: Constellation): StarName[] {
  const taken = stars.map(({ x, y }) => ({ left: x - 4, right: x + 4, top: y - 4, bottom: y + 4 }));
  return stars.flatMap((star) => {
    const text = shortenName(star.name ?? '');
    if (text === '') return [];
    const spots = SPOTS.map(({ anchor, x, y }) => ({ text, anchor, x: star.x + x, y: star.y + y }));
    const free = spots.filter((name) => isFree(boxOf(name), taken));
    const named =
      free.find((name) => !lines.some(([from, to]) => crosses(boxOf(name), stars[from], stars[to]))) ?? free[0];
    if (named) taken.push(withRoom(boxOf(named)));
    return named ?? [];
  });
}

/** Tests points of the line that are closer together than a letter is high. */
function crosses({ left, right, top, bottom }: Box, from?: Star, to?: Star): boolean {
  if (!(from && to)) return false;
  for (let nth = 0; nth <= POINTS; nth++) {
    const x = from.x + ((to.x - from.x) * nth) / POINTS;
    const y = from.y + ((to.y - from.y) * nth) / POINTS;
    if (x > left && x < right && y > top && y < bottom) return true;
  }
  return false;
}

function shortenName(name: Required<Star>['name']): string {
  const words = name.split(' ');
  while (
    words.length > 1 &&
    (words.join(' ').length > LONGEST || /^(?:de|du|des|la|le|les|et|à|au)$/.test(words.at(-1) ?? ''))
  )
    words.pop();
  return words.join(' ').replace(/[,;:]$/, '');
}

function boxOf({ text, x, y, anchor }: StarName): Box {
  const width = text.length * LETTER.width;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left, right: left + width, top: y - LETTER.height * 0.8, bottom: y + LETTER.height * 0.2 };
}

function withRoom({ left, right, ...box }: Box): Box {
  return { left: left - APART, right: right + APART, ...box };
}

function isFree(box: Box, taken: readonly Box[]): boolean {
  const isInside = box.left >= 0 && box.right <= CHART.width && box.top >= 0 && box.bottom <= CHART.height;
  return (
    isInside &&
    taken.every(
      (other) =>
        box.right <= other.left || box.left >= other.right || box.bottom <= other.top || box.top >= other.bottom,
    )
  );
}
