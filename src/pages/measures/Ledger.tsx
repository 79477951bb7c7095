import * as css from './Ledger.module.css';
import { type Place, placesOf } from './places.ts';
import type { Measure, MeasureGroup } from './schema.ts';

/** The figures of the site, each with what it counts, how it is reckoned and how far it goes. */
export function Ledger({ groups }: { groups: readonly MeasureGroup[] }) {
  return (
    <div className={css.ledger}>
      {groups.map(({ ancre, titre, texte, lignes }) => (
        <section key={ancre} aria-labelledby={ancre} data-lazy>
          <h2 id={ancre}>{titre}</h2>
          {texte && <p className={css.text}>{texte}</p>}
          {lignes.map((line) => (
            <Row key={line.ancre} {...line} />
          ))}
        </section>
      ))}
    </div>
  );
}

function Row(measure: Measure) {
  const { ancre, titre, chiffres, compte, limites, exemple } = measure;
  return (
    <div className={css.row}>
      <h3 id={ancre}>{titre}</h3>
      <dl className={css.figures}>
        {chiffres.map(({ valeur, libelle }) => (
          <div key={libelle}>
            <dt>{libelle}</dt>
            <dd>{valeur}</dd>
          </div>
        ))}
      </dl>
      <div className={css.text}>
        <p>{compte}</p>
        {limites && (
          <p>
            <b>Limites.</b> {limites}
          </p>
        )}
        {exemple && <p className={css.example}>Exemple construit : rien n’a été mesuré.</p>}
      </div>
      <Places places={placesOf(measure)} />
    </div>
  );
}

function Places({ places }: { places: readonly Place[] }) {
  if (places.length === 0) return null;
  return (
    <dl className={css.places}>
      {places.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
