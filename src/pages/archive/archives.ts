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
  /** The blog's front matter, for sharing images of archives. */
  blog: SharedData;
  /** Slug of the category that the archive is of; the archive of all articles has none. */
  category?: string;
  /** Of all articles. */
  categories: readonly CategoryCount[];
  /** From 1, the newest. */
  page: number;
  pages: number;
  /** Number of the archive's articles. */
  count: number;
  /** Number of articles on earlier pages. */
  before: number;
  articles: readonly ArchivedArticle[];
}

/** Number of articles above which the blog leads to archives. */
const BLOG_LIMIT = 60;
/** Articles per page of an archive, which arrives with its styles in one round trip. */
const PER_PAGE = 50;

/** Tells a blog that shows its newest articles only, and links to archives. */
export function hasArchives({ length }: readonly unknown[]): boolean {
  return length > BLOG_LIMIT;
}

/** Returns the pages of all archives: of all articles, then of each category. There are none if the blog lists all articles itself. */
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

/** Returns the title that all pages of an archive share. */
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
