import { placesIn } from '../../../build/editing/text.ts';
import type { Remark } from './remark-files.ts';

/** A reader's file, as JSON. */
export interface ReturnedReview {
  /** Version of this form. */
  relecture: 1;
  /** Of the text's file, from the project's root. */
  path: string;
  remarks: readonly Remark[];
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

/**
 * Finds passages by their words alone, as signs and typography differ; of several the one nearest to the remark's line, as the text may have
 * changed.
 */
export function remarkPlaces(text: string): (remark: Pick<Remark, 'line' | 'quote'>) => RemarkPlace {
  const placeAt = placesIn(text);
  const last = text.split('\n').length;
  return ({ line, quote }) => {
    const words = quote.match(/[\p{L}\p{N}]+/gu) ?? [];
    const passage = new RegExp(`(?<![\\p{L}\\p{N}])${words.join('[^\\p{L}\\p{N}]+')}(?![\\p{L}\\p{N}])`, 'giu');
    const found = words.length === 0 ? [] : [...text.matchAll(passage)];
    const placed = found.map(({ 0: { length }, index }) => ({ ...placeAt(index), length }));
    const [nearest] = placed.sort((a, b) => Math.abs(a.line - line) - Math.abs(b.line - line));
    return nearest ?? { line: Math.min(Math.max(line, 1), last), column: 1, length: 0 };
  };
}
