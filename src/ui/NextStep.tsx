import type { NextStep as Words } from '../pages/actions.ts';
import { ActionLink } from './ActionLink.tsx';
import * as css from './NextStep.module.css';

/** One line that leads on from a page without a closing card. Renders nothing if the writer wrote none. */
export function NextStep({ step }: { step: Words }) {
  if (!step) return null;
  return (
    <aside className={css.outer} aria-label="Pour aller plus loin" data-onward="">
      <div className={css.line}>
        <p className={css.text}>{step.texte}</p>
        <ActionLink action={step.action} />
      </div>
    </aside>
  );
}
