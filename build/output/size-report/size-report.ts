import type { Budgets } from '../../contract/budgets.ts';
import type { Page } from '../../contract/finished-page.ts';
import type { OutputFile } from '../../contract/output.ts';
import type { Outcome } from '../../diagnostics/diagnostic.ts';
import { grouped } from '../../platform/grouped.ts';
import { budgetDiagnostics, pageWeights, weightOf } from './page-weights.ts';

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
}

/** The size report: the weight of each kind of page, in the order of their first pages. The diagnostics name pages over their budget. */
export function sizeReport(
  pages: readonly Page[],
  files: readonly OutputFile[],
  options: SizeReportOptions,
): Outcome<ContentTypeSize[]> {
  const weights = pageWeights(pages, files, options);
  const value = [...grouped(weights, ({ page }) => page.route.contentType)].map(
    ([contentType, own]): ContentTypeSize => {
      const { page, weight } = own.reduce((one, other) => (other.page.file.bytes > one.page.file.bytes ? other : one));
      return {
        contentType,
        pages: own.length,
        html: weight.html,
        css: page.style ? weightOf(page.style.file) : 0,
        js: weight.scripts,
        inlinedStyles: own.filter(({ page }) => page.inlined).length,
      };
    },
  );
  return { value, diagnostics: budgetDiagnostics(weights) };
}
