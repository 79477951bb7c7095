import type { CaseStudy } from '../case-study/schema.ts';
import * as css from './CaseLedger.module.css';

/** Case studies as lines of a ledger: what came of each in a figure, whose it is, and the way to its story. */
export function CaseLedger({ studies }: { studies: readonly { path: string; study: CaseStudy }[] }) {
  return (
    <ul className={css.ledger}>
      {studies.map(({ path, study: { secteur, titre, resultats } }) => (
        <li key={path} className={css.line}>
          <strong className={css.value}>{resultats[0]?.valeur}</strong>
          <p className={css.sector}>{secteur}</p>
          <div>
            <h3 className={css.title}>
              <a className={css.link} href={path}>
                {titre}
              </a>
            </h3>
            <p className={css.label}>{resultats[0]?.libelle}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
