import * as css from './DesignBoard.module.css';

const COLOURS = [
  ['Fond', css.night],
  ['Texte', css.ink],
  ['Ambre', css.amber],
  ['Bleu', css.blue],
  ['Réussite', css.success],
  ['Erreur', css.danger],
] as const;
const SIZES = [css.largest, css.large, css.small] as const;

/** A design made of this site's own values, so that it changes with them: colours, letters, spaces, and what is built of them. */
export function DesignBoard() {
  return (
    <div className={css.board}>
      <figure className={css.part}>
        <div className={css.colours}>
          {COLOURS.map(([name, colour]) => (
            <div key={name} className={css.colour}>
              <span className={colour} />
              {name}
            </div>
          ))}
        </div>
        <figcaption className={css.caption}>Six couleurs, chacune avec un rôle</figcaption>
      </figure>
      <figure className={css.part}>
        <div className={css.letters} aria-hidden="true">
          {SIZES.map((size) => (
            <span key={size} className={size}>
              Aa
            </span>
          ))}
        </div>
        <figcaption className={css.caption}>Deux familles de lettres, une échelle de tailles</figcaption>
      </figure>
      <figure className={css.part}>
        <div className={css.pieces} aria-hidden="true">
          <span className={css.primary}>Agir</span>
          <span className={css.outlined}>Comparer</span>
          <span className={css.badge}>Étiquette</span>
        </div>
        <figcaption className={css.caption}>Des pièces qui n’emploient que ces valeurs</figcaption>
      </figure>
    </div>
  );
}
