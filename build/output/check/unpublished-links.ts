import { parsedUrl } from '../../contract/addresses/parsed-url.ts';
import { absoluteUrl } from '../../contract/addresses/published.ts';
import type { SiteAddress } from '../../contract/definition.ts';
import type { Page } from '../../contract/finished-page.ts';
import type { UnpublishedPage } from '../../contract/publication.ts';
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts';
import { check as messages } from '../../diagnostics/messages/check.fr.ts';
import { asWritten, decoded } from './addresses.ts';
import { placesOf } from './link-places.ts';
import type { Texts } from './sources.ts';

/**
 * Links that published pages' own texts have to pages that are not published yet, where whoever writes sees these: for visitors they lead nowhere.
 * Lists link them, too, as long as they are seen.
 */
export function checkUnpublishedLinks(
  pages: readonly Page[],
  unpublished: readonly UnpublishedPage[],
  address: SiteAddress,
  texts: Texts,
): Diagnostic[] {
  const sources = new Set(pages.map(({ route }) => route.source));
  const seen = unpublished.filter(({ file }) => sources.has(file));
  if (seen.length === 0) return [];
  const why = new Map(seen.map((page) => [page.path, page.unpublished]));
  const unseen = new Set<string | undefined>(seen.map(({ file }) => file));
  return pages.flatMap(({ route: { source, path }, facts }) => {
    const written = source === undefined || unseen.has(source) ? undefined : texts.get(source);
    if (source === undefined || !written) return [];
    const targets = new Map(facts.addresses.map((link) => [link, pathOf(link, path, address)]));
    const links = facts.addresses.filter((link) => why.has(targets.get(link) ?? ''));
    return [...placesOf(new Set(links), written, path, address)].flatMap(([link, places]) => {
      const reason = why.get(targets.get(link) ?? '');
      if (!reason) return [];
      const wording = messages.unpublishedLink(asWritten(link, address), reason);
      return places.map((place) => diagnostic('warning', source, place, wording));
    });
  });
}

/** The path that a link of a page leads to, without the base and the slash at its end; undefined where it leads out of the site. */
function pathOf(link: string, from: string, address: SiteAddress): string | undefined {
  const url = parsedUrl(link, absoluteUrl(address, from));
  if (url?.origin !== address.origin) return undefined;
  return decoded(url.pathname.slice(address.base.length))?.replace(/(?<=.)\/$/, '');
}
