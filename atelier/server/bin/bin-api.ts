import { WORKSHOP } from '../../api.ts';

/** What is asked of files that come and go. */
export const binApi = {
  /** GET → `BinEntry[]`, the last deleted first. POST `Deletion` → `Deleted`. */
  bin: `${WORKSHOP}api/bin`,
  /** POST `{ ids }`, of the entries that go for good → `BinEntry[]`, those that stay. */
  empty: `${WORKSHOP}api/bin/empty`,
  /** POST `UnsavedText` → `null`: it can be had again from the versions of its file, or from the bin where there is no such file. */
  unsaved: `${WORKSHOP}api/unsaved`,
  /** POST `{ id }` → `PutBack`. */
  back: `${WORKSHOP}api/bin/back`,
  /** POST `Duplication` → `OpenFile`. */
  duplicate: `${WORKSHOP}api/duplicate`,
  /** GET `?path=` → `Departure`: what is asked before a page leaves the site. */
  departure: `${WORKSHOP}api/links`,
} as const;

/** What lies in the bin. */
export interface BinEntry {
  id: string;
  sort: 'text' | 'picture';
  /** Where it lay, from the project's root. */
  path: string;
  title: string;
  /** ISO 8601, in UTC. */
  deletedAt: string;
  /** Where its addresses lead since. */
  led?: { path: string; addresses: readonly string[] };
}

export interface Deletion {
  path: string;
  /** Of the file as it was seen. */
  version: string;
  /** The file whose page the addresses of this one lead to from then on. */
  successor?: string;
}

export interface Deleted {
  id: string;
}

export interface PutBack {
  /** Where it lies again: its own place, or a free one beside it. */
  path: string;
  /** Another name had to be found for it. */
  moved: boolean;
  /** The file that its addresses led to, which they were taken away from. */
  changed?: string;
}

export interface Duplication {
  path: string;
  /** Its whole text, saved or not. */
  text: string;
}

/** A text that was written and is given up. */
export type UnsavedText = Duplication;

/** A place in a text that names another one. */
export interface Linking {
  /** File, from the project's root. */
  path: string;
  line: number;
  column: number;
  /** It names the entry itself, without which it cannot be published, and not its page's address. */
  needs: boolean;
}

/** What follows from a page's leaving the site. */
export interface Departure {
  links: readonly Linking[];
  /** Addresses by which visitors may know its page: none for one that was never published. */
  addresses: readonly string[];
  /** Files whose pages these addresses can lead to. */
  successors: readonly string[];
}
