import type { Budgets, PageBudget } from '../../contract/budgets.ts';
import { type Diagnostic, diagnostic, type Outcome, WHOLE_FILE } from '../../contract/diagnostic.ts';
import type { Page } from '../../contract/finished-page.ts';
import type { OutputFile } from '../../contract/output.ts';
import { budgets as messages } from '../../diagnostics/messages/report.fr.ts';
import { compressedSize } from '../../platform/compression.ts';
import { groupBy } from '../../platform/group-by.ts';
import { memoize } from '../../platform/memoize.ts';

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
  const value = [...groupBy(weights, ({ page }) => page.route.contentType)].map(
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

/** What a page weighs, and may weigh. */
export interface PageWeight {
  page: Page;
  weight: PageBudget;
  budget: PageBudget;
  /** The parts over their budget. */
  over: readonly (keyof PageBudget)[];
}

/** Of a site that sets none. */
const NO_LIMITS: Budgets = { html: Infinity, scripts: Infinity, fonts: Infinity };
const PARTS = ['html', 'scripts', 'fonts'] as const;

/** The weight and the budget of each page. */
export function pageWeights(
  pages: readonly Page[],
  files: readonly OutputFile[],
  { base, budgets = NO_LIMITS }: { base: string; budgets?: Budgets | undefined },
): PageWeight[] {
  const loaded = new Map(files.filter(isLoaded).map((file) => [`${base}/${file.path}`, file]));
  return pages.map((page) => {
    const { contentTypes = {}, ...every } = budgets;
    const budget = { ...every, ...contentTypes[page.route.contentType] };
    const scripts = page.facts.addresses
      .filter((address) => address.endsWith('.js'))
      .flatMap((address) => loaded.get(address) ?? []);
    const fonts = page.style?.fonts.flatMap((address) => loaded.get(base + address) ?? []) ?? [];
    const weight = {
      html: page.weight,
      scripts: scripts.reduce((sum, file) => sum + weightOf(file), 0),
      fonts: fonts.reduce((sum, { bytes }) => sum + bytes, 0),
    };
    return { page, weight, budget, over: PARTS.filter((part) => weight[part] > budget[part]) };
  });
}

/** Bytes of a file after brotli: each is weighed once, however many pages load it. */
const weightOf = memoize(({ contents }: OutputFile) => compressedSize(contents()));

function isLoaded({ path }: OutputFile): boolean {
  return /\.(?:js|woff2)$/.test(path);
}

/** A warning for each part of a page over its budget. Such a page is published all the same. */
function budgetDiagnostics(weights: readonly PageWeight[]): Diagnostic[] {
  return weights.flatMap(({ page, weight, budget, over }) =>
    over.map((part) => {
      const wording = messages.overBudget(page.route.path, part, weight[part], budget[part]);
      return diagnostic('warning', page.route.source ?? page.file.path, WHOLE_FILE, wording);
    }),
  );
}
