import type { Remark } from './remark.ts';

/** Where a remark's passage stands in the text as it is written now. */
export interface RemarkPlace {
  line: number;
  column: number;
  /** Characters from there, over the end of lines; 0 where the passage is not found any more. */
  length: number;
}

/** A word of a text, as it is compared: signs, spaces and typography between words tell nothing. */
interface Word {
  word: string;
  start: number;
  end: number;
}

/** Finds passages by their words, the one nearest to the remark's line where there are several: the text may have changed since it was read. */
export function remarkPlaces(text: string): (remark: Pick<Remark, 'line' | 'quote'>) => RemarkPlace {
  const words = wordsOf(text);
  const starts = lineStarts(text);
  return ({ line, quote }) => {
    const wanted = wordsOf(quote);
    const found = wanted.length === 0 ? [] : occurrences(words, wanted);
    const placed = found.map(({ start, end }) => ({ ...positionOf(starts, start), length: end - start }));
    const [nearest] = placed.sort((a, b) => Math.abs(a.line - line) - Math.abs(b.line - line));
    return nearest ?? { line: Math.min(Math.max(line, 1), starts.length), column: 1, length: 0 };
  };
}

function occurrences(words: readonly Word[], wanted: readonly Word[]): { start: number; end: number }[] {
  const [first] = wanted;
  return words.flatMap((one, nth) => {
    const last = words[nth + wanted.length - 1];
    if (!last || one.word !== first?.word) return [];
    return wanted.every(({ word }, index) => words[nth + index]?.word === word)
      ? { start: one.start, end: last.end }
      : [];
  });
}

function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => {
    return { word: word.normalize('NFC').toLowerCase(), start: index, end: index + word.length };
  });
}

/** Where each line begins. */
function lineStarts(text: string): number[] {
  return [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
}

function positionOf(starts: readonly number[], at: number): { line: number; column: number } {
  const line = starts.findLastIndex((start) => start <= at) + 1;
  return { line, column: at - (starts[line - 1] ?? 0) + 1 };
}
