import { WORKSHOP } from '../../api.ts';
import type { RemarkState } from './remark.ts';

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
