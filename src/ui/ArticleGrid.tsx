import { slugOf } from '../format/folded.ts';
import { ArticleCard, type ArticleSummary } from './ArticleCard.tsx';
import * as css from './ArticleGrid.module.css';
import { EvenGrid } from './EvenGrid.tsx';

interface ArticleGridProps {
  articles: readonly ArticleSummary[];
  /** The address of the unfolded list: at its fragment, all cards show. */
  id?: string;
  /** Number of cards in the folded list; without script it is never folded. */
  preview?: number;
  /** Cards tell their category, to be chosen by it. */
  categories?: boolean;
  /** Cards are of few lines, whatever their texts are. */
  clamped?: boolean;
}

/** Article cards in one, two or three columns. */
export function ArticleGrid(props: ArticleGridProps) {
  const { articles, id, preview = Number.POSITIVE_INFINITY, categories, clamped } = props;
  return (
    <EvenGrid className={css.grid} id={id}>
      {articles.map((article, index) => (
        <ArticleCard
          key={article.titre}
          article={article}
          folded={index >= preview}
          category={categories ? slugOf(article.categorie) : undefined}
          clamped={clamped}
        />
      ))}
    </EvenGrid>
  );
}
