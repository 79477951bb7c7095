import type { Entries, Entry } from '../../contract/entry.ts';
import type { Kind } from '../../contract/kind.ts';
import type { PlacedEntry } from '../../contract/placed-entry.ts';

/** All content by kind, as the site's own functions see it: the entry itself for a single kind, its ordered entries for the others. */
export function siteOf(kinds: Readonly<Record<string, Kind>>, entries: readonly PlacedEntry[]): object {
  const byKind = new Map<string, Entry[]>(Object.keys(kinds).map((name) => [name, []]));
  for (const { kind, entry } of entries) byKind.get(kind)?.push(entry);
  return Object.fromEntries(
    Object.entries(kinds).map(([name, { single, order }]) => {
      const own = byKind.get(name) ?? [];
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
