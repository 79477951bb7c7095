import { MoreButton } from './MoreButton.tsx';

/** An empty place for search results, hidden until there are some. Their styles load with the search. */
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
