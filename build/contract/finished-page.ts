import type { Stylesheet } from './bundle.ts';
import type { OutputFile } from './output.ts';
import type { PageFacts } from './page-facts.ts';
import type { PlannedPage } from './planned-page.ts';

/** A page as it will be published: its file, and what is known of it without reading that. */
export interface Page extends PageSummary {
  route: PlannedPage;
  file: OutputFile;
  style: Stylesheet | undefined;
}

export interface PageSummary {
  facts: PageFacts;
  /** Whether its styles stand in it, or are linked. */
  inlined: boolean;
  /** Bytes after brotli, about as hosts send them. */
  weight: number;
}

/** The pages that could be rendered. */
export interface FinishedPages {
  pages: readonly Page[];
  /** What a component of the others threw, by path. */
  failures: ReadonlyMap<string, string>;
  /** Output paths of the others: links to them are no error. */
  missing: readonly string[];
  /** The stylesheets of pages that link them. */
  styles: readonly OutputFile[];
}
