import { Document } from '../../layout/Document.tsx';
import { anchors } from '../../routes.ts';
import { Badge } from '../../ui/Badge.tsx';
import { CardTitle } from '../../ui/Card.tsx';
import { ClosingCard } from '../../ui/ClosingCard.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { MeasuredLink } from '../../ui/MeasuredLink.tsx';
import { PageHero } from '../../ui/PageHero.tsx';
import { Section } from '../../ui/Section.tsx';
import { TagList } from '../../ui/TagList.tsx';
import type { CaseStudy } from '../case-study/schema.ts';
import * as css from './CaseStudiesPage.module.css';
import type { CaseStudies } from './schema.ts';

interface ListedStudy {
  path: string;
  study: CaseStudy;
}

export default function CaseStudiesPage({ data, studies }: { data: CaseStudies; studies: readonly ListedStudy[] }) {
  return (
    <Document data={data} pageType="CollectionPage">
      <PageHero title={data.titre} lead={data.accroche} />
      <Section title="Secteur par secteur" id={anchors.caseStudies}>
        <ul className={css.index}>
          {studies.map((listed) => (
            <Row key={listed.path} {...listed} />
          ))}
        </ul>
        <MeasuredLink href={data.mesures} />
      </Section>
      <ClosingCard closing={data.fin} id={anchors.contact} />
    </Document>
  );
}

/** A case study in short: its sector, the problem, the solution, results and tools. */
function Row({ path, study }: ListedStudy) {
  return (
    <li>
      <div className={css.words}>
        <Badge>
          <Icon name={study.icone} />
          {study.secteur}
        </Badge>
        <CardTitle href={path}>{study.titre}</CardTitle>
      </div>
      <dl className={css.story}>
        <dt>Le problème</dt>
        <dd>{study.probleme}</dd>
        <dt>La solution</dt>
        <dd>{study.solution}</dd>
      </dl>
      <ul className={css.results} aria-label="Résultats">
        {study.resultats.map(({ valeur, libelle }) => (
          <li key={libelle}>
            <strong className={css.value}>{valeur}</strong> {libelle}
          </li>
        ))}
      </ul>
      <TagList tags={study.outils} label="Outils" />
    </li>
  );
}
