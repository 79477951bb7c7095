import type { Closing } from '../pages/actions.ts';
import { ActionGroup } from './ActionLink.tsx';
import * as css from './ClosingCard.module.css';

/** The card that ends a page: one question, one next step. */
export function ClosingCard({ closing, id }: { closing: Closing; id?: string }) {
  return (
    <section className={css.outer} id={id} data-onward="">
      <div className={css.card}>
        <h2 className={css.title}>{closing.titre}</h2>
        <p className={css.text}>{closing.texte}</p>
        <ActionGroup actions={closing.actions} />
      </div>
    </section>
  );
}
