import { paths } from '../../routes.ts';
import { MoreButton } from './MoreButton.tsx';
import * as css from './SearchResults.module.css';

/** Where the search shows what it has found; until then it is not there. The template is a result, its parts named as in `src/search/search-index.ts`. */
export function SearchResults() {
  return (
    <section aria-label="Résultats de la recherche" data-searched hidden>
      <div className={css.results}>
        <ol className={css.list} />
        <template>
          <li>
            <a className={css.result} href={paths.blog}>
              <span className={css.label} data-shown="label" />
              <h2 className={css.title} data-shown="title">
                Titre
              </h2>
              <span data-shown="description" />
            </a>
          </li>
        </template>
        <MoreButton type="button">Afficher la suite</MoreButton>
      </div>
    </section>
  );
}
