import type { PlannedPage } from '../../build/contract/definition.ts';
import type { Entry } from '../../build/contract/entry.ts';
import { allEntries } from '../pages/define.ts';
import type { Site } from '../pages/site.ts';
import { paths } from '../routes.ts';

/** A page, with what is said of it wherever it is listed: of any content type that has it to say. */
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

/** The pages that are to be found: neither screens, nor former addresses, nor those that name another page as the one to keep. */
export function foundPages({ text }: Pick<Site, 'text'>, pages: readonly PlannedPage[]): PlannedPage[] {
  const elsewhere = new Set(text.list.flatMap(({ path, data }) => (data.canonique === undefined ? [] : path)));
  return sharedPages(pages).filter(({ path }) => !elsewhere.has(path));
}

/** The pages that somebody reads, and may share: neither screens nor former addresses. */
export function sharedPages(pages: readonly PlannedPage[]): PlannedPage[] {
  return pages.filter(({ path, leadsTo }) => leadsTo === undefined && !SCREENS.has(path));
}

/** Those of the pages that have a title and a description: in the entry of their path, or in what a page without one is given as `data`. */
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
