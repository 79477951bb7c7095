import { definePages } from '../define.ts';
import { archivePages } from './archives.ts';

/** The archives: all articles by date and by category, if they are more than the blog lists. */
export const archive = definePages({
  component: () => import('./ArchivePage.tsx'),
  pages: ({ article, blog }) => archivePages(article.list, blog.data),
});
