import { Document } from '../../layout/Document.tsx';
import { paths } from '../../routes.ts';
import type { ArticleSummary } from '../../ui/ArticleCard.tsx';
import { ArticleGrid } from '../../ui/ArticleGrid.tsx';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { PageHero } from '../../ui/PageHero.tsx';
import { Section } from '../../ui/Section.tsx';
import type { AllArticles } from './schema.ts';

export default function AllArticlesPage({ data, cards }: { data: AllArticles; cards: readonly ArticleSummary[] }) {
  const trail = [
    { name: 'Accueil', href: paths.home },
    { name: 'Blog', href: paths.blog },
  ];
  return (
    <Document title={data.titreSeo ?? data.titre} description={data.description} starfield>
      <PageHero title={data.titre} lead={data.accroche} before={<Breadcrumb trail={trail} here={data.titre} />} />
      <Section title="La sélection">
        <ArticleGrid articles={cards} />
      </Section>
    </Document>
  );
}
