import type { Heading } from '../../build/contract/entry.ts';
import * as css from './TableOfContents.module.css';

/** Links to the sections. Beside the text it stays in view; above it, it folds. */
export function TableOfContents({ sections }: { sections: readonly Pick<Heading, 'id' | 'text'>[] }) {
  return (
    <nav className={css.contents} aria-label="Sommaire" data-contents>
      <details className={css.fold}>
        <summary className={css.title}>Sommaire</summary>
        <SectionLinks sections={sections} />
      </details>
      <div className={css.rail}>
        <p className={css.title}>Sommaire</p>
        <SectionLinks sections={sections} />
      </div>
    </nav>
  );
}

function SectionLinks({ sections }: { sections: readonly Pick<Heading, 'id' | 'text'>[] }) {
  return (
    <ol className={css.list}>
      {sections.map(({ id, text }) => (
        <li key={id}>
          <a className={css.link} href={`#${id}`}>
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}
