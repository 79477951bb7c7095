import type { ReactNode } from 'react';
import * as css from './DesignBoard.module.css';

/** The old screen asks everything at once. */
const FIELDS = [
  'Code client*, Réf. cde, Date*, Tél., Fax, Adr. 1, Adr. 2, CP, Ville, Pays',
  'Réf. art.*, Qté*, Unité, PU HT, Rem. %, TVA, Livr. O/N, Tournée, Heure, Obs.',
].flatMap((line) => line.split(', '));

/** One field as a visitor meets it, and what it says then. */
const STATES = [
  ['Au repos', '0', 'Jusqu’à 80 par jour'],
  ['Au clavier', '12', 'Jusqu’à 80 par jour'],
  ['En erreur', '120', '✕ 80 au plus ce jour-là'],
  ['Accepté', '12', '✓ Noté pour samedi'],
] as const;

/** A drawing of a screen before and after, for an invented bakery. Its caption describes it in words. */
export function DesignScreens() {
  return (
    <Drawing
      className={css.screens}
      caption="Exemple fictif : le bon de commande d’un fournil. Avant, vingt champs abrégés, cinq boutons de même poids, un code d’erreur. Après, deux produits, une heure, un total, un seul bouton."
    >
      <Before />
      <After />
    </Drawing>
  );
}

/** A drawing of the other things that we deliver to the same bakery: an identity and a component. */
export function DesignBoard() {
  return (
    <div className={css.board}>
      <Drawing
        className={css.identity}
        caption="Exemple fictif, l’identité : un pain qui est aussi un soleil levant, trois couleurs, deux familles de lettres, et la carte qui les emploie."
      >
        <Identity />
      </Drawing>
      <Drawing
        className={css.states}
        caption="Un composant et ses états : au repos, au clavier, en erreur, accepté. Un mot les distingue toujours, jamais la couleur seule."
      >
        {STATES.map(([state, value, help]) => (
          <div key={state}>
            <small>{state}</small>
            <b>Baguettes</b>
            <i>{value}</i>
            <p>{help}</p>
          </div>
        ))}
      </Drawing>
    </div>
  );
}

function Drawing(props: { className: string | undefined; caption: string; children: ReactNode }) {
  return (
    <figure className={css.figure}>
      <div className={props.className} aria-hidden="true">
        {props.children}
      </div>
      <figcaption>{props.caption}</figcaption>
    </figure>
  );
}

/** An old screen of one weight, in the letters of its terminal. */
function Before() {
  return (
    <div className={css.crowded}>
      <b>AVANT · SAISIE BON DE COMMANDE</b>
      {FIELDS.map((field) => (
        <span key={field}>{field}</span>
      ))}
      <em>Erreur E-104 : champ invalide</em>
      <b>[Valider] [Enreg.] [Recalc.] [Annuler] [Aide]</b>
    </div>
  );
}

/** A new one: one thing a line, in the order in which it is decided. */
function After() {
  return (
    <div className={css.clear}>
      <small>Après</small>
      <b>Votre commande de samedi</b>
      <p>
        12 baguettes <span>16,80&nbsp;€</span>
      </p>
      <p>
        4 pains de seigle <span>22,00&nbsp;€</span>
      </p>
      <p>
        Retrait
        <span>
          7&nbsp;h · <b>8&nbsp;h</b> · 9&nbsp;h
        </span>
      </p>
      <p>
        À payer au fournil <strong>38,80&nbsp;€</strong>
      </p>
      <i>Commander</i>
    </div>
  );
}

function Identity() {
  return (
    <>
      <Sign />
      <div>
        <svg className={css.colours} viewBox="0 0 6 1" aria-hidden="true">
          <rect width="2" height="1" />
          <rect x="2" width="2" height="1" />
          <rect x="4" width="2" height="1" />
        </svg>
        <p className={css.letters}>
          <b>Aa</b> Aa
        </p>
      </div>
      <div className={css.card}>
        <Sign />
        <b>Fournil</b>
        <span>Pain au levain, dès 7&nbsp;h</span>
      </div>
    </>
  );
}

/** A loaf with its cuts, on the line from which the sun rises. */
function Sign() {
  return (
    <svg className={css.sign} viewBox="0 0 48 40" aria-hidden="true">
      <path d="M2 36h44M7 29a17 17 0 0 1 34 0zM16 26l4-8M23 26l4-8M30 26l4-8" />
    </svg>
  );
}
