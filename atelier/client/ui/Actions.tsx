import type { ReactNode } from 'react';
import { workshopApp as words } from '../../words/app.fr.ts';
import * as css from './Actions.module.css';

/** The buttons at the end of a dialog. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={css.actions}>{children}</div>;
}

/** Those at the end of a form: to do what it asks, or to leave it. */
export function FormActions({ confirm, onClose }: { confirm: string; onClose(): void }) {
  return (
    <Actions>
      <button type="submit" className="primary">
        {confirm}
      </button>
      <button type="button" onClick={onClose}>
        {words.cancel}
      </button>
    </Actions>
  );
}
