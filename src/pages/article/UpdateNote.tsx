import { frenchDate } from '../../format/date.ts';
import type { Article } from './schema.ts';
import * as css from './UpdateNote.module.css';

/** What has changed since an article came out, before its text. Marked as texts' call-outs are, so that the page's Markdown alternate quotes it. */
export function UpdateNote({ date, texte }: NonNullable<Article['miseAJour']>) {
  return (
    <aside className={css.note} aria-labelledby="mise-a-jour" data-callout="mise-a-jour">
      <p className={css.day} id="mise-a-jour" data-callout-title="">
        Mise à jour du <time dateTime={date}>{frenchDate(date, 'sentence')}</time>
      </p>
      <p>{texte}</p>
    </aside>
  );
}
