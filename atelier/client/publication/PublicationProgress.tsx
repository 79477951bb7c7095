import type { Progress } from '../../server/publication/publication-api.ts';
import { publication as words } from '../../words/publication.fr.ts';
import * as css from './PublicationPage.module.css';

/** What is being done, and how much of it is. */
export function PublicationProgress({ running: { step, done, total } }: { running: Progress }) {
  const isCounted = done !== undefined && total !== undefined && total > 0;
  return (
    <div className={css.progress}>
      <p role="status">{words.steps[step]}</p>
      <progress {...(isCounted && { value: done, max: total })} aria-label={words.steps[step]} />
      {isCounted && <span>{words.progress(done, total)}</span>}
      <p className={css.quiet}>{words.send.running}</p>
    </div>
  );
}
