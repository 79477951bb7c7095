import * as css from './ArticlePage.module.css';
import { Layout, type PageProps } from './Layout.tsx';

interface Link {
  path: string;
  title: string;
}

interface ArticlePageProps extends PageProps {
  date: string;
  previous: Link | undefined;
  next: Link | undefined;
}

export default function ArticlePage({ date, previous, next, ...page }: ArticlePageProps) {
  return (
    <Layout {...page}>
      <p>
        <time dateTime={date}>{date}</time>
      </p>
      <div className={css.prose} dangerouslySetInnerHTML={{ __html: page.html }} />
      <nav className={css.neighbours} aria-label="Articles voisins">
        <Neighbour article={previous} rel="prev" />
        <Neighbour article={next} rel="next" />
      </nav>
    </Layout>
  );
}

function Neighbour({ article, rel }: { article: Link | undefined; rel: 'prev' | 'next' }) {
  if (!article) return null;
  return (
    <a href={article.path} rel={rel}>
      {article.title}
    </a>
  );
}
