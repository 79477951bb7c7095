import { paths } from '../../routes.ts';
import { summaryOf } from '../article/summary.ts';
import { defineKind } from '../define.ts';
import { schema } from './schema.ts';

export const blog = defineKind({
  files: 'pages/blog.md',
  single: true,
  schema,
  formerPaths: 'anciennesAdresses',
  path: () => paths.blog,
  component: () => import('./BlogPage.tsx'),
  props: ({ data }, { article, allArticles }) => ({
    data,
    articles: article.list.map(summaryOf),
    allArticles: allArticles.data.titre,
  }),
});
