import { publishMedia } from '../../assets/index.ts';
import type { Content } from '../../contract/content.ts';
import type { PlannedPage } from '../../contract/definition.ts';
import type { Diagnostic } from '../../contract/diagnostic.ts';
import type { Page } from '../../contract/finished-page.ts';
import { checkPage } from '../../output/index.ts';
import { render, renderForWriter } from '../../pages/index.ts';
import { type BuildResult, cachedVariants } from '../../pipeline/index.ts';
import { type DrawingTools, drawingContext } from './drawing-context.ts';

/** The last built site with its code and its cache. */
export interface DraftContext extends DrawingTools {
  /** Folder the site is served from, instead of the one in its settings. */
  base?: string;
  latest: BuildResult;
  /** The last build that has drawn all pages; links are checked against it. */
  drawn: BuildResult | undefined;
  /** Judges the text as a build for visitors would at this moment, instead of as one for the writer does now. */
  visitors?: Date;
}

/** The page of a draft, finished; no page where the site's code has errors, or the page's component throws. */
export async function drawDraft(
  tools: DraftContext,
  content: Content,
  planned: PlannedPage,
): Promise<{ page?: Page; diagnostics: readonly Diagnostic[] }> {
  const context = await drawingContext(tools, content);
  if (!context.value) return context;
  const { value, diagnostics } = await render([planned], context.value, renderForWriter);
  const [page] = value.pages;
  return { ...(page && { page }), diagnostics };
}

/** The pictures that a draft's page shows are made when the browser asks for them. */
export async function draftPictures(
  { site, cache, latest }: DraftContext,
  { settings: { address } }: Content,
  page: Page,
) {
  const { library, parsed = [] } = latest.values;
  if (!library) return { missing: [], lazy: new Map() };
  const { base } = address;
  const showing = { site, copies: [], parsed, others: [], base, step: cachedVariants(cache, site), development: true };
  return (await publishMedia(library, [page], showing)).value;
}

interface DrawnPage {
  page: Page;
  /** Path of its content file. */
  source: string;
  /** Output paths of the pictures that only this page may show. */
  pictures: readonly string[];
}

/** Checks the page among those of the last build that drew all; for visitors, without the pages that are not published. */
export async function checkDraftPage(
  { drawn, visitors }: DraftContext,
  content: Content,
  { page, source, pictures }: DrawnPage,
): Promise<Diagnostic[]> {
  const { finished, paths = [] } = drawn?.values ?? {};
  if (!finished) return [];
  const { output } = page.route;
  const unpublished = new Set<string | undefined>(visitors ? content.unpublished.map(({ file }) => file) : []);
  const isUnpublished = ({ route }: Page) => unpublished.has(route.source);
  const others = finished.pages.filter((one) => one.route.output !== output && !isUnpublished(one));
  const missing = new Set(finished.pages.filter(isUnpublished).map(({ route }) => route.output));
  const files = [...paths.filter((path) => !missing.has(path)), ...pictures, output];
  return checkPage({ pages: [...others, page], content, paths: files }, output, source);
}
