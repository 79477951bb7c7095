import * as css from './IndexPage.module.css';
import { Layout, type PageProps } from './Layout.tsx';

export default function IndexPage(props: PageProps) {
  const { entry, site } = props;
  return (
    <Layout {...props}>
      <div dangerouslySetInnerHTML={{ __html: entry.html }} />
      <ul className={css.list}>
        {site.article.toReversed().map(({ slug, path, data }) => (
          <li key={slug}>
            <time dateTime={data.date}>{data.date}</time> <a href={path}>{data.title}</a>
          </li>
        ))}
      </ul>
    </Layout>
  );
}
