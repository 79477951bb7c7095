import type { KeyPath } from './content-type.ts';
import type { SiteSettings } from './definition.ts';
import type { Entry } from './entry.ts';
import type { UnpublishedPage } from './publication.ts';
import type { ParsedFile } from './source-file.ts';

/** Valid, published content; in development, unpublished content as well. */
export interface Content {
  entries: readonly PlacedEntry[];
  /** Pages that are not published yet, by day, with drafts at the end. */
  unpublished: readonly UnpublishedPage[];
  /** All valid content, whether it is published or not. */
  whole: { entries: readonly PlacedEntry[]; site: object };
  /** Published entries by content type, as the site's own functions see them. */
  site: object;
  settings: SiteSettings;
  variables: Readonly<Record<string, string>>;
  /** Data that every page shows. */
  layout: object;
  summaries: readonly string[];
}

/** An entry with its content type, its file, and that file's text, in which places are looked up. */
export interface PlacedEntry {
  contentType: string;
  entry: Entry;
  file: ParsedFile;
  text: string;
  /** Fields that were removed because visitors may not see them; later elements of their lists have moved up. */
  redactedFields?: readonly KeyPath[];
}
