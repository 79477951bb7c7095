import { foldText } from '../../../build/contract/fold-text.ts';

/** Words to search, and options. */
export interface Search {
  /** The words, without line ends. */
  words: string;
  /** True if capitals, accents, kinds of spaces and of apostrophes count. */
  exact: boolean;
  /** True to ignore matches within longer words. */
  whole: boolean;
}

/** A range in UTF-16 code units. */
export interface Range {
  start: number;
  end: number;
}

/** Returns a function that finds all matches in a line, from left to right without overlaps. */
export function finder({ words, exact, whole }: Search): (line: string) => Range[] {
  const sought = exact ? words.normalize() : simplify(words);
  if (sought === '') return () => [];
  const simplified = exact ? (text: string) => text.normalize() : simplify;
  return (line) => {
    if (!simplified(line).includes(sought)) return [];
    const ranges = rangesIn(line, sought, simplified);
    return whole ? ranges.filter(({ start, end }) => !isInWord(line, start, end)) : ranges;
  };
}

/** Returns a quick test for files that may contain the words, even folded or escaped by YAML. */
export function quickTest({ words, exact }: Search): (text: string) => boolean {
  const simplified = (text: string) => {
    // A single space stays, as there are as many of them as words.
    const unquoted = text
      .replace(/''/g, "'")
      .replace(/\\/g, '')
      .replace(/\s{2,}|[^\S ]/g, ' ');
    return exact ? unquoted.normalize() : simplify(unquoted);
  };
  const sought = simplified(words);
  return (text) => simplified(text).includes(sought);
}

/** Simplifies a sign: small letters without accents, ligatures as two letters, one kind of space and of apostrophe. */
function simplify(text: string): string {
  return foldText(text).replace(/[’ʼ]/g, "'");
}

/** Returns the ranges of all matches in the original line, as `simplified` may change the length of a sign. */
function rangesIn(line: string, sought: string, simplified: (sign: string) => string): Range[] {
  /** The range of the original sign for each unit of the simplified line. */
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
