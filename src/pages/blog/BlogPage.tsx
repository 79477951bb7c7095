import { type CategoryCount, countCategories } from '../../format/categories.ts';
import { Document } from '../../layout/Document.tsx';
import { anchors, paths } from '../../routes.ts';
import * as actions from '../../ui/ActionLink.module.css';
import { ArticleGrid, type ArticleSummary } from '../../ui/ArticleGrid.tsx';
import { CategoryLinks } from '../../ui/CategoryLinks.tsx';
import { MoreLink } from '../../ui/MoreLink.tsx';
import { NextStep } from '../../ui/NextStep.tsx';
import { PageHero } from '../../ui/PageHero.tsx';
import { useModule, usePage } from '../../ui/page-context.ts';
import { Section } from '../../ui/Section.tsx';
import * as css from './BlogPage.module.css';
import { SearchForm } from './SearchForm.tsx';
import type { Blog } from './schema.ts';

/** Fragment of the unfolded list. */
const ALL = 'tous';

interface BlogPageProps {
  data: Blog;
  /** Those that are published, newest first; where there are archives, the newest of them. */
  articles: readonly ArticleSummary[];
  /** The categories of all that are published, where they are more than the page lists. */
  archived?: readonly CategoryCount[] | undefined;
  /** Title of the page that lists a selection. */
  allArticles: string;
  /** Title of the page of all that texts offer to take away, where there is one. */
  resources?: string | undefined;
}

export default function BlogPage({ data, articles: published, archived, allArticles, resources }: BlogPageProps) {
  useModule('articleList');
  const articles = [...published, ...data.annonces];
  const categories = archived ?? countCategories(articles);
  const count = categories.reduce((sum, category) => sum + category.count, 0);
  return (
    <Document
      data={data}
      starfield
      pageStyles={categoryRules(categories, archived !== undefined)}
      pageType="CollectionPage"
    >
      <PageHero title={data.titre} lead={data.accroche}>
        <SearchForm categories={categories} all={count} />
      </PageHero>
      <SearchResults />
      <div data-searched>
        <Section title="Derniers articles" id={anchors.blog}>
          <Articles {...{ data, articles, archived }} />
          <Ways allArticles={allArticles} resources={resources} />
        </Section>
      </div>
      <NextStep step={data.suite} />
    </Document>
  );
}

type ArticlesProps = Pick<BlogPageProps, 'data' | 'articles' | 'archived'>;

/** Shows all cards, folded, or the newest with links to the archives. */
function Articles({ data, articles, archived }: ArticlesProps) {
  if (archived)
    return (
      <>
        <ArticleGrid articles={articles} categories />
        <nav className={css.archives} aria-labelledby="archives">
          <h3 id="archives">Dans les archives</h3>
          <CategoryLinks categories={archived} />
        </nav>
      </>
    );
  return (
    <>
      <ArticleGrid articles={articles} id={ALL} preview={data.apercu} categories />
      {/* Should the script fail to load, the form itself leads to the unfolded list. */}
      {articles.length > data.apercu && (
        <form className={css.more} action={`${paths.blog}#${ALL}`}>
          <button className={MORE} type="submit" data-reveal={ALL}>
            {data.bouton}
          </button>
        </form>
      )}
    </>
  );
}

/** The look of a button that shows more of a list. */
const MORE = `${actions.outlined} ${css.button}`;

/** An empty place for search results, hidden until there are some. Their styles load with the search. */
function SearchResults() {
  return (
    <section aria-label="Résultats de la recherche" data-searched hidden>
      <div>
        <ol />
        <button className={MORE} type="button">
          Afficher la suite
        </button>
      </div>
    </section>
  );
}

/** Links to the other lists. */
function Ways({ allArticles, resources }: Pick<BlogPageProps, 'allArticles' | 'resources'>) {
  const { hasToolPrices } = usePage();
  return (
    <div className={css.ways}>
      <MoreLink href={paths.allArticles}>{allArticles}</MoreLink>
      {hasToolPrices && <MoreLink href={paths.toolPrices}>Les tarifs des outils, datés et sourcés</MoreLink>}
      {resources && <MoreLink href={paths.resources}>{resources}</MoreLink>}
      <MoreLink href={paths.atom} type="application/atom+xml">
        Suivre le blog dans un lecteur de flux
      </MoreLink>
    </div>
  );
}

/** Writes rules by which a category's button leaves only the cards of that category, folded ones too, and the link to its archive. They need no script. */
function categoryRules(categories: readonly CategoryCount[], hasArchives: boolean): string {
  const slugs = categories.map(({ slug }) => slug);
  return [
    `main:has(${CHOSEN}:checked) [data-category]{display:none}`,
    `${slugs.map(card)}{display:grid}`,
    hasArchives ? `${slugs.map(otherArchives)}{display:none}` : '',
  ].join('');
}

/** Selects a category's button, but not that of all. Its specificity is zero, so that the rules of the remaining cards win. */
const CHOSEN = ':where([name=categorie]:not([value=""]))';

function card(slug: string): string {
  return `main:has([value=${slug}]:checked) [data-category=${slug}]`;
}

function otherArchives(slug: string): string {
  return `main:has([value=${slug}]:checked) [data-archive]:not([data-archive=${slug}])`;
}
