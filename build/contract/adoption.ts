import type { KeyPath } from './content-type.ts';

/** What another agency that takes over a site chooses anew. Paths count from the project's root. */
export interface Adoption {
  /** Fields of the settings that are asked for, in this order. */
  fields: readonly KeyPath[];
  /** The content type of which it keeps some and lets others go. */
  contentType: string;
  downloads: AdoptedDownloads;
  /** Words by which a sentence announces a block (`::name`) that may go. */
  blockPromise: RegExp;
  /** Folders of tests that hold for the texts of today alone. */
  tests: readonly string[];
  /** What only the agency itself can vouch for, in files and folders that stay. */
  claims: readonly { path: string; what: string }[];
}

/** What texts say of the files that they offer, for those that lose theirs. */
export interface AdoptedDownloads {
  /** The field that lists a text's files. */
  field: string;
  /** The id of that list on the text's page, which is there while it lists a file. */
  anchor: string;
  /** Path of the page of all files, which is there while any text lists one. */
  page: string;
  /** Words by which a sentence promises a file. */
  promise: RegExp;
}
