import { diff } from '@codemirror/merge';
import type { Piece } from './pieces.ts';

/** A piece and the piece that it became. One of them is absent where a piece was added or removed. */
export interface Row {
  before?: Piece;
  after?: Piece;
}

/** The most steps of a comparison, which is coarser beyond them. */
export const SCAN_LIMIT = 500;

/** Puts the pieces of two texts side by side, in the order of both. Pieces that are equal or share most of their words are a pair. */
export function alignPieces(before: readonly Piece[], after: readonly Piece[]): Row[] {
  const letters = new Map<string, string>();
  const spell = (pieces: readonly Piece[]) => pieces.map(({ source }) => letterOf(source, letters)).join('');
  const rows: Row[] = [];
  let [at, other] = [0, 0];
  const goOn = (end: number) => {
    for (; at < end; at++, other++) rows.push(rowOf(before[at], after[other]));
  };
  for (const { fromA, toA, fromB, toB } of diff(spell(before), spell(after), { scanLimit: SCAN_LIMIT })) {
    goOn(fromA);
    rows.push(...pairAlike(before.slice(fromA, toA), after.slice(fromB, toB)));
    [at, other] = [toA, toB];
  }
  goOn(before.length);
  return rows;
}

function rowOf(before: Piece | undefined, after: Piece | undefined): Row {
  return { ...(before && { before }), ...(after && { after }) };
}

/** Returns the letter that stands for a source, as the comparison takes letters. Once letters run out, pairs of different sources are rows that differ. */
function letterOf(source: string, letters: Map<string, string>): string {
  const letter = letters.get(source) ?? String.fromCharCode(Math.min(letters.size, 0xffff));
  letters.set(source, letter);
  return letter;
}

/** The number of pairs up to which similar pieces are searched. */
const MAX_PAIRS = 10_000;
const MIN_LIKENESS = 0.3;

/** Finds the most similar pairs, in the order of both. */
function pairAlike(before: readonly Piece[], after: readonly Piece[]): Row[] {
  if (before.length * after.length > MAX_PAIRS) return [...before.map((one) => ({ before: one })), ...rest(after, 0)];
  const likeness = similarityOf(before, after);
  // The best sum of similarities, by the first remaining piece of each side.
  const best = [...before, undefined].map(() => new Array<number>(after.length + 1).fill(0));
  const bestAt = (row: number, column: number) => best[row]?.[column] ?? 0;
  for (let row = before.length - 1; row >= 0; row--)
    for (let column = after.length - 1; column >= 0; column--)
      (best[row] ?? [])[column] = Math.max(
        bestAt(row + 1, column),
        bestAt(row, column + 1),
        bestAt(row + 1, column + 1) + likeness(row, column),
      );
  const rows: Row[] = [];
  let column = 0;
  for (const [row, one] of before.entries()) {
    while (column < after.length && bestAt(row, column) === bestAt(row, column + 1) && bestAt(row, column) > 0)
      rows.push(rowOf(undefined, after[column++]));
    const isPair = bestAt(row, column) > bestAt(row + 1, column);
    rows.push(rowOf(one, isPair ? after[column++] : undefined));
  }
  return [...rows, ...rest(after, column)];
}

function rest(after: readonly Piece[], start: number): Row[] {
  return after.slice(start).map((one) => ({ after: one }));
}

/** Returns the similarity of two pieces, from 0 to 1: by the words that they share, or as the same field. */
function similarityOf(before: readonly Piece[], after: readonly Piece[]): (row: number, column: number) => number {
  const [words, others] = [before, after].map((pieces) => pieces.map(({ source }) => wordsOf(source)));
  return (row, column) => {
    const [one, other] = [before[row], after[column]];
    if (one?.field !== undefined || other?.field !== undefined) return one?.field === other?.field ? 1 : 0;
    const [own, theirs] = [words?.[row] ?? new Set(), others?.[column] ?? new Set()];
    const shared = [...own].filter((word) => theirs.has(word)).length;
    const share = (2 * shared) / (own.size + theirs.size || 1);
    return share >= MIN_LIKENESS ? share : 0;
  };
}

function wordsOf(source: string): Set<string> {
  return new Set(source.toLowerCase().match(/[\p{L}\p{N}]+/gu));
}
