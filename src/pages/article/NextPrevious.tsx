import type { Entry } from '../index.ts';
import * as css from './NextPrevious.module.css';
import type { Article } from './schema.ts';

/** The articles published just before and just after this one. `articles` are newest first. */
export function NextPrevious({ articles, slug }: { articles: readonly Entry<Article>[]; slug: string }) {
  const here = articles.findIndex((article) => article.slug === slug);
  const [next, previous] = [articles[here - 1], articles[here + 1]];
  return (
    <nav className={css.links} aria-label="Articles voisins">
      {previous && <Neighbour label="Article précédent" rel="prev" article={previous} />}
      {next && <Neighbour label="Article suivant" rel="next" article={next} />}
    </nav>
  );
}

function Neighbour({ label, rel, article }: { label: string; rel: 'prev' | 'next'; article: Entry<Article> }) {
  return (
    <a className={rel === 'next' ? css.next : css.previous} href={article.path} rel={rel}>
      <span className={css.label}>{label}</span>
      {article.data.titre}
    </a>
  );
}
