import type { SiteSettings } from './definition.ts';
import type { PlacedEntry } from './placed-entry.ts';
import type { UnpublishedPage } from './publication.ts';

/** All content that is published, sound and complete; while a writer is at work, also what is not published yet. */
export interface Content {
  entries: readonly PlacedEntry[];
  /** What is not published yet: drafts last, the others by their days. */
  unpublished: readonly UnpublishedPage[];
  /** All content that holds, whether it is published or not. */
  whole: { entries: readonly PlacedEntry[]; site: object };
  /** The same by content type, as the site's own functions see it. */
  site: object;
  settings: SiteSettings;
  /** Names and values of all that texts may write `{{name}}` for. */
  variables: Readonly<Record<string, string>>;
  /** What every page shows of the site. */
  layout: object;
  /** What content types say about their entries, a line each. */
  summaries: readonly string[];
}
