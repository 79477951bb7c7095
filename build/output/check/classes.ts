import type { Page } from '../../contract/finished-page.ts';
import { type Diagnostic, diagnostic, WHOLE_FILE } from '../../diagnostics/diagnostic.ts';
import { check as messages } from '../../diagnostics/messages/check.fr.ts';
import { fileOf } from './sources.ts';

const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g;

/** No class in a page without a rule in its stylesheet: such a class is a style that went missing. */
export function checkClasses(pages: readonly Page[]): Diagnostic[] {
  const rulesByStylesheet = new Map<string, ReadonlySet<string | undefined>>();
  const rulesOf = (css: string) => {
    const known = rulesByStylesheet.get(css) ?? new Set(Array.from(css.matchAll(CLASS), ([, name]) => name));
    rulesByStylesheet.set(css, known);
    return known;
  };
  return pages.flatMap((page) => {
    const rules = rulesOf(page.style?.text ?? '');
    return page.facts.classes
      .filter((name) => !rules.has(name))
      .map((name) => diagnostic('error', fileOf(page), WHOLE_FILE, messages.unknownClass(page.route.path, name)));
  });
}
