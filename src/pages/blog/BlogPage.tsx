import { slugOf } from '../../format/folded.ts';
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
import { categoryRules } from './category-rules.ts';
import { MoreButton } from './MoreButton.tsx';
import { type CategoryCount, SearchForm } from './SearchForm.tsx';
import { SearchResults } from './SearchResults.tsx';
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
  const categories = countCategories(articles);
  const pages = published.flatMap((article) => article.published ?? []);
  return (
    <Document
      title={data.titreSeo ?? data.titre}
      description={data.description}
      shared={data}
      starfield
      pageStyles={categoryRules(categories.map(({ slug }) => slug))}
      pageType="CollectionPage"
      jsonLdNodes={[linkList(pages, usePage())]}
    >
      <PageHero title={data.titre} lead={data.accroche}>
        <SearchForm categories={categories} all={articles.length} />
      </PageHero>
      <SearchResults />
      <div data-searched>
        <Section title="Derniers articles" id={anchors.blog}>
          <ArticleGrid articles={articles} id={ALL} preview={data.apercu} categories />
          {/* Should the script fail to load, the form itself leads to the unfolded list. */}
          {articles.length > data.apercu && (
            <form className={css.more} action={`${paths.blog}#${ALL}`}>
              <MoreButton type="submit" data-reveal={ALL}>
                {data.bouton}
              </MoreButton>
            </form>
          )}
          <MoreLink href={paths.allArticles}>{allArticles}</MoreLink>
          <MoreLink href={paths.atom} type="application/atom+xml">
            Suivre le blog dans un lecteur de flux
          </MoreLink>
        </Section>
      </div>
    </Document>
  );
}

/** The categories that have a card, by how many, then by name. */
function countCategories(articles: readonly ArticleSummary[]): CategoryCount[] {
  const counts = new Map<string, number>();
  for (const { categorie } of articles) counts.set(categorie, (counts.get(categorie) ?? 0) + 1);
  return Array.from(counts, ([name, count]) => ({ name, slug: slugOf(name), count })).sort(
    (a, b) => b.count - a.count || (a.slug < b.slug ? -1 : 1),
  );
}
