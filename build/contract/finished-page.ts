import type { Stylesheet } from './bundle.ts';
import type { PlannedPage } from './definition.ts';
import type { OutputFile } from './output.ts';

/** A page as it will be published. */
export interface Page extends PageSummary {
  route: PlannedPage;
  file: OutputFile;
  style: Stylesheet | undefined;
}

export interface PageSummary {
  facts: PageFacts;
  /** True if the styles are inlined, false if they are linked. */
  inlined: boolean;
  /** Size in bytes after brotli; 0 in development. */
  weight: number;
  /** Hash of the page without the styles in its head; it stays the same if only the look changes. */
  unstyled: string;
}

export interface FinishedPages {
  pages: readonly Page[];
  /** Errors that components threw, by the path of the page. */
  failures: ReadonlyMap<string, string>;
  /** Output paths of pages that failed; links to them are no errors. */
  missing: readonly string[];
  styles: readonly OutputFile[];
}

/** Facts about a finished page for checks, as plain data. */
export interface PageFacts {
  title: string;
  description: string;
  /** The published address of the page's Markdown alternate; absent if there is none. */
  alternate?: string;
  /** Ids in document order; a duplicate id is listed twice. */
  ids: readonly string[];
  /** Published addresses that the page links to, loads or shows, each once. */
  addresses: readonly string[];
}
