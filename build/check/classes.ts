import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { PageFacts } from './page-facts.ts';

const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g;

/** No class in a page without a rule in its stylesheet: such a class is a style that went missing. */
export function checkClasses(pages: readonly PageFacts[]): Diagnostic[] {
  const rulesByStylesheet = new Map<string, ReadonlySet<string | undefined>>();
  const rulesOf = (css: string) => {
    const known = rulesByStylesheet.get(css) ?? new Set([...css.matchAll(CLASS)].map(([, name]) => name));
    rulesByStylesheet.set(css, known);
    return known;
  };
  return pages.flatMap(({ page, classes }) => {
    const rules = rulesOf(page.style?.text ?? '');
    return [...classes]
      .filter((name) => !rules.has(name))
      .map(
        (name): Diagnostic => ({
          severity: 'error',
          file: page.route.file.path,
          line: 1,
          column: 1,
          rule: 'classe-sans-regle',
          message: `La page « ${page.route.path} » porte la classe « ${name} », qu'aucune règle de sa feuille de style ne décrit.`,
          hint: "C'est un défaut du code du site : ajoutez la règle, ou retirez la classe.",
        }),
      );
  });
}
