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
  /** Whether its styles stand in it, or are linked. */
  inlined: boolean;
  /** Bytes after brotli, about as hosts send them; 0 in development. */
  weight: number;
  /** Hash of all of it but the styles in its head: a page that only looks otherwise says the same. */
  unstyled: string;
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

/** What the checks need to know of a finished page, as plain data: what is written as JSON and read again is the same. */
export interface PageFacts {
  title: string;
  description: string;
  /** How many there are. */
  h1: number;
  /** Address, as published, of its Markdown alternate; absent where it names none. */
  alternate?: string;
  /** In their order; one that stands twice is there twice. */
  ids: readonly string[];
  /** Every address that the page leads to, loads, sends to or shows elsewhere, as published; each once. */
  addresses: readonly string[];
  /** Each once. */
  classes: readonly string[];
}
