import { realpathSync } from 'node:fs';
import type { SiteDefinition } from '../../contract/definition.ts';
import { publishedPaths } from '../publish/manifest.ts';

type Content = Pick<SiteDefinition, 'contentDir'>;

/** Where builds list addresses for later ones. */
interface Store {
  get(key: string): Buffer | undefined;
  put(key: string, contents: string): void;
}

/** Addresses of pages that earlier builds published for visitors: as the cache lists them, else as the folder shows that they were published into. */
export function publishedAddresses(site: Content, store: Store, out: string | undefined): string[] {
  return storedAddresses(site, store) ?? (out === undefined ? [] : addressesIn(publishedPaths(out) ?? []));
}

/** Lists addresses in the cache for later builds, in place of those that it listed. */
export function storeAddresses(site: Content, store: Store, addresses: readonly string[]): void {
  const sorted = [...new Set(addresses)].sort();
  if (JSON.stringify(sorted) !== JSON.stringify(storedAddresses(site, store)))
    store.put(keyOf(site), JSON.stringify(sorted));
}

function storedAddresses(site: Content, store: Store): string[] | undefined {
  const list: unknown = JSON.parse(store.get(keyOf(site))?.toString() ?? 'null');
  return Array.isArray(list) ? list.filter((path) => typeof path === 'string') : undefined;
}

/** The same cache may serve builds of other content. */
function keyOf({ contentDir }: Content): string {
  return `published pages of ${realpathSync(contentDir)}`;
}

/** Pages are the files that are the index of a folder. */
function addressesIn(files: readonly string[]): string[] {
  return files.flatMap((file) => {
    const folder = /^(?:(.+)\/)?index\.html$/.exec(file);
    return folder ? `/${folder[1] ?? ''}` : [];
  });
}
