import { fileText } from '../../contract/output.ts';
import { weigh as words } from '../../diagnostics/messages/weigh.fr.ts';
import { breakdownOf, type PageWeight } from '../../output/index.ts';
import { styled } from '../../platform/terminal.ts';

/** What pages over their budget are made of, and the heaviest page of each content type. */
export function printBudget(weights: readonly PageWeight[]): string {
  const shown = weights.filter((one) => one.over.length > 0 || one === heaviestOf(one.page.route.contentType, weights));
  const title = weights.some(({ over }) => over.length > 0) ? words.someOver : words.allWithin;
  return [title, ...shown.map((one) => printPage(one))].join('\n');
}

function printPage({ page, weight, budget, over }: PageWeight): string {
  const line = words.page(page.route.path, weight.html, budget.html);
  const parts = breakdownOf(fileText(page.file)).map(({ part, bytes }) => words.part(part, bytes));
  return `${over.length > 0 ? styled('yellow', line) : line}\n  ${styled('dim', parts.join(', '))}`;
}

function heaviestOf(contentType: string, weights: readonly PageWeight[]): PageWeight | undefined {
  const own = weights.filter(({ page }) => page.route.contentType === contentType);
  return own.reduce((one, other) => (other.weight.html > one.weight.html ? other : one));
}
