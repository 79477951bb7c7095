import type { ReactNode } from 'react';
import * as css from './DesignBoard.module.css';
import { SampleBoard } from './SampleBoard.tsx';

/** The old screen asks everything at once. */
const FIELDS = [
  'Code client*, Réf. cde, Date*, Tél., Fax, Adr. 1, Adr. 2, CP, Ville, Pays',
  'Réf. art.*, Qté*, Unité, PU HT, Rem. %, TVA, Livr. O/N, Tournée, Heure, Obs.',
].flatMap((line) => line.split(', '));
const BUTTONS = ['Valider', 'Enreg.', 'Recalc.', 'Annuler', 'Aide'] as const;
const HOURS = ['7 h', '8 h', '9 h'] as const;

/** One field as a visitor meets it, and what it says then. */
const STATES = [
  ['Au repos', '0', 'Jusqu’à 80 par jour'],
  ['Au clavier', '12', 'Jusqu’à 80 par jour'],
  ['En erreur', '120', '✕ 80 au plus ce jour-là'],
  ['Accepté', '12', '✓ Noté pour samedi'],
] as const;

/** Draws a screen before and after, of a bakery that does not exist. Its caption says it in words. */
export function DesignScreens() {
  return (
    <SampleBoard label="Exemple fictif">
      <div className={css.board}>
        <Drawing
          className={css.screens}
          caption="Le bon de commande d’un fournil. Avant : vingt champs abrégés, cinq boutons de même poids, un code d’erreur. Après : deux produits, une heure, un total, un seul bouton."
        >
          <Before />
          <After />
        </Drawing>
      </div>
    </SampleBoard>
  );
}

/** Draws the rest of what we hand over to the same bakery: an identity and a component. */
export function DesignBoard() {
  return (
    <SampleBoard label="Exemple fictif">
      <div className={css.board}>
        <Drawing
          className={css.identity}
          caption="Son identité : un pain qui est aussi un soleil levant, trois couleurs, deux familles de lettres, et la carte qui les emploie."
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
    </SampleBoard>
  );
}

function Drawing(props: { className: string | undefined; caption: string; children: ReactNode }) {
  return (
    <figure>
      <div className={props.className} aria-hidden="true">
        {props.children}
      </div>
      <figcaption>{props.caption}</figcaption>
    </figure>
  );
}

function Before() {
  return (
    <div className={css.crowded}>
      <small>Avant</small>
      <b>SAISIE BON DE COMMANDE</b>
      {FIELDS.map((field) => (
        <span key={field}>{field}</span>
      ))}
      <em>Erreur E-104 : champ invalide</em>
      {BUTTONS.map((button) => (
        <i key={button}>{button}</i>
      ))}
    </div>
  );
}

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
        {HOURS.map((hour) => (
          <i key={hour}>{hour}</i>
        ))}
      </p>
      <p>
        À payer au fournil <b>38,80&nbsp;€</b>
      </p>
      <strong>Commander</strong>
    </div>
  );
}

function Identity() {
  return (
    <>
      <Sign />
      <div>
        <div className={css.colours}>
          <i />
          <i />
          <i />
        </div>
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
    <svg viewBox="0 0 48 40" aria-hidden="true">
      <path d="M2 36h44M7 29a17 17 0 0 1 34 0zM16 26l4-8M23 26l4-8M30 26l4-8" />
    </svg>
  );
}
