import * as css from './IndexPage.module.css';
import { Layout, type PageProps } from './Layout.tsx';

interface IndexPageProps extends PageProps {
  articles: readonly { path: string; title: string; date: string }[];
}

export default function IndexPage({ articles, ...page }: IndexPageProps) {
  return (
    <Layout {...page}>
      <div dangerouslySetInnerHTML={{ __html: page.html }} />
      <ul className={css.list}>
        {articles.map(({ path, title, date }) => (
          <li key={path}>
            <time dateTime={date}>{date}</time> <a href={path}>{title}</a>
          </li>
        ))}
      </ul>
    </Layout>
  );
}
