import { definePages } from '../define.ts';
import { archivePages } from './archives.ts';

/** All articles by date, and by category, where they are more than the blog lists. */
export const archive = definePages({
  component: () => import('./ArchivePage.tsx'),
  pages: ({ article, blog }) => archivePages(article.list, blog.data),
});
