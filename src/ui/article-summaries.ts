import { readingMinutes } from '../pages/article/reading-time.ts';
import type { Article } from '../pages/article/schema.ts';
import type { ArticleSummary } from './ArticleCard.tsx';

interface ArticleEntry {
  slug: string;
  path: string;
  data: Article;
  words: number;
}

/** What a card shows of a published article. */
export function summaryOf(article: ArticleEntry): ArticleSummary {
  const { slug, path, data } = article;
  const { titre, description, categorie, date } = data;
  return { titre, description, categorie, tempsLecture: readingMinutes(article), published: { path, slug, date } };
}

/** Newest first; by slug within a day. */
export function newestFirst<Entry extends ArticleEntry>(articles: readonly Entry[]): Entry[] {
  return [...articles].sort((a, b) => order(b.data.date, a.data.date) || order(a.slug, b.slug));
}

/** By code unit: a build must not depend on the machine's language, as a locale's order does. */
function order(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
