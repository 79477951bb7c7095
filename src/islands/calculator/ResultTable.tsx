import type { ReactNode } from 'react';
import * as css from './ResultTable.module.css';

interface ResultTableProps {
  caption: string;
  /** Its `thead` and `tbody`. */
  children: ReactNode;
}

/** A table of results in a box that scrolls sideways where letters are large. */
export function ResultTable({ caption, children }: ResultTableProps) {
  return (
    <div className={css.results} {...SCROLLED}>
      <table className={css.table}>
        <caption className={css.caption}>{caption}</caption>
        {children}
      </table>
    </div>
  );
}

/** The keyboard reaches what it scrolls. */
const SCROLLED = { role: 'group', tabIndex: 0, 'aria-label': 'Résultats' } as const;
