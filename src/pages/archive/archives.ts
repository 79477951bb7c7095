import type { PagePlan } from '../../../build/contract/content-type.ts';
import type { Entry } from '../../../build/contract/entry.ts';
import { type CategoryCount, countCategories } from '../../format/categories.ts';
import type { SharedData } from '../../format/sharing-card.ts';
import { paths } from '../../routes.ts';
import type { Article } from '../article/schema.ts';

/** An article as an archive lists it. */
export interface ArchivedArticle {
  path: string;
  titre: string;
  categorie: string;
  date: string;
}

export interface ArchivePageProps {
  /** What an archive shows when it is shared: the blog. */
  blog: SharedData;
  /** Slug of the category that the archive is of; the archive of all articles has none. */
  category?: string;
  /** Of all articles. */
  categories: readonly CategoryCount[];
  /** From 1, the newest. */
  page: number;
  pages: number;
  /** How many articles the archive has. */
  count: number;
  /** How many come before this page's. */
  before: number;
  articles: readonly ArchivedArticle[];
}

/** How many articles the blog lists by itself. */
const LISTED = 60;
/** How many a page of an archive lists: with its styles it comes in one round trip. */
const PER_PAGE = 50;

/** Whether there are so many articles that the blog shows the newest alone, and leads to archives. */
export function hasArchives({ length }: readonly unknown[]): boolean {
  return length > LISTED;
}

/** The pages of all archives: that of all articles, then one for each category. No page, where the blog lists all articles itself. */
export function archivePages(articles: readonly Entry<Article>[], { titre }: SharedData): PagePlan<ArchivePageProps>[] {
  if (!hasArchives(articles)) return [];
  const rows = articles.map(({ path, data: { titre, categorie, date } }) => ({ path, titre, categorie, date }));
  const shared = { blog: { titre }, categories: countCategories(rows) };
  return [
    ...pagesOf(rows, shared),
    ...shared.categories.flatMap(({ name, slug }) => {
      const own = rows.filter(({ categorie }) => categorie === name);
      return pagesOf(own, { ...shared, category: slug });
    }),
  ];
}

/** What an archive is called, on whichever of its pages. */
export function archiveTitle({ category, categories }: Pick<ArchivePageProps, 'category' | 'categories'>): string {
  const name = categories.find(({ slug }) => slug === category)?.name;
  return name ? `Archives : ${name}` : 'Archives du blog';
}

function pagesOf(
  articles: readonly ArchivedArticle[],
  archive: Pick<ArchivePageProps, 'blog' | 'categories' | 'category'>,
): PagePlan<ArchivePageProps>[] {
  const pages = Math.ceil(articles.length / PER_PAGE);
  return Array.from({ length: pages }, (_, index) => {
    const [page, before] = [index + 1, index * PER_PAGE];
    const listed = articles.slice(before, before + PER_PAGE);
    const props = { ...archive, page, pages, count: articles.length, before, articles: listed };
    return { path: paths.archive(page, archive.category), props };
  });
}
