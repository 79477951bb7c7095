import type { CaseStudy } from '../pages/case-study/schema.ts';
import { Badge } from './Badge.tsx';
import { Card, CardTitle } from './Card.tsx';
import * as css from './CaseStudyCard.module.css';
import { Icon } from './Icon.tsx';
import { ToolList } from './ToolList.tsx';

/** A case study on the showcase: sector, problem, solution, three results, tools. */
export function CaseStudyCard({ path, study }: { path: string; study: CaseStudy }) {
  return (
    <Card as="li">
      <Heading path={path} study={study} />
      <dl className={css.story}>
        <dt className={css.term}>Le problème</dt>
        <dd>{study.probleme}</dd>
        <dt className={css.term}>La solution</dt>
        <dd>{study.solution}</dd>
      </dl>
      <ul className={css.results} aria-label="Résultats">
        {study.resultats.map(({ valeur, libelle }) => (
          <li key={libelle}>
            <strong className={css.value}>{valeur}</strong> {libelle}
          </li>
        ))}
      </ul>
      <ToolList tools={study.outils} />
    </Card>
  );
}

/** A case study in one glance: its sector, its title, its first result. */
export function CaseStudyTeaser({ path, study }: { path: string; study: CaseStudy }) {
  const [first] = study.resultats;
  return (
    <Card as="li">
      <Heading path={path} study={study} />
      {first && (
        <p className={css.results}>
          <span>
            <strong className={css.value}>{first.valeur}</strong> {first.libelle}
          </span>
        </p>
      )}
    </Card>
  );
}

function Heading({ path, study }: { path: string; study: CaseStudy }) {
  return (
    <>
      <Badge>
        <Icon name={study.icone} />
        {study.secteur}
      </Badge>
      <CardTitle href={path}>{study.titre}</CardTitle>
    </>
  );
}
