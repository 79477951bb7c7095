import { paths } from '../../routes.ts';
import type { ArticleSummary } from '../../ui/ArticleGrid.tsx';
import { summaryOf } from '../article/summary.ts';
import { defineContentType } from '../define.ts';
import type { Site } from '../site.ts';
import { type AllArticles, schema } from './schema.ts';

export const allArticles = defineContentType({
  files: 'pages/tous-les-articles.md',
  single: true,
  schema,
  formerPaths: 'anciennesAdresses',
  path: () => paths.allArticles,
  references: ({ cartes }) =>
    cartes.flatMap(({ article }, index) =>
      article === undefined ? [] : [{ at: ['cartes', index, 'article'], contentType: 'article', slug: article }],
    ),
  component: () => import('./AllArticlesPage.tsx'),
  props: ({ data }, { article }) => ({
    data,
    count: article.list.length,
    cards: data.cartes.flatMap((card) => cardSummary(card, article) ?? []),
  }),
});

/** Returns a card's own texts, or those of the article that it names. The schema allows only one of them. */
function cardSummary(card: AllArticles['cartes'][number], articles: Site['article']): ArticleSummary | undefined {
  const { article: named, titre, description, categorie, tempsLecture } = card;
  const article = named === undefined ? undefined : articles.bySlug(named);
  if (article) return summaryOf(article);
  if (!titre || !description || !categorie || !tempsLecture) return undefined;
  return { titre, description, categorie, tempsLecture };
}
