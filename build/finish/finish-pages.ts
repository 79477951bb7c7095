import { brotliCompressSync, constants } from 'node:zlib';
import type { Stylesheet } from '../bundle/stylesheets.ts';
import type { SiteAddress } from '../contract/definition.ts';
import type { Outcome } from '../contract/outcome.ts';
import { type OutputFile, outputFile } from '../contract/output.ts';
import type { PageFacts } from '../contract/page-facts.ts';
import type { PlannedPage } from '../contract/planned-page.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnostic, WHOLE_FILE } from '../diagnostics/finding.ts';
import type { DrawnPage } from '../draw/draw.ts';
import { messages } from '../messages.fr.ts';
import { finish } from './finish.ts';

/** A finished page. */
export interface Page {
  route: PlannedPage;
  file: OutputFile;
  facts: PageFacts;
  style: Stylesheet | undefined;
  inlined: boolean;
}

/** Pages that could be drawn; `failures` holds, by path, what a component of the others threw. */
export interface FinishedPages {
  pages: Page[];
  failures: ReadonlyMap<string, string>;
  /** The stylesheets of pages that link them. */
  styles: readonly OutputFile[];
}

/** What a server sends in the first round trip of a new connection: ten segments of 1 460 bytes (RFC 6928), less headers. */
const FIRST_ROUND_TRIP = 14 * 1024;

/** Every page as it will be published. Styles are inlined where the page still fits the first round trip, else linked. */
export function finishPages(drawn: readonly DrawnPage[], address: SiteAddress): Outcome<FinishedPages> {
  const pages: Page[] = [];
  const failures = new Map<string, string>();
  const diagnostics: Diagnostic[] = [];
  for (const one of drawn) {
    try {
      pages.push(finishPage(one, address));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      failures.set(one.page.path, reason);
      diagnostics.push(undrawn(one.page, reason));
    }
  }
  return { value: { pages, failures, styles: linkedStyles(pages) }, diagnostics };
}

function finishPage({ page, style, draw }: DrawnPage, address: SiteAddress): Page {
  const inline = finish(draw('inline'), { address });
  const inlined = !style || compressedSize(inline.html) <= FIRST_ROUND_TRIP;
  const { html, facts } = inlined ? inline : finish(draw('linked'), { address });
  return { route: page, file: outputFile(page.output, html), facts, style, inlined };
}

function linkedStyles(pages: readonly Page[]): OutputFile[] {
  const files = pages.flatMap(({ inlined, style }) => (inlined || !style ? [] : [style.file]));
  return [...new Map(files.map((file) => [file.path, file])).values()];
}

function undrawn({ path, kind, source, output }: PlannedPage, reason: string): Diagnostic {
  return diagnostic('error', source ?? output, WHOLE_FILE, messages.draw.failed(path, kind, reason));
}

/** Bytes after brotli at quality 5, about what a host spends on a response it compresses itself. */
export function compressedSize(contents: string | Uint8Array): number {
  return brotliCompressSync(contents, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}
