import { WORKSHOP } from '../../api.ts';

/** What is asked of reviews. */
export const reviewApi = {
  /** POST `PreviewRequest` → `HandedOverFile`: the page of this text as a file for a reader. */
  handOver: `${WORKSHOP}api/review`,
  /** GET → `StoredRemark[]`, of all texts. POST `Received` → `Added`. PUT `Settled` → `StoredRemark`. */
  remarks: `${WORKSHOP}api/review/remarks`,
} as const;

export interface HandedOverFile {
  name: string;
  html: string;
}

export interface Received {
  /** What a reader sent: the file's text, or a message that holds it. */
  text: string;
  /** Of the text that is open: it takes the remarks of a text that is not there any more. */
  path: string;
}

export interface Added {
  /** Of the text that has them now. */
  path: string;
  added: number;
  known: number;
}

export interface Settled {
  path: string;
  id: string;
  state: RemarkState;
  answer?: string;
}

/** What a reader says of a passage of a text. */
export interface Remark {
  /** Made by the reader's page; one that is changed keeps it. */
  id: string;
  /** Of the file in which the passage's block began when it was handed over; 0 for one that stands in no block, or the whole page. */
  line: number;
  /** What the page showed of it; empty for a whole block or page. */
  quote: string;
  text: string;
  /** Empty for who gave no name. */
  reader: string;
  /** ISO 8601. */
  at: string;
}

/** What a reader sends back, as JSON. */
export interface ReturnedReview {
  /** Version of this form. */
  relecture: 1;
  /** Of the text's file, from the project's root. */
  path: string;
  remarks: readonly Remark[];
}

/** What has become of a remark. */
export type RemarkState = 'open' | 'accepted' | 'answered';

/** A remark, as the workshop stores it. */
export interface StoredRemark extends Remark {
  path: string;
  state: RemarkState;
  /** To the reader, who finds it in the next file that is handed over. */
  answer?: string;
}

/** What the page of a reader is handed. */
export interface HandedOver {
  path: string;
  /** Tells what was handed over at one time from what was at another. */
  id: string;
  /** What was said of the text before. */
  earlier: readonly Pick<StoredRemark, 'quote' | 'text' | 'reader' | 'state' | 'answer'>[];
}

/** The id of the element that holds it. */
export const HANDED_OVER = 'relecture-donnees';

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
