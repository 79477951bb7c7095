import type { PlacedEntry } from '../../contract/content.ts';
import type { ContentTypes } from '../../contract/content-type.ts';
import type { Entries, Entry } from '../../contract/entry.ts';

/** All content by type, as the site's own functions see it: the entry itself for a single content type, its ordered entries for the others. */
export function siteOf(contentTypes: ContentTypes, entries: readonly PlacedEntry[]): object {
  const byContentType = new Map<string, Entry[]>(Object.keys(contentTypes).map((name) => [name, []]));
  for (const { contentType, entry } of entries) byContentType.get(contentType)?.push(entry);
  return Object.fromEntries(
    Object.entries(contentTypes).map(([name, { single, order }]) => {
      const own = byContentType.get(name) ?? [];
      return [name, single ? own[0] : ordered(order ? own.sort(order) : own)];
    }),
  );
}

function ordered(list: readonly Entry[]): Entries {
  const places = new Map(list.map(({ slug }, index) => [slug, index]));
  const at = (slug: string, step: number) => {
    const place = places.get(slug);
    return place === undefined ? undefined : list[place + step];
  };
  return {
    list,
    bySlug: (slug) => at(slug, 0),
    around: (slug) => ({ before: at(slug, -1), after: at(slug, 1) }),
  };
}
