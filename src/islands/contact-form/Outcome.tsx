import { useEffect, useRef } from 'react';
import type { Delivery } from '../../pages/settings/delivery/schema.ts';
import * as actions from '../../ui/ActionLink.module.css';
import * as css from './ContactForm.module.css';
import type { Draft } from './message.ts';
import type { Notification } from './notifications.tsx';

/** Says in the form, until the next try, why a message was not sent. It stays visible beside the notification. */
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

/** Tells whether an element is in sight. A notification covers at most the lower third of a phone's screen. */
function isInSight(element: HTMLElement | null): boolean {
  return element !== null && element.getBoundingClientRect().bottom < (innerHeight * 2) / 3;
}

export interface SentProps {
  /** The next steps that a sender is told of. */
  suite: { titre: string; texte: string };
  /** The button that opens the scheduling page, and its plain address. */
  rendezVous: { libelle: string; lien: string };
  /** The endpoint of messages; without it, the reader's mail program sends them. */
  delivery?: Delivery | undefined;
  /** Offered when a message could not be delivered. */
  email: string;
  copy: Draft;
  /** A notification that could not be shown as one. */
  news: Notification | undefined;
}

/** The panel above the emptied form. It offers a copy of the text when no mail program opened. */
export function SentPanel({ suite, rendezVous, delivery, copy, news, email }: SentProps) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const { titre, texte } = delivery ? suite : inMailProgram(email);
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
      <details open={!delivery}>
        <summary>Relire ou copier mon message</summary>
        <p className={css.draft}>{copy.text}</p>
      </details>
      <p>Pour avancer sans attendre, choisissez un créneau.</p>
      <p className={css.ways}>
        {!delivery && (
          <a className={actions.outlined} href={copy.href}>
            Rouvrir ma messagerie
          </a>
        )}
        <a className={actions.outlined} data-booking href={rendezVous.lien} rel="external noopener">
          {rendezVous.libelle}
        </a>
      </p>
    </section>
  );
}

function inMailProgram(email: string) {
  return {
    titre: 'Votre message est dans votre messagerie',
    texte: `Il ne reste qu’à l’y envoyer. Si elle ne s’est pas ouverte, copiez le texte ci-dessous et adressez-le à ${email}.`,
  } as const;
}
