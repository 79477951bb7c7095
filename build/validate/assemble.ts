import type { Entry, Site, SiteDefinition } from '../contract/definition.ts';
import type { PlacedEntry } from './validate.ts';

/** All entries by kind, as pages see them: the entry itself for a single kind, a list by file name for the others. */
export function assemble(kinds: SiteDefinition['kinds'], entries: readonly PlacedEntry[]): Site {
  const site: Record<string, Entry | Entry[]> = {};
  for (const [name, { single }] of Object.entries(kinds)) {
    const own = entries.filter(({ kind }) => kind === name).map(({ entry }) => entry);
    if (!single) site[name] = own;
    else if (own[0]) site[name] = own[0];
  }
  return site;
}
