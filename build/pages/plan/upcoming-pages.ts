import type { UpcomingPage } from '../../contract/planned-page.ts';
import type { UnpublishedPage } from '../../contract/publication.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { plan as messages } from '../../diagnostics/messages/plan.fr.ts';
import { type ContentTexts, pageDiagnostic } from './clashes.ts';

/** The upcoming pages that a date publishes without anybody at hand; pages that wait for a draft are left out. */
export function scheduled(upcoming: readonly UpcomingPage[], pages: readonly UnpublishedPage[]): UpcomingPage[] {
  const unpublished = new Map(pages.map((page) => [page.path, page.unpublished]));
  return upcoming.filter((page) => (page.unpublished ?? unpublished.get(page.leadsTo ?? ''))?.why !== 'draft');
}

/** Former addresses of pages that are not published yet: until then they lead nowhere. */
export async function waitingAddresses(
  upcoming: readonly UpcomingPage[],
  pages: readonly UnpublishedPage[],
  texts: ContentTexts,
): Promise<Diagnostic[]> {
  const unpublished = new Map(pages.map((page) => [page.path, page.unpublished]));
  const diagnostics = upcoming.map(async (page) => {
    const why = page.leadsTo === undefined ? undefined : unpublished.get(page.leadsTo);
    return why ? [await pageDiagnostic('warning', page, messages.formerWaits(page.path, why), texts)] : [];
  });
  return (await Promise.all(diagnostics)).flat();
}
