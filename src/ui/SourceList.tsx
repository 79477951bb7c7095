import { frenchDate } from '../format/date.ts';
import * as css from './SourceList.module.css';

/** A fact about an outside product, as a text cites it. */
export interface CitedFact {
  produit: string;
  objet: string;
  valeur: string;
  source: string;
  /** The day on which it was last seen in its source, as an ISO date. */
  verifie?: string | undefined;
}

/** Where a page's prices, limits and dates come from; nothing where it cites none. */
export function SourceList({ facts }: { facts: readonly CitedFact[] }) {
  if (facts.length === 0) return null;
  return (
    <section className={css.sources} aria-labelledby="sources-et-dates">
      <h2 id="sources-et-dates">Sources et dates de vérification</h2>
      <ul>
        {facts.map(({ produit, objet, valeur, source, verifie }) => (
          <li key={`${source} ${objet}`}>
            {produit}, <a href={source}>{objet}</a> : {valeur}
            {verifie && (
              <>
                , vérifié le <time dateTime={verifie}>{frenchDate(verifie).toLowerCase()}</time>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
