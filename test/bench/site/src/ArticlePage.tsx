import * as css from './ArticlePage.module.css';
import { type Article, Layout, type PageProps } from './Layout.tsx';

export default function ArticlePage(props: PageProps) {
  const { entry, site } = props;
  const place = site.article.findIndex(({ slug }) => slug === entry.slug);
  return (
    <Layout {...props}>
      <p>
        <time dateTime={entry.data.date}>{entry.data.date}</time>
      </p>
      <div className={css.prose} dangerouslySetInnerHTML={{ __html: entry.html }} />
      <nav className={css.neighbours} aria-label="Articles voisins">
        <Neighbour article={site.article[place - 1]} rel="prev" />
        <Neighbour article={site.article[place + 1]} rel="next" />
      </nav>
    </Layout>
  );
}

function Neighbour({ article, rel }: { article: Article | undefined; rel: 'prev' | 'next' }) {
  if (!article) return null;
  return (
    <a href={article.path} rel={rel}>
      {article.data.title}
    </a>
  );
}
