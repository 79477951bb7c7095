import { ArticleCard, type ArticleSummary } from './ArticleCard.tsx';
import * as css from './ArticleGrid.module.css';

/** Article cards in one, two or three columns. */
export function ArticleGrid({ articles }: { articles: readonly ArticleSummary[] }) {
  return (
    <ul className={css.grid}>
      {articles.map((article) => (
        <ArticleCard key={article.titre} article={article} />
      ))}
    </ul>
  );
}
