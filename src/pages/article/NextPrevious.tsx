import * as css from './NextPrevious.module.css';

export interface ArticleLink {
  path: string;
  title: string;
}

interface NextPreviousProps {
  previous: ArticleLink | undefined;
  next: ArticleLink | undefined;
}

/** The articles published just before and just after this one. */
export function NextPrevious({ previous, next }: NextPreviousProps) {
  return (
    <nav className={css.links} aria-label="Articles voisins">
      {previous && <Neighbour label="Article précédent" rel="prev" article={previous} />}
      {next && <Neighbour label="Article suivant" rel="next" article={next} />}
    </nav>
  );
}

function Neighbour({ label, rel, article }: { label: string; rel: 'prev' | 'next'; article: ArticleLink }) {
  return (
    <a className={rel === 'next' ? css.next : css.previous} href={article.path} rel={rel}>
      <span className={css.label}>{label}</span>
      <p>{article.title}</p>
    </a>
  );
}
