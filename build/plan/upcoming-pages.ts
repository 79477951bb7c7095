import type { PageToCome } from '../contract/planned-page.ts';
import type { HeldPage } from '../contract/publication.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { messages } from '../messages.fr.ts';
import { type ContentFiles, pageDiagnostic } from './page-diagnostic.ts';

/** The upcoming pages that a date publishes without anybody at hand; pages that wait for a draft are left out. */
export function scheduled(toCome: readonly PageToCome[], pages: readonly HeldPage[]): PageToCome[] {
  const held = new Map(pages.map((page) => [page.path, page.held]));
  return toCome.filter((page) => (page.held ?? held.get(page.leadsTo ?? ''))?.why !== 'draft');
}

/** Former addresses of pages that are not published yet: until then they lead nowhere. */
export async function waitingAddresses(
  toCome: readonly PageToCome[],
  pages: readonly HeldPage[],
  contentFiles: ContentFiles,
): Promise<Diagnostic[]> {
  const held = new Map(pages.map((page) => [page.path, page.held]));
  const found = toCome.map(async (page) => {
    const why = page.leadsTo === undefined ? undefined : held.get(page.leadsTo);
    return why ? [await pageDiagnostic('warning', page, messages.plan.formerWaits(page.path, why), contentFiles)] : [];
  });
  return (await Promise.all(found)).flat();
}
