import type { ReactNode } from 'react';
import * as css from './SampleBoard.module.css';

/** The frame around a product that is shown at work, with data that it calls samples. */
export function SampleBoard({ children }: { children: ReactNode }) {
  return (
    <div className={css.board}>
      <p className={css.sample}>Données d’exemple</p>
      {children}
    </div>
  );
}
