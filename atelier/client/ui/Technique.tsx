import type { ComponentProps } from 'react';
import { workshopApp as words } from '../../words/app.fr.ts';

/** Folds away what only people who work on the files need: addresses, names of files, lines. */
export function Technique({ children, ...details }: ComponentProps<'details'>) {
  return (
    <details className="technique" {...details}>
      <summary>{words.technique}</summary>
      {children}
    </details>
  );
}
