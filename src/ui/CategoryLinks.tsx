import type { CategoryCount } from '../format/categories.ts';
import { paths } from '../routes.ts';
import * as css from './CategoryLinks.module.css';

interface CategoryLinksProps {
  categories: readonly CategoryCount[];
  /** Slug of the one that the page is about. */
  current?: string | undefined;
}

/** Links to the archive of all articles and to that of each category, with their numbers of articles. */
export function CategoryLinks({ categories, current }: CategoryLinksProps) {
  const all = categories.reduce((sum, { count }) => sum + count, 0);
  const links = [{ name: 'Tous les articles', slug: undefined, count: all }, ...categories];
  return (
    <ul className={css.list}>
      {links.map(({ name, slug, count }) => (
        <li key={name} data-archive={slug ?? ''}>
          <a className={css.link} href={paths.archive(1, slug)} aria-current={slug === current ? 'true' : undefined}>
            {name} <span className={css.count}>{count}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
