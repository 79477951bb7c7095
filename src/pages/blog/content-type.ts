import { countCategories } from '../../format/categories.ts';
import { paths } from '../../routes.ts';
import { hasArchives } from '../archive/archives.ts';
import { summaryOf } from '../article/summary.ts';
import { defineContentType } from '../define.ts';
import { resourcesOf } from '../resources/resources.ts';
import { schema } from './schema.ts';

/** Number of cards if there are archives. */
const NEWEST = 8;
/** Title of a list that announces articles as well. */
const WITH_COMING = 'Une sélection et les sujets à venir';

export const blog = defineContentType({
  files: 'pages/blog.md',
  single: true,
  schema,
  formerPaths: 'anciennesAdresses',
  path: () => paths.blog,
  component: () => import('./BlogPage.tsx'),
  props: ({ data }, { article, text, blog, allArticles }) => ({
    data,
    articles: (hasArchives(article.list) ? article.list.slice(0, NEWEST) : article.list).map(summaryOf),
    archived: hasArchives(article.list) ? countCategories(article.list.map((entry) => entry.data)) : undefined,
    allArticles: allArticles.data.cartes.every(({ article }) => article) ? allArticles.data.titre : WITH_COMING,
    resources: resourcesOf({ article, text, blog })?.data.titre,
  }),
});
