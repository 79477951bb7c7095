import { Document } from '../../layout/Document.tsx';
import { anchors, paths } from '../../routes.ts';
import { linkList } from '../../structured-data/link-list.ts';
import type { ArticleSummary } from '../../ui/ArticleCard.tsx';
import { ArticleGrid } from '../../ui/ArticleGrid.tsx';
import { MoreLink } from '../../ui/MoreLink.tsx';
import { PageHero } from '../../ui/PageHero.tsx';
import { useModule, usePage } from '../../ui/page-context.ts';
import { Section } from '../../ui/Section.tsx';
import * as css from './BlogPage.module.css';
import type { Blog } from './schema.ts';

/** Where the unfolded list is found. */
const ALL = 'tous';

interface BlogPageProps {
  data: Blog;
  /** Those that are published, newest first. */
  articles: readonly ArticleSummary[];
  /** Title of the page that lists a choice of them. */
  allArticles: string;
}

export default function BlogPage({ data, articles: published, allArticles }: BlogPageProps) {
  useModule('articleList');
  const articles = [...published, ...data.annonces];
  const addresses = published.flatMap((article) => article.published?.path ?? []);
  return (
    <Document
      title={data.titreSeo ?? data.titre}
      description={data.description}
      shared={data}
      starfield
      pageType="CollectionPage"
      things={[linkList(addresses, usePage())]}
    >
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
        <MoreLink href={paths.allArticles}>{allArticles}</MoreLink>
        <MoreLink href={paths.atom} type="application/atom+xml">
          Suivre le blog dans un lecteur de flux
        </MoreLink>
      </Section>
    </Document>
  );
}
