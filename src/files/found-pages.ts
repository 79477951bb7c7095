import type { PlannedPage } from '../../build/contract/definition.ts';
import type { Entry } from '../../build/contract/entry.ts';
import { allEntries } from '../pages/define.ts';
import type { Site } from '../pages/site.ts';
import { paths } from '../routes.ts';

/** A page of any content type that has a title and a description, with what lists show of it. */
export interface DescribedPage extends Pick<Entry<PageWords>, 'slug' | 'path' | 'data' | 'html' | 'headings' | 'flow'> {
  contentType: string;
  source?: string | undefined;
}

export interface PageWords {
  titre: string;
  titreSeo?: string | undefined;
  description: string;
}

/** Screens that hosts show in a page's place, or receivers of messages lead to. */
const SCREENS: ReadonlySet<string> = new Set([paths.notFound, paths.error, paths.thanks]);

/** Returns the pages for search engines: no screens, no former addresses, no pages that name another one as canonical. */
export function foundPages({ text }: Pick<Site, 'text'>, pages: readonly PlannedPage[]): PlannedPage[] {
  const elsewhere = new Set(text.list.flatMap(({ path, data }) => (data.canonique === undefined ? [] : path)));
  return sharedPages(pages).filter(({ path }) => !elsewhere.has(path));
}

/** Returns the pages that readers may share: no screens and no former addresses. */
export function sharedPages(pages: readonly PlannedPage[]): PlannedPage[] {
  return pages.filter(({ path, leadsTo }) => leadsTo === undefined && !SCREENS.has(path));
}

/** Returns the pages that have a title and a description, in their entry or in their `data`. */
export function describedPages(site: Partial<Site>, pages: readonly PlannedPage[]): DescribedPage[] {
  const entries = new Map(allEntries(site).map((entry) => [entry.path, entry]));
  return pages.flatMap(({ contentType, path, source, props }): DescribedPage[] => {
    const entry = entries.get(path);
    const data = entry?.data ?? ('data' in props ? props.data : undefined);
    if (!isDescribed(data)) return [];
    const { slug = path.slice(path.lastIndexOf('/') + 1), html = '', headings = [], flow } = entry ?? {};
    return [{ contentType, slug, path, source, data, html, headings, ...(flow && { flow }) }];
  });
}

function isDescribed(data: unknown): data is PageWords {
  return typeof data === 'object' && data !== null && 'titre' in data && 'description' in data;
}
