import * as css from './ContactForm.module.css';
import type { Notification } from './notifications.tsx';

/** What became of a message, in the form itself: for when the notification cannot be shown. */
export function Outcome({ news, email }: { news: Notification | undefined; email: string }) {
  const failed = news?.type === 'error';
  const word = news && (
    <p className={failed ? css.failed : css.sent}>
      <strong>{news.title}</strong> {news.description} {failed && <a href={`mailto:${email}`}>Écrire un e-mail</a>}
    </p>
  );
  return (
    <>
      {/* It stands there before it has anything to say, so that screen readers listen to it. */}
      <div role="status">{!failed && word}</div>
      {failed && <div role="alert">{word}</div>}
    </>
  );
}
