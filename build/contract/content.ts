import type { KeyPath } from './content-type.ts';
import type { SiteSettings } from './definition.ts';
import type { Entry } from './entry.ts';
import type { UnpublishedPage } from './publication.ts';
import type { ParsedFile } from './source-file.ts';

/** All valid, published content; in development, unpublished content as well. */
export interface Content {
  entries: readonly PlacedEntry[];
  /** Pages that are not published yet, by day, drafts last. */
  unpublished: readonly UnpublishedPage[];
  /** All valid content, whether it is published or not. */
  whole: { entries: readonly PlacedEntry[]; site: object };
  /** The published entries by content type, as the site's own functions see them. */
  site: object;
  settings: SiteSettings;
  /** Names and values of all that texts may write `{{name}}` for. */
  variables: Readonly<Record<string, string>>;
  /** The layout data, which every page shows. */
  layout: object;
  /** Summaries of content types, a line each. */
  summaries: readonly string[];
}

/** An entry with the content type it is of, the file it came from, and that file's text, in which places are found again. */
export interface PlacedEntry {
  contentType: string;
  entry: Entry;
  file: ParsedFile;
  text: string;
  /** Fields of its front matter that were left out, for visitors are not to see them; the elements behind them in a list have moved up. */
  redactedFields?: readonly KeyPath[];
}
