import { Fragment, type ReactNode } from 'react';
import type { Html } from '../../build/contract/entry.ts';
import '../styles/diagram.css';
import '../styles/scroll-boxes.css';
import '../styles/tables.css';
import '../styles/charts.css';
import '../styles/task-list.css';
import '../styles/small-button.css';
import * as css from './Prose.module.css';
import { useModule } from './page-context.ts';

export interface ProseProps<Slot extends string> {
  /** A text from Markdown, as the build sanitized it. */
  html: Html<Slot>;
  /** Elements that replace `::name` lines of the text. */
  slots: Readonly<Record<Slot, ReactNode>>;
}

export function Prose<Slot extends string>({ html, slots }: ProseProps<Slot>) {
  useModule('checklists', html.includes('data-task='));
  useModule('codeCopy', html.includes('data-language='));
  const filled = new Map<string, ReactNode>(Object.entries(slots));
  // Odd pieces are names of slots.
  const pieces = html.split(/<div data-slot="([^"]+)"><\/div>/);
  if (pieces.length === 1) return <div className={css.prose} dangerouslySetInnerHTML={{ __html: html }} />;
  return (
    <div className={css.stack}>
      {pieces.map((piece, index) =>
        index % 2 === 1 ? (
          <Fragment key={piece}>{filled.get(piece)}</Fragment>
        ) : (
          <div key={piece} className={css.prose} dangerouslySetInnerHTML={{ __html: piece }} />
        ),
      )}
    </div>
  );
}

/** A block of the page itself that looks like the text's paragraphs. */
export function ProseBlock({ children }: { children: ReactNode }) {
  return <div className={css.prose}>{children}</div>;
}
