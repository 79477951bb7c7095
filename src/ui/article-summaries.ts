import type { Article } from '../pages/article/schema.ts';
import type { ArticleSummary } from './ArticleCard.tsx';

interface ArticleEntry {
  slug: string;
  path: string;
  data: Article;
}

/** What a card shows of a published article. */
export function summaryOf({ slug, path, data }: ArticleEntry): ArticleSummary {
  const { titre, description, categorie, tempsLecture, date } = data;
  return { titre, description, categorie, tempsLecture, published: { path, slug, date } };
}

/** Newest first; by slug within a day. */
export function newestFirst<Entry extends ArticleEntry>(articles: readonly Entry[]): Entry[] {
  return [...articles].sort((a, b) => order(b.data.date, a.data.date) || order(a.slug, b.slug));
}

/** By code unit: a build must not depend on the machine's language, as a locale's order does. */
function order(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
