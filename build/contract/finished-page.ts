import type { Stylesheet } from './bundle.ts';
import type { PlannedPage } from './definition.ts';
import type { OutputFile } from './output.ts';

/** A page as it will be published: its file, and what is known of it without reading that. */
export interface Page extends PageSummary {
  route: PlannedPage;
  file: OutputFile;
  style: Stylesheet | undefined;
}

export interface PageSummary {
  facts: PageFacts;
  /** True when its styles are inlined, false when they are linked. */
  inlined: boolean;
  /** Bytes after brotli, about as hosts send them; 0 in development. */
  weight: number;
  /** Hash of the page without the styles in its head; it stays the same when only the look changes. */
  unstyled: string;
}

/** The pages that could be rendered. */
export interface FinishedPages {
  pages: readonly Page[];
  /** Errors that components of the other pages threw, by path. */
  failures: ReadonlyMap<string, string>;
  /** Output paths of the others: links to them are no error. */
  missing: readonly string[];
  /** The stylesheets of pages that link them. */
  styles: readonly OutputFile[];
}

/** The facts that checks need of a finished page, as data that survives JSON. */
export interface PageFacts {
  title: string;
  description: string;
  /** Address, as published, of its Markdown alternate; absent where it names none. */
  alternate?: string;
  /** In their order; one that stands twice is there twice. */
  ids: readonly string[];
  /** Every address that the page leads to, loads, sends to or shows elsewhere, as published; each once. */
  addresses: readonly string[];
}
