import { foldText } from '../../../build/contract/fold-text.ts';

/** Search words and options. */
export interface Search {
  /** Without line ends. */
  words: string;
  /** Capitals, accents, kinds of spaces and of apostrophes count. */
  exact: boolean;
  /** Not in the middle of a longer word. */
  whole: boolean;
}

/** In UTF-16 code units. */
export interface Range {
  start: number;
  end: number;
}

/** Finds words in lines: every place of a line, from left to right, none over another. */
export function finder({ words, exact, whole }: Search): (line: string) => Range[] {
  const sought = exact ? words.normalize() : plain(words);
  if (sought === '') return () => [];
  const simplified = exact ? (text: string) => text.normalize() : plain;
  return (line) => {
    if (!simplified(line).includes(sought)) return [];
    const ranges = rangesIn(line, sought, simplified);
    return whole ? ranges.filter(({ start, end }) => !isInWord(line, start, end)) : ranges;
  };
}

/** Returns a quick test that a file may hold the words, also folded or escaped by YAML. */
export function quickTest({ words, exact }: Search): (text: string) => boolean {
  const simplified = (text: string) => {
    // A space that stands alone stays: there are as many as words.
    const unquoted = text
      .replace(/''/g, "'")
      .replace(/\\/g, '')
      .replace(/\s{2,}|[^\S ]/g, ' ');
    return exact ? unquoted.normalize() : plain(unquoted);
  };
  const sought = simplified(words);
  return (text) => simplified(text).includes(sought);
}

/** Small letters without accents, ligatures as two letters, one kind of space and of apostrophe. */
function plain(text: string): string {
  return foldText(text).replace(/[’ʼ]/g, "'");
}

/** `simplified` may make another length of a sign: the places are those of the signs as they are written. */
function rangesIn(line: string, sought: string, simplified: (sign: string) => string): Range[] {
  /** The sign, with its accents, that each unit of the simplified line comes from. */
  const places: Range[] = [];
  const known = new Map<string, string>();
  let text = '';
  for (const { 0: sign, index } of line.matchAll(/\p{M}+|\P{M}\p{M}*/gsu)) {
    const simple = known.get(sign) ?? simplified(sign);
    known.set(sign, simple);
    text += simple;
    for (let unit = 0; unit < simple.length; unit++) places.push({ start: index, end: index + sign.length });
  }
  const ranges: Range[] = [];
  for (let at = text.indexOf(sought); at !== -1; at = text.indexOf(sought, at + sought.length)) {
    const [first, last] = [places[at], places[at + sought.length - 1]];
    if (first && last) ranges.push({ start: first.start, end: last.end });
  }
  return ranges.filter(({ start }, index) => start >= (ranges[index - 1]?.end ?? 0));
}

function isInWord(line: string, start: number, end: number): boolean {
  const isLetter = (text: string) => /^[\p{L}\p{M}\p{N}_]/u.test(text);
  // A character takes two units at most.
  const before = /.$/su.exec(line.slice(Math.max(0, start - 2), start))?.[0] ?? '';
  return (
    (isLetter(before) && isLetter(line.slice(start))) ||
    (isLetter(line.slice(end)) && /[\p{L}\p{M}\p{N}_]$/u.test(line.slice(start, end)))
  );
}
