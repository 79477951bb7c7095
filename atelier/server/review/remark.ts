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
