import { frenchDate } from '../format/date.ts';
import { slugify } from '../format/slug.ts';
import * as css from './ArticleGrid.module.css';
import { Badge } from './Badge.tsx';
import { EvenGrid } from './EvenGrid.tsx';
import { Icon } from './Icon.tsx';
import { usePage } from './page-context.ts';

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
          category={categories ? slugify(article.categorie) : undefined}
          clamped={clamped}
        />
      ))}
    </EvenGrid>
  );
}

export interface ArticleSummary {
  titre: string;
  description: string;
  categorie: string;
  /** In minutes. */
  tempsLecture: number;
  /** Address and dates (ISO) of a published article; an announced one has none. */
  published?: { path: string; date: string };
}

interface ArticleCardProps {
  article: ArticleSummary;
  folded?: boolean;
  /** The category by which the list can be filtered. */
  category?: string | undefined;
  /** Shows two lines of the title and three of the description at most. */
  clamped?: boolean | undefined;
}

/** An article in a list; the whole card is its link. One that is only announced goes nowhere and says so. */
function ArticleCard({ article, folded = false, category, clamped }: ArticleCardProps) {
  const { titre, description, categorie, tempsLecture, published } = article;
  const { icone = 'etoile' } = usePage().settings.categories.find(({ nom }) => nom === categorie) ?? {};
  return (
    <li className={css.item} data-folded={folded || undefined} data-category={category}>
      <a
        className={published ? css.card : css.announced}
        data-clamped={clamped || undefined}
        {...(published ? { href: published.path } : PLACEHOLDER)}
      >
        <span className={css.row}>
          {clamped && <Icon name={icone} />}
          <Badge>{categorie}</Badge>
        </span>
        <h3 className={css.title}>{titre}</h3>
        <span className={css.description}>{description}</span>
        <span className={css.foot}>
          {published ? (
            <time dateTime={published.date}>{frenchDate(published.date, 'alone')}</time>
          ) : (
            <span className={css.soon}>Bientôt</span>
          )}
          <span>{tempsLecture} min</span>
          <span className={css.arrow} aria-hidden="true">
            →
          </span>
        </span>
      </a>
    </li>
  );
}

/** The link of an article that does not exist yet. Neither a pointer nor the keyboard follows it, and its name contains « Bientôt ». */
const PLACEHOLDER = { href: '#', tabIndex: -1 } as const;
