import { WORKSHOP } from '../../api.ts';

/** Addresses of requests about reviews. */
export const reviewApi = {
  /** POST `PreviewRequest` → `ReviewFile`: the page of this text as a file for a reader. */
  handOver: `${WORKSHOP}api/review`,
  /** GET → `StoredRemark[]`, of all texts. POST `ReturnRequest` → `Added`. PUT `SettleRequest` → `StoredRemark`. */
  remarks: `${WORKSHOP}api/review/remarks`,
} as const;

export interface ReviewFile {
  name: string;
  html: string;
}

export interface ReturnRequest {
  /** The text of a reader's file. */
  text: string;
  /** The open text, which takes the remarks of a text that is gone. */
  path: string;
}

export interface AddedRemarks {
  /** The text that has them now. */
  path: string;
  added: number;
  known: number;
}

export interface SettleRequest {
  path: string;
  id: string;
  state: RemarkState;
}

/** A reader's comment on a passage of a text. */
export interface Remark {
  /** Made by the reader's page; a changed remark keeps it. */
  id: string;
  /** Line of the file in which the block of the passage began; 0 for the whole page. */
  line: number;
  /** Words of the passage; empty for a whole block or page. */
  quote: string;
  text: string;
  /** Empty when no name was given. */
  reader: string;
  /** ISO 8601. */
  at: string;
}

/** A reader's file, as JSON. */
export interface ReturnedReview {
  /** Version of this form. */
  relecture: 1;
  /** Of the text's file, from the project's root. */
  path: string;
  remarks: readonly Remark[];
}

export type RemarkState = 'open' | 'accepted';

/** A remark, as the workshop stores it. */
export interface StoredRemark extends Remark {
  path: string;
  state: RemarkState;
}

/** Data in the page of a reader. */
export interface ReviewData {
  path: string;
  /** Keeps the remarks on one file apart from those on another. */
  id: string;
}

/** The id of the element that holds it. */
export const REVIEW_DATA_ID = 'relecture-donnees';

/** The place of a remark's passage in the text as it is now. */
export interface RemarkPlace {
  line: number;
  column: number;
  /** In characters, ends of lines included; 0 when the passage is gone. */
  length: number;
}

/** A word of a text. Passages are compared by their words alone, as typography differs. */
interface Word {
  word: string;
  start: number;
  end: number;
}

/** Finds passages by their words; of several the one nearest to the remark's line, as the text may have changed. */
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

/** Returns the offset of each line. */
function lineStarts(text: string): number[] {
  return [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
}

function positionOf(starts: readonly number[], at: number): { line: number; column: number } {
  const line = starts.findLastIndex((start) => start <= at) + 1;
  return { line, column: at - (starts[line - 1] ?? 0) + 1 };
}
