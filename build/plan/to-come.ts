import type { PageToCome } from '../contract/planned-page.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { messages } from '../messages.fr.ts';
import type { HeldPage } from '../validate/held.ts';
import { pageFinding, type TextOf } from './page-finding.ts';

/** Those that come by themselves, when nobody is there to mend them; what a draft brings can still change. */
export function scheduled(toCome: readonly PageToCome[], pages: readonly HeldPage[]): PageToCome[] {
  const held = new Map(pages.map((page) => [page.path, page.held]));
  return toCome.filter((page) => (page.held ?? held.get(page.leadsTo ?? ''))?.why !== 'draft');
}

/** Former addresses of pages that are not published yet: until then they lead nowhere. */
export async function waitingAddresses(
  toCome: readonly PageToCome[],
  pages: readonly HeldPage[],
  textOf: TextOf,
): Promise<Diagnostic[]> {
  const held = new Map(pages.map((page) => [page.path, page.held]));
  const found = toCome.map(async (page) => {
    const why = page.leadsTo === undefined ? undefined : held.get(page.leadsTo);
    return why ? [await pageFinding('warning', page, messages.plan.formerWaits(page.path, why), textOf)] : [];
  });
  return (await Promise.all(found)).flat();
}
