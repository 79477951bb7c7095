import { fileText } from '../contract/output.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnostic, WHOLE_FILE } from '../diagnostics/finding.ts';
import { messages } from '../messages.fr.ts';
import type { PageWeight } from './page-weights.ts';
import { partsOf } from './parts.ts';

/** Names what weighs more than it may. A page that is too heavy is a right one all the same: it is published. */
export function budgetFindings(weights: readonly PageWeight[]): Diagnostic[] {
  return weights.flatMap(({ page, weight, budget, over }) =>
    over.map((part) => {
      const [heaviest] = part === 'html' ? partsOf(fileText(page.file)) : [];
      const told = heaviest ? messages.weigh.heaviest(heaviest.part, heaviest.bytes) : '';
      const wording = messages.weigh.overBudget(page.route.path, part, weight[part], budget[part], told);
      return diagnostic('warning', page.route.source ?? page.file.path, WHOLE_FILE, wording);
    }),
  );
}
