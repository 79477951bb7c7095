import type { Stylesheet } from '../bundle/stylesheets.ts';
import type { MadeFile } from '../cache/cached-file.ts';
import type { SiteAddress } from '../contract/definition.ts';
import type { Outcome } from '../contract/outcome.ts';
import { type OutputFile, outputFile } from '../contract/output.ts';
import type { PageFacts } from '../contract/page-facts.ts';
import type { PlannedPage } from '../contract/planned-page.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnostic, WHOLE_FILE } from '../diagnostics/finding.ts';
import { ComponentFault, type DrawnPage } from '../draw/draw.ts';
import { messages } from '../messages.fr.ts';
import { compressedSize, HOSTS, QUICKEST } from '../system/compressed-size.ts';
import { finish } from './finish.ts';

/** A finished page: its file, and what is known of it without reading that. */
export interface Page extends Known {
  route: PlannedPage;
  file: OutputFile;
  style: Stylesheet | undefined;
}

interface Known {
  facts: PageFacts;
  /** Its styles stand in it. */
  inlined: boolean;
}

/** Pages that could be drawn; `failures` holds, by path, what a component of the others threw. */
export interface FinishedPages {
  pages: readonly Page[];
  failures: ReadonlyMap<string, string>;
  /** Where those would be written: links to them are not at fault. */
  missing: readonly string[];
  /** The stylesheets of pages that link them. */
  styles: readonly OutputFile[];
}

/** The pure step: all that a drawn page gives. Throws what its component throws. */
export type FinishStep = (page: DrawnPage, address: SiteAddress) => Finished;

type Finished = { facts: Known } & Omit<OutputFile, 'path'>;

/** Every page as it will be published. */
export function finishPages(
  drawn: readonly DrawnPage[],
  address: SiteAddress,
  step: FinishStep = finishAnew,
): Outcome<FinishedPages> {
  const pages: Page[] = [];
  const failed: FailedPage[] = [];
  for (const one of drawn) {
    try {
      pages.push(pageOf(one, step(one, address)));
    } catch (error) {
      failed.push({
        page: one.page,
        fault: error instanceof ComponentFault ? error : new ComponentFault(error, undefined),
      });
    }
  }
  const failures = new Map(failed.map(({ page, fault }) => [page.path, fault.message]));
  const missing = failed.map(({ page }) => page.output);
  return { value: { pages, failures, missing, styles: linkedStyles(pages) }, diagnostics: causesOf(failed) };
}

interface FailedPage {
  page: PlannedPage;
  fault: ComponentFault;
}

/** Each cause once, at the first page that shows it. */
function causesOf(failed: readonly FailedPage[]): Diagnostic[] {
  const causes = new Map<string, FailedPage[]>();
  for (const one of failed) {
    const { message, origin } = one.fault;
    const cause = `${origin?.file} ${message}`;
    causes.set(cause, [...(causes.get(cause) ?? []), one]);
  }
  return [...causes.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const { page, fault } = first;
    const cause = { ...fault.origin, reason: fault.message, others: others.length };
    return diagnostic('error', page.source ?? page.output, WHOLE_FILE, messages.draw.failed(page, cause));
  });
}

function pageOf({ page, style }: DrawnPage, { facts, hash, bytes, contents }: Finished): Page {
  return { route: page, file: { path: page.output, hash, bytes, contents }, style, ...facts };
}

function linkedStyles(pages: readonly Page[]): OutputFile[] {
  const files = pages.flatMap(({ inlined, style }) => (inlined || !style ? [] : [style.file]));
  return [...new Map(files.map((file) => [file.path, file])).values()];
}

const finishAnew: FinishStep = (page, address) => {
  const { facts, contents } = finishOne(page, address);
  return { ...outputFile(page.page.output, contents), facts };
};

/** What a server sends in the first round trip of a new connection: ten segments of 1 460 bytes (RFC 6928), less headers. */
const FIRST_ROUND_TRIP = 14 * 1024;

/**
 * A page as it is published. Its styles are inlined where it opens in the first round trip with them, else linked: a long page's
 * first screen then waits for nothing, and the rest of it comes while that is read.
 */
export function finishOne({ style, draw }: DrawnPage, address: SiteAddress): MadeFile<Known> {
  const sheet = style?.split && { text: style.text, split: style.split };
  const inline = finish(draw('inline'), { address, sheet });
  const inlined = !style || opensInFirstRoundTrip(inline.html);
  const { html, facts } = inlined ? inline : finish(draw('linked'), { address });
  return { facts: { facts, inlined }, contents: html };
}

/** What comes before a page's main heading has ended, its styles among it, leaves as much room again for what stands below. */
function opensInFirstRoundTrip(html: string): boolean {
  const end = html.indexOf('</h1>');
  const opening = end === -1 ? html : html.slice(0, end);
  return fits(html, FIRST_ROUND_TRIP) || fits(opening, FIRST_ROUND_TRIP / 2);
}

function fits(html: string, bytes: number): boolean {
  if (Buffer.byteLength(html) <= bytes) return true;
  // What the quickest compression makes small enough, a better one does too, and costs several times as much.
  return [QUICKEST, HOSTS].some((quality) => compressedSize(html, quality) <= bytes);
}
