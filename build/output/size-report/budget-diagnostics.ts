import { fileText } from '../../contract/output.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { weigh as messages } from '../../diagnostics/messages/weigh.fr.ts';
import { diagnostic, WHOLE_FILE } from '../../diagnostics/wording.ts';
import { breakdownOf } from './breakdown.ts';
import type { PageWeight } from './page-weights.ts';

/** A warning for each part of a page over its budget. Such a page is published all the same. */
export function budgetDiagnostics(weights: readonly PageWeight[]): Diagnostic[] {
  return weights.flatMap(({ page, weight, budget, over }) =>
    over.map((part) => {
      const [heaviest] = part === 'html' ? breakdownOf(fileText(page.file)) : [];
      const cause = heaviest ? messages.heaviest(heaviest.part, heaviest.bytes) : '';
      const wording = messages.overBudget(page.route.path, part, weight[part], budget[part], cause);
      return diagnostic('warning', page.route.source ?? page.file.path, WHOLE_FILE, wording);
    }),
  );
}
