import { slugify } from './slug.ts';

/** A category, and how many articles it has. */
export interface CategoryCount {
  name: string;
  slug: string;
  count: number;
}

/** Returns the categories of these articles, the most frequent first, then by name. */
export function countCategories(articles: readonly { categorie: string }[]): CategoryCount[] {
  const counts = new Map<string, number>();
  for (const { categorie } of articles) counts.set(categorie, (counts.get(categorie) ?? 0) + 1);
  return Array.from(counts, ([name, count]) => ({ name, slug: slugify(name), count })).sort(
    (a, b) => b.count - a.count || (a.slug < b.slug ? -1 : 1),
  );
}
