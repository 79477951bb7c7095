import type { Measure } from './measure.ts';

/** A text that is set in lines, and how wide these may be, in ems. */
export interface FittedText {
  text: string;
  columns: readonly number[];
  /** Letter spacing, in ems: no stretch changes it. */
  spacing: number;
}

/** A font of the site's, and the one of the system that stands in for it. */
interface Fonts {
  own: Measure;
  system: Measure;
}

/** Stands for a hyphen after which no line ends. */
export const NO_BREAK = '\u2011';
/** Stands for a space in words that go to the next line as one, if they find room there. */
export const BOX_SPACE = '\ue001';
/** Stands where an element begins or ends: browsers count what goes from one line to another from there on. */
export const MARK = '\ue000';

/** In percents. */
const STEP = 0.1;
/** How many steps from the next stretch that breaks otherwise count as safe: widths are known to about a third of a percent. */
const SAFE = 4;

/**
 * The stretch, in percents, at which most texts break alike in the system fonts and in the site's own, those that come first before
 * others, since all that follows them would move; of equal ones the one nearest to `usual`.
 */
export function chooseStretch(
  texts: readonly FittedText[],
  fonts: Fonts,
  { from, to, usual }: { from: number; to: number; usual: number },
): number {
  const stretches = Array.from({ length: Math.round((to - from) / STEP) + 1 }, (_, nth) => from + nth * STEP);
  const scores = stretches.map(() => 0);
  texts.forEach((text, nth) => {
    for (const fits of fitsOf(text, fonts, stretches)) {
      fits.forEach((fit, at) => {
        if (fit) scores[at] = (scores[at] ?? 0) + (2 * SAFE + safetyOf(fits, at)) / (nth + 1);
      });
    }
  });
  const rank = stretches.map((stretch, at) => ({ stretch, score: scores[at] ?? 0, away: Math.abs(stretch - usual) }));
  rank.sort((one, other) => other.score - one.score || one.away - other.away);
  return Math.round((rank[0]?.stretch ?? usual) * 10) / 10;
}

/** For each column: at which of the stretches the text breaks as in its own font. */
function fitsOf({ text, columns, spacing }: FittedText, fonts: Fonts, stretches: readonly number[]): boolean[][] {
  const words = wordsOf(text);
  const own = measureWords(words, fonts.own, spacing);
  const system = measureWords(words, fonts.system, spacing);
  return columns.map((column) => {
    const { lines } = breakAt(words, own, column, 1);
    let last = { lines: 0, until: 0 };
    return stretches.map((stretch) => {
      // A text breaks in a few ways only, each from one stretch to another.
      if (stretch / 100 > last.until) last = breakAt(words, system, column, stretch / 100);
      return last.lines === lines;
    });
  });
}

/** How many steps away the next stretch is that does not fit. */
function safetyOf(fits: readonly boolean[], at: number): number {
  for (let steps = 1; steps < SAFE; steps++) if (fits[at - steps] === false || fits[at + steps] === false) return steps;
  return SAFE;
}

/** What stays on one line, and whether a space follows, which hangs at a line's end. */
interface Word {
  word: string;
  hasSpace: boolean;
  /** The next word is in the same box. */
  isBound: boolean;
  /** An element begins or ends in it. */
  marked: boolean;
}

function wordsOf(text: string): Word[] {
  return [...text.matchAll(/([^ \ue001-]+-*|-+)([ \ue001]*)/g)].map(([, part = '', after = '']) => ({
    word: part.replaceAll(MARK, '').replaceAll(NO_BREAK, '-'),
    hasSpace: after !== '',
    isBound: after === BOX_SPACE,
    marked: part.includes(MARK),
  }));
}

/** How wide words are in a font, and what letter spacing adds, which no stretch changes. */
interface Width {
  ems: number;
  added: number;
}

/** Widths of a text's words and of the space, in a font. */
interface MeasuredText {
  widths: readonly Width[];
  /** The box that each word is in, alone for most, and where that begins. */
  boxes: readonly (Width & { first: number })[];
  space: Width;
}

function measureWords(words: readonly Word[], measure: Measure, spacing: number): MeasuredText {
  const widths = words.map(({ word }) => ({ ems: measure(word), added: word.length * spacing }));
  const space = { ems: measure(' '), added: spacing };
  const boxes: (Width & { first: number })[] = [];
  widths.forEach(({ ems, added }, nth) => {
    const box = words[nth - 1]?.isBound ? boxes[nth - 1] : undefined;
    if (box) {
      box.ems += space.ems + ems;
      box.added += space.added + added;
    }
    boxes.push(box ?? { first: nth, ems, added });
  });
  return { widths, boxes, space };
}

/**
 * A number that tells how many lines a stretched text has in a column, and on which of them elements begin and end; and up to which stretch it
 * breaks in the same places.
 */
function breakAt(words: readonly Word[], { widths, boxes, space }: MeasuredText, column: number, stretch: number) {
  let [line, places, until] = [1, 0, Number.POSITIVE_INFINITY];
  // Of the line so far.
  let [ems, added] = [0, 0];
  words.forEach(({ hasSpace, marked }, nth) => {
    const [width = space, box] = [widths[nth], boxes[nth]];
    const wholeAt = box ? (column - box.added) / box.ems : 0;
    const isWhole = box !== undefined && stretch <= wholeAt;
    if (isWhole) until = Math.min(until, wholeAt);
    const mayBreak = ems > 0 && (!isWhole || box.first === nth);
    const next = isWhole ? box : width;
    const limit = (column - (added + next.added)) / (ems + next.ems);
    if (mayBreak && stretch > limit) {
      line++;
      [ems, added] = [width.ems, width.added];
    } else {
      if (mayBreak) until = Math.min(until, limit);
      ems += width.ems;
      added += width.added;
    }
    if (hasSpace) {
      ems += space.ems;
      added += space.added;
    }
    if (marked) places = Math.imul(places, 31) + line;
  });
  return { lines: Math.imul(places, 31) + line, until };
}
