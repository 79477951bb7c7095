import { Document } from '../../layout/Document.tsx';
import { paths } from '../../routes.ts';
import type { ArticleSummary } from '../../ui/ArticleCard.tsx';
import { ArticleGrid } from '../../ui/ArticleGrid.tsx';
import { summaryOf } from '../../ui/article-summaries.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { PageHero } from '../../ui/PageHero.tsx';
import { Section } from '../../ui/Section.tsx';
import type { PageProps, Site } from '../index.ts';
import type { AllArticles } from './schema.ts';

export default function AllArticlesPage({ entry: { data }, site }: PageProps<AllArticles>) {
  const trail = [
    { name: 'Accueil', href: paths.home },
    { name: 'Blog', href: paths.blog },
  ];
  return (
    <Document title={data.titreSeo ?? data.titre} description={data.description} starfield>
      <PageHero title={data.titre} lead={data.accroche} before={<Breadcrumb trail={trail} here={data.titre} />} />
      <Section title="La sélection">
        <ArticleGrid articles={data.cartes.flatMap((card) => cardSummary(card, site.article) ?? [])} />
      </Section>
    </Document>
  );
}

/** A card's own texts, or those of the article it names. The schema has made sure that it is one or the other. */
function cardSummary(card: AllArticles['cartes'][number], articles: Site['article']): ArticleSummary | undefined {
  const { article: named, titre, description, categorie, tempsLecture } = card;
  const article = articles.find(({ slug }) => slug === named);
  if (article) return summaryOf(article);
  if (!titre || !description || !categorie || !tempsLecture) return undefined;
  return { titre, description, categorie, tempsLecture };
}
