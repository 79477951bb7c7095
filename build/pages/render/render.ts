import { setImmediate } from 'node:timers/promises';
import type { PlannedPage } from '../../contract/definition.ts';
import { type Diagnostic, diagnostic, type Outcome, WHOLE_FILE } from '../../contract/diagnostic.ts';
import type { FinishedPages, Page, PageSummary } from '../../contract/finished-page.ts';
import type { OutputFile } from '../../contract/output.ts';
import { render as messages } from '../../diagnostics/messages/pages.fr.ts';
import { groupBy } from '../../platform/group-by.ts';
import { hashOf } from '../../platform/hash.ts';
import { inParallel } from '../../platform/in-parallel.ts';
import { ComponentError, type RenderContext } from './to-html.ts';

/** One page to render. */
export interface RenderJob {
  page: PlannedPage;
  context: RenderContext;
  /** Key of all data that the HTML depends on besides the page. Equal pages and keys give equal files. */
  contextKey: string;
}

/** Renders one page as a file with its facts, without side effects. Throws what the component throws. */
export type RenderStep = (job: RenderJob) => Promise<OutputFile & { facts: PageSummary }>;

/** Renders all pages; one is weighed in another thread while the next is rendered. A page whose component throws is left out, with an error. */
export async function render(
  pages: readonly PlannedPage[],
  context: RenderContext,
  step: RenderStep,
): Promise<Outcome<FinishedPages>> {
  const { bundle, address, layout, development, noIndex } = context;
  const shared = hashOf(JSON.stringify([bundle.code, address, layout, bundle.scripts, development, noIndex]));
  const outcomes = await inParallel(pages, async (page): Promise<Page | FailedPage> => {
    const style = bundle.styles.get(page.contentType);
    const contextKey = `${shared} ${style?.file.path}`;
    // Other threads deliver their results here and get the next page.
    await setImmediate();
    try {
      const { facts, ...file } = await step({ page, context, contextKey });
      return { route: page, file, style, ...facts };
    } catch (error) {
      return { page, error: error instanceof ComponentError ? error : new ComponentError(error, undefined) };
    }
  });
  const rendered = outcomes.filter((outcome) => 'route' in outcome);
  const failed = outcomes.filter((outcome) => 'error' in outcome);
  const failures = new Map(failed.map(({ page, error }) => [page.path, error.message]));
  const missing = failed.map(({ page }) => page.output);
  return {
    value: { pages: rendered, failures, missing, styles: linkedStyles(rendered) },
    diagnostics: causesOf(failed),
  };
}

interface FailedPage {
  page: PlannedPage;
  error: ComponentError;
}

/** Returns one diagnostic for each cause, at the first page that it breaks. */
function causesOf(failed: readonly FailedPage[]): Diagnostic[] {
  const causes = groupBy(failed, ({ error: { origin, message } }) => `${origin?.file} ${message}`);
  return [...causes.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const { page, error } = first;
    const cause = { ...error.origin, reason: error.message, others: others.length };
    return diagnostic('error', page.source ?? page.output, WHOLE_FILE, messages.failed(page, cause));
  });
}

function linkedStyles(pages: readonly Page[]): OutputFile[] {
  const files = pages.flatMap(({ inlined, style }) => (inlined || !style ? [] : [style.file]));
  return [...new Map(files.map((file) => [file.path, file])).values()];
}
