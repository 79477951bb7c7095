import { MoreButton } from './MoreButton.tsx';

/** Where the search shows what it has found; until then it is not there. Its look comes with what searches. */
export function SearchResults() {
  return (
    <section aria-label="Résultats de la recherche" data-searched hidden>
      <div>
        <ol />
        <MoreButton type="button">Afficher la suite</MoreButton>
      </div>
    </section>
  );
}
