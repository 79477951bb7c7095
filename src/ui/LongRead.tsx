import type { ReactNode } from 'react';
import type { Heading } from '../../build/contract/entry.ts';
import * as css from './LongRead.module.css';

/** So many sections are too few to be lost in. */
const FEW = 2;

interface LongReadProps {
  headings: readonly Heading[];
  /** Sections that follow the text's own. */
  more?: readonly Pick<Heading, 'id' | 'text'>[];
  children: ReactNode;
}

/** A text to be read from top to bottom, with its contents: beside it on a wide screen, where titles, drawings, tables and notes take the room to its left. */
export function LongRead({ headings, more = [], children }: LongReadProps) {
  const sections = [...headings.filter(({ depth }) => depth === 2), ...more];
  return (
    <div className={css.read}>
      {sections.length > FEW && <TableOfContents sections={sections} />}
      <div className={css.text}>{children}</div>
    </div>
  );
}

/** Links to the sections. Beside the text it stays in view; above it, it folds: its list follows what unfolds it, as every browser can hide that. */
function TableOfContents({ sections }: { sections: readonly Pick<Heading, 'id' | 'text'>[] }) {
  return (
    <nav className={css.contents} aria-label="Sommaire" data-contents data-onward="">
      <details>
        <summary>Sommaire</summary>
      </details>
      <p>Sommaire</p>
      <ol className={css.list}>
        {sections.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
