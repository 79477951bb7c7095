import type { ComponentProps } from 'react';
import { workshopApp as words } from '../../words/app.fr.ts';

/** A folded part with technical details: addresses, names of files, lines. */
export function Technique({ children, ...details }: ComponentProps<'details'>) {
  return (
    <details className="technique" {...details}>
      <summary>{words.technique}</summary>
      {children}
    </details>
  );
}
