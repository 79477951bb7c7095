import { Document } from '../../layout/Document.tsx';
import { anchors } from '../../routes.ts';
import { CaseStudyCard } from '../../ui/CaseStudyCard.tsx';
import { ClosingCard } from '../../ui/ClosingCard.tsx';
import { MeasuredLink } from '../../ui/MeasuredLink.tsx';
import { PageHero } from '../../ui/PageHero.tsx';
import { Section } from '../../ui/Section.tsx';
import type { CaseStudy } from '../case-study/schema.ts';
import * as css from './CaseStudiesPage.module.css';
import type { CaseStudies } from './schema.ts';

interface CaseStudiesPageProps {
  data: CaseStudies;
  studies: readonly { path: string; study: CaseStudy }[];
}

export default function CaseStudiesPage({ data, studies }: CaseStudiesPageProps) {
  return (
    <Document data={data} pageType="CollectionPage">
      <PageHero title={data.titre} lead={data.accroche} />
      <Section title="Secteur par secteur" id={anchors.caseStudies}>
        <ul className={css.index}>
          {studies.map(({ path, study }) => (
            <CaseStudyCard key={path} path={path} study={study} />
          ))}
        </ul>
        <MeasuredLink href={data.mesures} />
      </Section>
      <ClosingCard closing={data.fin} id={anchors.contact} />
    </Document>
  );
}
