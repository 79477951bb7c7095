import type { Content } from '../../contract/content.ts';
import type { SiteDefinition } from '../../contract/definition.ts';
import type { Kind, PagePlan } from '../../contract/kind.ts';
import type { PlannedPage, UpcomingPage } from '../../contract/planned-page.ts';

type Kinds = SiteDefinition['kinds'];

/** Every page of the content: one of each entry of a kind that has pages, unless the kind plans them itself. Only those `wanted`, where that is given. */
export function pagesOf(
  kinds: Kinds,
  { entries, site }: Pick<Content, 'entries' | 'site'>,
  wanted: (page: Pick<PlannedPage, 'path' | 'source' | 'leadsTo'>) => boolean = () => true,
): PlannedPage[] {
  const ofEntries = entries.flatMap(({ kind, entry }): PlannedPage[] => {
    const definition = kinds[kind];
    if (!definition?.props || definition.pages || entry.path === '' || !wanted(entry)) return [];
    const { path, source } = entry;
    return [planned(kind, definition, { path, source, props: definition.props(entry, site) })];
  });
  return [...ofEntries, ...ofKinds(kinds, site).filter(wanted)];
}

/** The pages that there will be besides once all is published, the lists and former addresses included that come with them. */
export function upcomingPages(
  kinds: Kinds,
  pages: readonly PlannedPage[],
  { unpublished, whole }: Pick<Content, 'unpublished' | 'whole'>,
): UpcomingPage[] {
  if (unpublished.length === 0) return [];
  const there = new Set(pages.map(({ kind, path }) => `${kind} ${path}`));
  const why = new Map(unpublished.map((page) => [page.file, page.unpublished]));
  const ofEntries = whole.entries.flatMap(({ kind, entry: { path, source } }): UpcomingPage[] => {
    const definition = kinds[kind];
    const reason = why.get(source);
    if (!reason || !definition?.props || path === '' || there.has(`${kind} ${path}`)) return [];
    return [{ path, output: outputOf(definition, { path }), source, unpublished: reason }];
  });
  const others = ofKinds(kinds, whole.site).filter(({ kind, path }) => !there.has(`${kind} ${path}`));
  return [...ofEntries, ...others];
}

function ofKinds(kinds: Kinds, site: object): PlannedPage[] {
  return Object.entries(kinds).flatMap(([name, kind]) =>
    (kind.pages?.(site) ?? []).map((page) => planned(name, kind, page)),
  );
}

function planned(kind: string, definition: Kind, page: PagePlan): PlannedPage {
  return { kind, ...page, output: outputOf(definition, page) };
}

function outputOf(definition: Kind, { path, output = definition.output }: Pick<PagePlan, 'path' | 'output'>): string {
  return output ?? `${path.slice(1)}/index.html`.replace(/^\//, '');
}
