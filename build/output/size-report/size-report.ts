import type { Budgets } from '../../contract/budgets.ts';
import type { Page } from '../../contract/finished-page.ts';
import type { OutputFile } from '../../contract/output.ts';
import type { Outcome } from '../../diagnostics/diagnostic.ts';
import { type BreakdownStep, breakDownAnew, budgetDiagnostics, pageWeights, weightOf } from './page-weights.ts';

/** What a kind of page weighs, by its page with the most bytes. */
export interface ContentTypeSize {
  contentType: string;
  pages: number;
  /** Bytes after brotli of that page, with what it inlines, of its styles and of its scripts. */
  html: number;
  css: number;
  js: number;
  /** How many pages have their styles in them. */
  inlinedStyles: number;
}

interface SizeReportOptions {
  /** Folder the site is served from. */
  base: string;
  budgets?: Budgets | undefined;
  breakDown?: BreakdownStep;
}

/** The size report: the weight of each kind of page, in the order of their first pages. The diagnostics name pages over their budget. */
export function sizeReport(
  pages: readonly Page[],
  files: readonly OutputFile[],
  { base, budgets, breakDown = breakDownAnew }: SizeReportOptions,
): Outcome<ContentTypeSize[]> {
  const scripts = files.filter(({ path }) => path.endsWith('.js'));
  const value = [...byContentType(pages)].map(([contentType, own]): ContentTypeSize => {
    const { weight, style, facts } = own.reduce((one, other) => (other.file.bytes > one.file.bytes ? other : one));
    const loaded = scripts.filter(({ path }) => facts.addresses.includes(`${base}/${path}`));
    return {
      contentType,
      pages: own.length,
      html: weight,
      css: style ? weightOf(style.file) : 0,
      js: loaded.reduce((sum, script) => sum + weightOf(script), 0),
      inlinedStyles: own.filter(({ inlined }) => inlined).length,
    };
  });
  const weights = budgets ? pageWeights(pages, files, { base, budgets }) : [];
  return { value, diagnostics: budgetDiagnostics(weights, breakDown) };
}

function byContentType(pages: readonly Page[]): Map<string, Page[]> {
  const contentTypes = new Map<string, Page[]>();
  for (const page of pages) {
    const own = contentTypes.get(page.route.contentType);
    if (own) own.push(page);
    else contentTypes.set(page.route.contentType, [page]);
  }
  return contentTypes;
}
