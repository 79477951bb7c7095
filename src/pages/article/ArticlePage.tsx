import type { ReactNode } from 'react';
import { frenchDate } from '../../format/date.ts';
import { Island } from '../../islands/Island.tsx';
import RoiCalculator from '../../islands/roi-calculator/RoiCalculator.island.tsx';
import { Document } from '../../layout/Document.tsx';
import { anchors, paths } from '../../routes.ts';
import { ArticleGrid } from '../../ui/ArticleGrid.tsx';
import { newestFirst, summaryOf } from '../../ui/article-summaries.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { ClosingCard } from '../../ui/ClosingCard.tsx';
import { ConstellationChart } from '../../ui/ConstellationChart.tsx';
import { constellationOf } from '../../ui/constellation.ts';
import { PageHero } from '../../ui/PageHero.tsx';
import { Prose } from '../../ui/Prose.tsx';
import { useModule } from '../../ui/page-context.ts';
import { Section } from '../../ui/Section.tsx';
import type { PageProps } from '../index.ts';
import * as css from './ArticlePage.module.css';
import { NextPrevious } from './NextPrevious.tsx';
import { readingMinutes } from './reading-time.ts';
import type { Article, article } from './schema.ts';
import { TableOfContents } from './TableOfContents.tsx';

/** What an article may hold besides its text. */
const SLOTS: Readonly<Record<(typeof article.prose.slots)[number], ReactNode>> = {
  'calculateur-roi': <Island name="RoiCalculator" component={RoiCalculator} when="visible" props={{}} />,
};

export default function ArticlePage({ entry, site }: PageProps<Article>) {
  const { slug, data, html, headings } = entry;
  useModule('article');
  const trail = [
    { name: 'Accueil', href: paths.home },
    { name: 'Blog', href: paths.blog },
  ];
  const related = data.lies.flatMap((name) => site.article.find((article) => article.slug === name) ?? []);
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
            <span>{readingMinutes(entry)} min de lecture</span>
          </p>
        </PageHero>
        <div className={css.body}>
          <TableOfContents headings={headings} />
          <Prose html={html} slots={SLOTS} />
        </div>
        <ClosingCard closing={data.fin} id={anchors.contact} />
      </article>
      <NextPrevious articles={newestFirst(site.article)} slug={slug} />
      {related.length > 0 && (
        <Section title="À lire ensuite">
          <ArticleGrid articles={related.map(summaryOf)} />
        </Section>
      )}
    </Document>
  );
}
