import type { Content } from '../../contract/content.ts';
import type { ContentType, ContentTypes, PagePlan } from '../../contract/content-type.ts';
import type { PlannedPage, UpcomingPage } from '../../contract/definition.ts';

/** Returns a page for each entry, unless its content type plans its pages; with `wanted`, only the pages that it accepts. */
export function pagesOf(
  contentTypes: ContentTypes,
  { entries, site }: Pick<Content, 'entries' | 'site'>,
  wanted: (page: Pick<PlannedPage, 'path' | 'source' | 'leadsTo'>) => boolean = () => true,
): PlannedPage[] {
  const ofEntries = entries.flatMap(({ contentType, entry }): PlannedPage[] => {
    const definition = contentTypes[contentType];
    if (!definition?.props || definition.pages || entry.path === '' || !wanted(entry)) return [];
    const { path, source } = entry;
    return [planPage(contentType, definition, { path, source, props: definition.props(entry, site) })];
  });
  return [...ofEntries, ...ofContentTypes(contentTypes, site).filter(wanted)];
}

/** Returns the pages that are yet to come, with their lists and former addresses. */
export function upcomingPages(
  contentTypes: ContentTypes,
  pages: readonly PlannedPage[],
  { unpublished, whole }: Pick<Content, 'unpublished' | 'whole'>,
): UpcomingPage[] {
  if (unpublished.length === 0) return [];
  const there = new Set(pages.map(({ contentType, path }) => `${contentType} ${path}`));
  const why = new Map(unpublished.map((page) => [page.file, page.unpublished]));
  const ofEntries = whole.entries.flatMap(({ contentType, entry: { path, source } }): UpcomingPage[] => {
    const definition = contentTypes[contentType];
    const reason = why.get(source);
    if (!reason || !definition?.props || path === '' || there.has(`${contentType} ${path}`)) return [];
    return [{ path, output: outputOf(definition, { path }), source, unpublished: reason }];
  });
  const others = ofContentTypes(contentTypes, whole.site).filter(
    ({ contentType, path }) => !there.has(`${contentType} ${path}`),
  );
  return [...ofEntries, ...others];
}

function ofContentTypes(contentTypes: ContentTypes, site: object): PlannedPage[] {
  return Object.entries(contentTypes).flatMap(([name, contentType]) =>
    (contentType.pages?.(site) ?? []).map((page) => planPage(name, contentType, page)),
  );
}

function planPage(contentType: string, definition: ContentType, page: PagePlan): PlannedPage {
  return { contentType, ...page, output: outputOf(definition, page) };
}

function outputOf(
  definition: ContentType,
  { path, output = definition.output }: Pick<PagePlan, 'path' | 'output'>,
): string {
  return output ?? `${path.slice(1)}/index.html`.replace(/^\//, '');
}
