import type { Budgets, PageBudget } from '../../contract/definition.ts';
import { diagnostic, type Outcome, WHOLE_FILE } from '../../contract/diagnostic.ts';
import type { Page } from '../../contract/finished-page.ts';
import type { OutputFile } from '../../contract/output.ts';
import { budgets as messages } from '../../diagnostics/messages/report.fr.ts';
import { compressedSize } from '../../platform/compression.ts';
import { memoize } from '../../platform/memoize.ts';

interface BudgetOptions {
  base: string;
  budgets: Budgets | undefined;
}

const PARTS = ['html', 'scripts', 'fonts'] as const;

export function checkBudgets(
  pages: readonly Page[],
  files: readonly OutputFile[],
  { base, budgets }: BudgetOptions,
): Outcome<undefined> {
  if (!budgets) return { value: undefined, diagnostics: [] };
  const loaded = new Map(files.map((file) => [`${base}/${file.path}`, file]));
  const { contentTypes = {}, ...every } = budgets;
  const diagnostics = pages.flatMap((page) => {
    const { route, file } = page;
    const budget: PageBudget = { ...every, ...contentTypes[route.contentType] };
    const weight = weightOf(page, loaded, base);
    return PARTS.filter((part) => weight[part] > budget[part]).map((part) => {
      const wording = messages.overBudget(route.path, part, weight[part], budget[part]);
      return diagnostic('warning', route.source ?? file.path, WHOLE_FILE, wording);
    });
  });
  return { value: undefined, diagnostics };
}

function weightOf({ weight, facts, style }: Page, loaded: ReadonlyMap<string, OutputFile>, base: string): PageBudget {
  const found = (addresses: readonly string[]) => addresses.flatMap((address) => loaded.get(address) ?? []);
  const scripts = found(facts.addresses.filter((address) => address.endsWith('.js')));
  const fonts = found(style?.fonts.map((address) => base + address) ?? []);
  return {
    html: weight,
    scripts: scripts.reduce((sum, file) => sum + compressed(file), 0),
    fonts: fonts.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

/** Returns the size of a file in bytes after brotli, computed once however many pages load it. */
const compressed = memoize(({ contents }: OutputFile) => compressedSize(contents()));
