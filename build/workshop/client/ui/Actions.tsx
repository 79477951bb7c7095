import type { ReactNode } from 'react';
import * as css from './Actions.module.css';

/** The buttons at the end of a dialog. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={css.actions}>{children}</div>;
}
