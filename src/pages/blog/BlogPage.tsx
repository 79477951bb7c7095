import { Document } from '../../layout/Document.tsx';
import { anchors, paths } from '../../routes.ts';
import { ArticleGrid } from '../../ui/ArticleGrid.tsx';
import { newestFirst, summaryOf } from '../../ui/article-summaries.ts';
import { MoreLink } from '../../ui/MoreLink.tsx';
import { PageHero } from '../../ui/PageHero.tsx';
import { useModule } from '../../ui/page-context.ts';
import { Section } from '../../ui/Section.tsx';
import type { PageProps } from '../index.ts';
import * as css from './BlogPage.module.css';
import type { Blog } from './schema.ts';

/** Where the unfolded list is found. */
const ALL = 'tous';

export default function BlogPage({ entry: { data }, site }: PageProps<Blog>) {
  useModule('articleList');
  const articles = [...newestFirst(site.article).map(summaryOf), ...data.annonces];
  return (
    <Document title={data.titreSeo ?? data.titre} description={data.description} starfield>
      <PageHero title={data.titre} lead={data.accroche} />
      <Section title="Derniers articles" id={anchors.blog}>
        <ArticleGrid articles={articles} id={ALL} preview={data.apercu} />
        {/* Should the script fail to load, the form itself leads to the unfolded list. */}
        {articles.length > data.apercu && (
          <form className={css.more} action={`${paths.blog}#${ALL}`}>
            <button className={css.button} type="submit" data-reveal={ALL}>
              {data.bouton}
            </button>
          </form>
        )}
        <MoreLink href={paths.allArticles}>{site.allArticles.data.titre}</MoreLink>
      </Section>
    </Document>
  );
}
