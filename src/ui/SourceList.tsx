import { frenchDate } from '../format/date.ts';
import { type CitedFact, SOURCES_TITLE } from '../format/following-sections.ts';
import { anchors, paths } from '../routes.ts';
import { usePage } from './page-context.ts';
import * as css from './SourceList.module.css';

/** Lists the sources of a page's prices, limits and dates; renders nothing if it cites none. */
export function SourceList({ facts }: { facts: readonly CitedFact[] }) {
  const { hasToolPrices } = usePage();
  if (facts.length === 0) return null;
  return (
    <section className={css.sources} aria-labelledby={anchors.sources}>
      <h2 id={anchors.sources}>{SOURCES_TITLE}</h2>
      <details>
        <summary>
          {facts.length} {facts.length > 1 ? 'sources' : 'source'}
        </summary>
        <ul>
          {facts.map(({ nom, produit, objet, valeur, source, verifie }) => (
            <li key={nom}>
              {produit}, <a href={source}>{objet}</a> : {valeur},{' '}
              {verifie ? (
                <>
                  vérifié le <time dateTime={verifie}>{frenchDate(verifie, 'sentence')}</time>
                </>
              ) : (
                'non daté'
              )}
            </li>
          ))}
          {hasToolPrices && facts.some(({ prix }) => prix) && (
            <li>
              <a href={paths.toolPrices}>Tarifs des outils</a>
            </li>
          )}
        </ul>
      </details>
    </section>
  );
}
