import type { Heading, Html } from '../../../build/contract/entry.ts';
import { frenchDate } from '../../format/date.ts';
import { Island } from '../../islands/Island.tsx';
import RoiCalculator from '../../islands/roi-calculator/RoiCalculator.island.tsx';
import { Document } from '../../layout/Document.tsx';
import { anchors, paths } from '../../routes.ts';
import type { ArticleSummary } from '../../ui/ArticleCard.tsx';
import { ArticleGrid } from '../../ui/ArticleGrid.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { ClosingCard } from '../../ui/ClosingCard.tsx';
import { ConstellationChart } from '../../ui/ConstellationChart.tsx';
import { constellationOf } from '../../ui/constellation.ts';
import { PageHero } from '../../ui/PageHero.tsx';
import { Prose } from '../../ui/Prose.tsx';
import { useModule } from '../../ui/page-context.ts';
import { Section } from '../../ui/Section.tsx';
import * as css from './ArticlePage.module.css';
import { type ArticleLink, NextPrevious } from './NextPrevious.tsx';
import type { Article } from './schema.ts';
import { TableOfContents } from './TableOfContents.tsx';

/** What an article may hold besides its text. */
const SLOTS = {
  'calculateur-roi': <Island name="RoiCalculator" component={RoiCalculator} when="visible" props={{}} />,
};

interface ArticlePageProps {
  slug: string;
  data: Article;
  html: Html<keyof typeof SLOTS>;
  headings: readonly Heading[];
  minutes: number;
  /** The articles published just before and just after this one. */
  previous: ArticleLink | undefined;
  next: ArticleLink | undefined;
  related: readonly ArticleSummary[];
}

export default function ArticlePage(props: ArticlePageProps) {
  const { slug, data, html, headings, minutes, previous, next, related } = props;
  useModule('article');
  const trail = [
    { name: 'Accueil', href: paths.home },
    { name: 'Blog', href: paths.blog },
  ];
  return (
    <Document title={data.titreSeo ?? data.titre} description={data.description}>
      <article>
        <PageHero
          title={data.titre}
          lead={data.chapeau}
          before={<Breadcrumb trail={trail} here={data.categorie} />}
          picture={<ConstellationChart constellation={constellationOf(slug)} />}
        >
          <p className={css.meta}>
            <Badge>{data.categorie}</Badge>
            <time dateTime={data.date}>{frenchDate(data.date)}</time>
            {data.miseAJour && (
              <span>
                Mis à jour le <time dateTime={data.miseAJour}>{frenchDate(data.miseAJour)}</time>
              </span>
            )}
            <span>{minutes} min de lecture</span>
          </p>
        </PageHero>
        <div className={css.body}>
          <TableOfContents headings={headings} />
          <Prose html={html} slots={SLOTS} />
        </div>
        <ClosingCard closing={data.fin} id={anchors.contact} />
      </article>
      <NextPrevious previous={previous} next={next} />
      {related.length > 0 && (
        <Section title="À lire ensuite">
          <ArticleGrid articles={related} />
        </Section>
      )}
    </Document>
  );
}
