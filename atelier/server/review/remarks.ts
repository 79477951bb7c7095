import { placesIn } from '../../../build/editing/text.ts';
import type { Remark } from './remark-files.ts';

/** A reader's file, as JSON. */
export interface ReturnedReview {
  /** The version of the format. */
  relecture: 1;
  /** The path of the text's file, from the project's root. */
  path: string;
  remarks: readonly Remark[];
}

/** The data in the page of a reader. */
export interface ReviewData {
  path: string;
  /** The id under which the browser keeps the remarks on this file. */
  id: string;
}

/** The id of the element that contains the data. */
export const REVIEW_DATA_ID = 'relecture-donnees';

/** The place of a remark's passage in the text as it is now. */
export interface RemarkPlace {
  line: number;
  column: number;
  /** The length in characters with line ends; 0 if the passage is gone. */
  length: number;
}

/**
 * Returns a function that finds a remark's passage by its words alone, as signs and typography differ. Of several
 * places it takes the one nearest to the remark's line, as the text may have changed.
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
