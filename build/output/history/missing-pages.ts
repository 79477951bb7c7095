import type { Content, PlacedEntry } from '../../contract/content.ts';
import type { ContentTypes } from '../../contract/content-type.ts';
import type { SiteDefinition } from '../../contract/definition.ts';
import type { PlannedPage } from '../../contract/planned-page.ts';
import { diagnostic, OPENING_DASHES, type Outcome } from '../../diagnostics/diagnostic.ts';
import { history as messages } from '../../diagnostics/messages/history.fr.ts';
import { closest } from '../../diagnostics/suggest.ts';

interface Today extends Pick<Content, 'entries' | 'unpublished' | 'settings'> {
  pages: readonly Pick<PlannedPage, 'path'>[];
}

/** Names the pages that were published and that nothing answers for today, each at the file that may have taken its place. */
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

/** The entry whose name is nearest to the last part of a path, among those of the content type that would have given it that path. */
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
