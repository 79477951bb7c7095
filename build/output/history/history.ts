import { realpathSync } from 'node:fs';
import type { Store } from '../../cache/index.ts';
import type { Content, PlacedEntry } from '../../contract/content.ts';
import type { ContentTypes } from '../../contract/content-type.ts';
import type { PlannedPage, SiteDefinition } from '../../contract/definition.ts';
import { diagnostic, OPENING_DASHES, type Outcome } from '../../contract/diagnostic.ts';
import { history as messages } from '../../diagnostics/messages/output.fr.ts';
import { closest } from '../../diagnostics/suggest.ts';
import { publishedPaths } from '../publish/out-folder.ts';

interface Today extends Pick<Content, 'entries' | 'unpublished' | 'settings'> {
  pages: readonly Pick<PlannedPage, 'path'>[];
}

/** Reports published pages that are missing today, each at the file that may replace it. */
export function missingPages(
  published: readonly string[],
  {
    contentTypes,
    settings: { contentType },
    addressFields,
  }: Pick<SiteDefinition, 'contentTypes' | 'settings' | 'addressFields'>,
  { pages, entries, unpublished, settings: { retired = [] } }: Today,
): Outcome<undefined> {
  const settings = entries.find((placed) => placed.contentType === contentType)?.file.path;
  if (!addressFields || settings === undefined) return { value: undefined, diagnostics: [] };
  const fields = { ...addressFields, settings };
  const waiting = new Map(unpublished.map((page) => [page.path, page]));
  const there = new Set([...retired, ...pages.map(({ path }) => path).filter((path) => !waiting.has(path))]);
  const missing = published.filter((path) => !there.has(path));
  const diagnostics = missing.map((path) => {
    const page = waiting.get(path);
    if (page) {
      const wording = messages.unpublished(path, page.unpublished, fields);
      return diagnostic('warning', page.file, OPENING_DASHES, wording);
    }
    const successor = nearestName(path, contentTypes, entries);
    const wording = messages.missing(path, fields, successor !== undefined);
    return diagnostic('warning', successor?.file.path ?? settings, OPENING_DASHES, wording);
  });
  return { value: undefined, diagnostics };
}

/** Finds the entry whose name is nearest to the end of a lost path, among content types that give such paths. */
function nearestName(
  path: string,
  contentTypes: ContentTypes,
  entries: readonly PlacedEntry[],
): PlacedEntry | undefined {
  const slug = path.slice(path.lastIndexOf('/') + 1);
  const ofContentType = entries.filter(
    ({ contentType }) => !contentTypes[contentType]?.single && contentTypes[contentType]?.path?.(slug) === path,
  );
  const near = closest(
    slug,
    ofContentType.map(({ entry }) => entry.slug),
  );
  return ofContentType.find(({ entry }) => entry.slug === near);
}

type ContentPlace = Pick<SiteDefinition, 'contentDir'>;

/** Returns addresses that earlier builds published for visitors, from the cache or else from the output folder. */
export function publishedAddresses(site: ContentPlace, store: Store, out: string | undefined): string[] {
  return storedAddresses(site, store) ?? (out === undefined ? [] : addressesIn(publishedPaths(out) ?? []));
}

export function storeAddresses(site: ContentPlace, store: Store, addresses: readonly string[]): void {
  const sorted = [...new Set(addresses)].sort();
  if (JSON.stringify(sorted) !== JSON.stringify(storedAddresses(site, store)))
    store.put(storeKey(site), JSON.stringify(sorted));
}

function storedAddresses(site: ContentPlace, store: Store): string[] | undefined {
  const list: unknown = JSON.parse(store.get(storeKey(site))?.toString() ?? 'null');
  return Array.isArray(list) ? list.filter((path) => typeof path === 'string') : undefined;
}

/** Returns the key of a content folder, because a cache may serve several. */
function storeKey({ contentDir }: ContentPlace): string {
  return `published pages of ${realpathSync(contentDir)}`;
}

/** Returns the addresses of index files, which are pages. */
function addressesIn(files: readonly string[]): string[] {
  return files.flatMap((file) => {
    const folder = /^(?:(.+)\/)?index\.html$/.exec(file);
    return folder ? `/${folder[1] ?? ''}` : [];
  });
}
