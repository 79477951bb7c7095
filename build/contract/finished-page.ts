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
  /** False if they are linked. */
  inlined: boolean;
  /** Bytes after brotli; 0 in development. */
  weight: number;
  /** Hash of the page without the styles in its head. */
  unstyled: string;
}

export interface FinishedPages {
  pages: readonly Page[];
  /** Errors of components, by path. */
  failures: ReadonlyMap<string, string>;
  /** Output paths of pages that failed; links to them are no errors. */
  missing: readonly string[];
  styles: readonly OutputFile[];
}

/** Plain data for checks. */
export interface PageFacts {
  title: string;
  description: string;
  /** The published address of its Markdown alternate. */
  alternate?: string;
  /** In order, with repetitions. */
  ids: readonly string[];
  /** Published addresses that the page links to, loads or shows, each once. */
  addresses: readonly string[];
}
