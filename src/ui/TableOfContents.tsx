import type { Heading } from '../../build/contract/entry.ts';
import * as css from './TableOfContents.module.css';

/** Links to the sections. Beside the text it stays in view; above it, it folds: its list follows what unfolds it, as every browser can hide that. */
export function TableOfContents({ sections }: { sections: readonly Pick<Heading, 'id' | 'text'>[] }) {
  return (
    <nav className={css.contents} aria-label="Sommaire" data-contents>
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
