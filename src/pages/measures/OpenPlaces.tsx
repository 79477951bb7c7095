import * as css from './OpenPlaces.module.css';
import { placesOf } from './places.ts';
import type { MeasureGroup } from './schema.ts';

/** How much of what would make the figures verifiable is not published yet. */
export function OpenPlaces({ groups }: { groups: readonly MeasureGroup[] }) {
  const places = groups.flatMap(({ lignes }) => lignes).flatMap(placesOf);
  const open = places.filter(({ text }) => text === undefined).length;
  return (
    <p className={css.open}>
      <b>
        {open} cases sur {places.length}
      </b>{' '}
      sont encore ouvertes. Une case en pointillé attend une donnée que nous n’avons pas publiée : sans elle, rien ne se
      vérifie.
    </p>
  );
}
