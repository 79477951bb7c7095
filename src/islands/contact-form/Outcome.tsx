import * as css from './ContactForm.module.css';
import type { Draft } from './draft.ts';
import type { Notification } from './notifications.tsx';

interface OutcomeProps {
  /** A failure, or what no notification could be shown for. */
  news: Notification | undefined;
  /** What was typed, where nobody receives it. */
  draft: Draft | undefined;
  email: string;
}

/** What became of a message, in the form itself, until the next one. */
export function Outcome({ news, draft, email }: OutcomeProps) {
  const failed = news?.type === 'error';
  const word = news && (
    <p className={failed ? css.failed : css.sent}>
      <strong>{news.title}</strong> {news.description} {failed && <a href={`mailto:${email}`}>Écrire un e-mail</a>}
    </p>
  );
  return (
    <>
      {/* It stands there before it has anything to say, so that screen readers listen to it. */}
      <div className={css.news} role="status">
        {!failed && word}
        {draft && <Unsent {...draft} />}
      </div>
      {failed && (
        <div className={css.news} role="alert">
          {word}
        </div>
      )}
    </>
  );
}

/** Where no mail program opens, the text is still there to be copied. */
function Unsent({ text, href }: Draft) {
  return (
    <div className={css.unsent}>
      <p>
        Rien n’a été transmis : ce formulaire n’envoie pas encore de message. Le vôtre est prêt à partir par e-mail.
      </p>
      <a className={css.mail} href={href}>
        Envoyer mon message par e-mail
      </a>
      <details>
        <summary>Relire ou copier mon message</summary>
        <p className={css.draft}>{text}</p>
      </details>
    </div>
  );
}
