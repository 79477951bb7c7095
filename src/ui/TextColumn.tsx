import type { ReactNode } from 'react';
import * as css from './TextColumn.module.css';

/** Where a page that is all text has it. */
export function TextColumn({ children }: { children: ReactNode }) {
  return <div className={css.column}>{children}</div>;
}
