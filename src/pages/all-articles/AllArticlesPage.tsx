import { Document } from '../../layout/Document.tsx';
import { paths } from '../../routes.ts';
import { ArticleGrid, type ArticleSummary } from '../../ui/ArticleGrid.tsx';
import { MoreLink } from '../../ui/MoreLink.tsx';
import { NextStep } from '../../ui/NextStep.tsx';
import { PageHero } from '../../ui/PageHero.tsx';
import { Section } from '../../ui/Section.tsx';
import type { AllArticles } from './schema.ts';

const ANCESTORS = [{ name: 'Blog', href: paths.blog }];

interface AllArticlesPageProps {
  data: AllArticles;
  /** Number of published articles. */
  count: number;
  cards: readonly ArticleSummary[];
}

export default function AllArticlesPage({ data, count, cards }: AllArticlesPageProps) {
  return (
    <Document
      data={data}
      starfield
      pageType="CollectionPage"
      breadcrumb={{ ancestors: ANCESTORS, current: data.titre }}
    >
      <PageHero title={data.titre} lead={data.accroche}>
        <MoreLink href={paths.blog}>{data.tousParus.replace('{nombre}', String(count))}</MoreLink>
      </PageHero>
      <Section title="La sélection">
        <ArticleGrid articles={cards} clamped />
      </Section>
      <NextStep step={data.suite} />
    </Document>
  );
}
