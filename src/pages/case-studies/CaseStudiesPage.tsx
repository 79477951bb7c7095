import { Document } from '../../layout/Document.tsx';
import { anchors } from '../../routes.ts';
import { CardGrid } from '../../ui/Card.tsx';
import { CaseStudyCard } from '../../ui/CaseStudyCard.tsx';
import { ClosingCard } from '../../ui/ClosingCard.tsx';
import { byOrder } from '../../ui/order.ts';
import { PageHero } from '../../ui/PageHero.tsx';
import { Section } from '../../ui/Section.tsx';
import type { PageProps } from '../index.ts';
import type { CaseStudies } from './schema.ts';

export default function CaseStudiesPage({ entry: { data }, site }: PageProps<CaseStudies>) {
  return (
    <Document title={data.titreSeo ?? data.titre} description={data.description}>
      <PageHero title={data.titre} lead={data.accroche} />
      <Section title="Secteur par secteur" id={anchors.caseStudies}>
        <CardGrid>
          {byOrder(site.caseStudy).map(({ slug, path, data: study }) => (
            <CaseStudyCard key={slug} path={path} study={study} />
          ))}
        </CardGrid>
      </Section>
      <ClosingCard closing={data.fin} id={anchors.contact} />
    </Document>
  );
}
