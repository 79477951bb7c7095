import type { ReactNode } from 'react';
import * as css from './SampleBoard.module.css';

/** The frame around a product that is shown at work. */
export function Board({ children }: { children: ReactNode }) {
  return <div className={css.board}>{children}</div>;
}

/** The same for data, or a client, that it calls samples. */
export function SampleBoard({ label = 'Données d’exemple', children }: { label?: string; children: ReactNode }) {
  return (
    <Board>
      <p className={css.sample}>{label}</p>
      {children}
    </Board>
  );
}
