import { WORKSHOP } from '../../api.ts';

/** Addresses of requests to delete, restore and duplicate files. */
export const binApi = {
  /** GET → `BinEntry[]`, the last deleted first. POST `Deletion` → `null`. */
  bin: `${WORKSHOP}api/bin`,
  /** POST `{ ids }` of the entries to remove for good → `BinEntry[]`, those that stay. */
  empty: `${WORKSHOP}api/bin/empty`,
  /** POST `UnsavedText` → `null`: keeps it among the versions of its file, or in the bin when the file is gone. */
  unsaved: `${WORKSHOP}api/unsaved`,
  /** POST `{ id }` → `RestoredEntry`. */
  back: `${WORKSHOP}api/bin/back`,
  /** POST `Duplication` → `OpenFile`. */
  duplicate: `${WORKSHOP}api/duplicate`,
  /** GET `?path=` → `RemovalEffects`. */
  departure: `${WORKSHOP}api/links`,
} as const;

/** A deleted file. */
export interface BinEntry {
  id: string;
  sort: 'text' | 'picture';
  /** Its former place, from the project's root. */
  path: string;
  title: string;
  /** ISO 8601, in UTC. */
  deletedAt: string;
  /** Paths of the texts whose lists named it, and have lost its name. */
  unlistedFrom?: readonly string[];
}

export interface Deletion {
  path: string;
  /** Of the file as it was seen. */
  version: string;
  /** The file whose page the addresses of this one lead to from then on. */
  successor?: string;
}

export interface RestoredEntry {
  /** Its own place, or a free one beside it. */
  path: string;
  /** Its own name was taken. */
  moved: boolean;
  /** Files that no longer hold its addresses. */
  changed: readonly string[];
}

export interface Duplication {
  path: string;
  /** Its whole text, saved or not. */
  text: string;
}

/** A text that was written and is given up. */
export type UnsavedText = Duplication;

/** A place in a text that names another one. */
export interface LinkPlace {
  /** File, from the project's root. */
  path: string;
  line: number;
  column: number;
  /** It names the entry itself, without which it cannot be published, and not its page's address. */
  needs: boolean;
  /** It does so in a list alone, which loses the name when the entry is deleted. */
  isListed: boolean;
}

/** The consequences of a page leaving the site. */
export interface RemovalEffects {
  links: readonly LinkPlace[];
  /** Addresses by which visitors may know its page: none for one that was never published. */
  addresses: readonly string[];
  /** Files whose pages these addresses can lead to. */
  successors: readonly string[];
}
