import { useEffect, useRef } from 'react';
import type { Delivery } from '../../pages/settings/delivery/schema.ts';
import * as css from './ContactForm.module.css';
import type { Draft } from './draft.ts';
import type { Notification } from './notifications.tsx';

/** Why a message did not go, in the form itself, until the next try. A notification over the page leaves it in sight. */
export function Failure({ news, email }: { news: Notification; email: string }) {
  const word = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isInSight(word.current)) word.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div className={css.news} role="alert" ref={word}>
      <p className={css.failed}>
        <strong>{news.title}</strong> {news.description} <a href={`mailto:${email}`}>Écrire un e-mail</a>
      </p>
    </div>
  );
}

/** A notification takes the lower third of a phone's screen at most. */
function isInSight(element: HTMLElement | null): boolean {
  return element !== null && element.getBoundingClientRect().bottom < (innerHeight * 2) / 3;
}

interface SentProps {
  /** What happens to a message that has arrived. */
  suite: { titre: string; texte: string };
  /** The button that opens the scheduling page, and its plain address. */
  rendezVous: { libelle: string; lien: string };
  delivery?: Delivery | undefined;
  copy: Draft;
  /** What no notification could be shown for. */
  news: Notification | undefined;
  writeAnother: () => void;
}

/** What comes after a message, in the form's place. Where nobody receives it, it is an e-mail that the reader sends; where no mail program opens, its text can be copied. */
export function Sent({ suite, rendezVous, delivery, copy, news, writeAnother }: SentProps) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const { titre, texte } = delivery ? suite : TO_SEND;
  return (
    <section className={css.after} ref={panel} tabIndex={-1} aria-label={titre}>
      <h3>{titre}</h3>
      <div role="status">
        {news && (
          <p>
            <strong>{news.title}</strong> {news.description}
          </p>
        )}
        <p>{texte}</p>
      </div>
      {!delivery && (
        <a className={css.submit} href={copy.href}>
          Envoyer mon message par e-mail
        </a>
      )}
      <details>
        <summary>Relire ou copier mon message</summary>
        <p className={css.draft}>{copy.text}</p>
      </details>
      <p>Pour avancer sans attendre, choisissez un créneau.</p>
      <p className={css.ways}>
        <a className={css.way} data-booking href={rendezVous.lien} rel="external noopener">
          {rendezVous.libelle}
        </a>
        <button className={css.way} type="button" onClick={writeAnother}>
          Écrire un autre message
        </button>
      </p>
    </section>
  );
}

const TO_SEND = {
  titre: 'Votre message est prêt',
  texte:
    'Il est encore sur cette page. Le bouton l’ouvre dans votre messagerie, déjà rédigé\u00a0: il n’y a plus qu’à l’envoyer.',
} as const;
