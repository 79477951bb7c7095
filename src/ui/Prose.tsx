import { Fragment, type ReactNode } from 'react';
import * as css from './Prose.module.css';

interface ProseProps {
  /** A text from Markdown, as the build sanitized it. */
  html: string;
  /** What stands where the text has a `::name` line. */
  slots?: Readonly<Record<string, ReactNode>>;
}

export function Prose({ html, slots = {} }: ProseProps) {
  // Odd pieces are names of slots.
  const pieces = html.split(/<div data-slot="([^"]+)"><\/div>/);
  if (pieces.length === 1) return <div className={css.prose} dangerouslySetInnerHTML={{ __html: html }} />;
  return (
    <div className={css.stack}>
      {pieces.map((piece, index) =>
        index % 2 === 1 ? (
          <Fragment key={piece}>{slots[piece]}</Fragment>
        ) : (
          <div key={piece} className={css.prose} dangerouslySetInnerHTML={{ __html: piece }} />
        ),
      )}
    </div>
  );
}
