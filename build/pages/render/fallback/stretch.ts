import type { Measure } from './measure.ts';

/** A text that is set in lines, as wide as in its own font, and how wide the lines may be on phones and on wider screens, in ems. */
export interface FittedText extends MeasuredText {
  phones: readonly number[];
  others: readonly number[];
}

/** The words of a text, in a font. */
interface MeasuredText {
  words: readonly MeasuredWord[];
  space: Width;
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
/** What a second stretch has to mend to be worth its bytes: a break of the last blocks that count. */
const LEAST_GAIN = 0.1;

/** In percents, on phones and on wider screens. */
interface Stretches {
  phones: number;
  others: number;
}

/** A text in its own font; `spacing`: of its letters, in ems. */
export function measureText(text: string, own: Measure, spacing: number): MeasuredText {
  return measureParts(partsOf(text), own, spacing);
}

/**
 * The stretch at which most texts break alike in the system font and in the site's own, those that come first before others, since all that follows
 * them would move; of equal ones the one nearest to `usual`. Phones and wider screens have one each where a single one fits fewer lines.
 */
export function chooseStretches(
  texts: readonly FittedText[],
  system: Measure,
  { from, to, usual }: { from: number; to: number; usual: number },
): Stretches {
  const stretches = Array.from({ length: Math.round((to - from) / STEP) + 1 }, (_, nth) => from + nth * STEP);
  const columns = texts.flatMap((text, nth) =>
    fitsOf(text, system, stretches).map((fits, at) => ({
      fits,
      weight: 1 / (nth + 1),
      onPhones: at < text.phones.length,
    })),
  );
  const best = (some: readonly Column[]) => {
    const rank = stretches.map((stretch, at) => ({ stretch, ...scoreOf(some, at), away: Math.abs(stretch - usual) }));
    rank.sort((one, other) => other.score - one.score || one.away - other.away);
    const { stretch = usual, missed = 0 } = rank[0] ?? {};
    return { stretch: Math.round(stretch * 10) / 10, missed };
  };
  const all = best(columns);
  if (all.missed === 0) return { phones: all.stretch, others: all.stretch };
  const phones = best(columns.filter(({ onPhones }) => onPhones));
  const others = best(columns.filter(({ onPhones }) => !onPhones));
  const gain = all.missed - phones.missed - others.missed;
  const [onPhones, elsewhere] = gain < LEAST_GAIN ? [all, all] : [phones, others];
  return { phones: onPhones.stretch, others: elsewhere.stretch };
}

/** A width that a text is set in: at which of the stretches it breaks as in its own font, and how much that counts. */
interface Column {
  fits: readonly boolean[];
  weight: number;
}

function scoreOf(columns: readonly Column[], at: number): { score: number; missed: number } {
  let [score, missed] = [0, 0];
  for (const { fits, weight } of columns) {
    if (fits[at]) score += (2 * SAFE + safetyOf(fits, at)) * weight;
    else missed += weight;
  }
  return { score, missed };
}

/** For each column, those of phones first: at which of the stretches the text breaks as in its own font. */
function fitsOf(own: FittedText, system: Measure, stretches: readonly number[]): readonly boolean[][] {
  const parts = own.words.map(({ part }) => part);
  const other = measureParts(parts, system, own.space.added);
  const fitsIn = new Map<number, boolean[]>();
  return [...own.phones, ...own.others].map((column) => {
    const known = fitsIn.get(column);
    if (known) return known;
    const { lines } = breakAt(own, column, 1);
    let last = { lines: 0, until: 0 };
    const fits = stretches.map((stretch) => {
      // A text breaks in a few ways only, each from one stretch to another.
      if (stretch / 100 > last.until) last = breakAt(other, column, stretch / 100);
      return last.lines === lines;
    });
    fitsIn.set(column, fits);
    return fits;
  });
}

/** How many steps away the next stretch is that does not fit. */
function safetyOf(fits: readonly boolean[], at: number): number {
  for (let steps = 1; steps < SAFE; steps++) if (fits[at - steps] === false || fits[at + steps] === false) return steps;
  return SAFE;
}

/** What stays on one line, and whether a space follows, which hangs at a line's end. */
interface Part {
  word: string;
  hasSpace: boolean;
  /** The next word is in the same box. */
  isBound: boolean;
  /** An element begins or ends in it. */
  marked: boolean;
}

function partsOf(text: string): Part[] {
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

interface MeasuredWord extends Width {
  part: Part;
  /** Those that go to the next line as one, this word among them. */
  box: (Width & { first: Part }) | undefined;
}

function measureParts(parts: readonly Part[], measure: Measure, spacing: number): MeasuredText {
  const space = { ems: measure(' '), added: spacing };
  let box: MeasuredWord['box'];
  const words = parts.map((part): MeasuredWord => {
    const width = { ems: measure(part.word), added: part.word.length * spacing };
    const within = box;
    if (within) {
      within.ems += space.ems + width.ems;
      within.added += space.added + width.added;
    }
    const own = within ?? (part.isBound ? { first: part, ...width } : undefined);
    box = part.isBound ? own : undefined;
    return { part, ...width, box: own };
  });
  return { words, space };
}

/**
 * A number that tells how many lines a stretched text has in a column, and on which of them elements begin and end; and up to which stretch it
 * breaks in the same places.
 */
function breakAt({ words, space }: MeasuredText, column: number, stretch: number): { lines: number; until: number } {
  let line = 1;
  let places = 0;
  let until = Number.POSITIVE_INFINITY;
  // Of the line so far.
  let ems = 0;
  let added = 0;
  for (const word of words) {
    const { part, box } = word;
    const wholeAt = box ? (column - box.added) / box.ems : 0;
    const whole = stretch <= wholeAt ? box : undefined;
    if (whole) until = Math.min(until, wholeAt);
    if (ems > 0 && (!whole || whole.first === part)) {
      const next = whole ?? word;
      const limit = (column - (added + next.added)) / (ems + next.ems);
      if (stretch > limit) {
        line++;
        ems = 0;
        added = 0;
      } else until = Math.min(until, limit);
    }
    ems += word.ems;
    added += word.added;
    if (part.hasSpace) {
      ems += space.ems;
      added += space.added;
    }
    if (part.marked) places = Math.imul(places, 31) + line;
  }
  return { lines: Math.imul(places, 31) + line, until };
}
