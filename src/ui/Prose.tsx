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
  useModule('parts');
  const filled = new Map<string, ReactNode>(Object.entries(slots));
  // Odd pieces are names of slots.
  const pieces = html.split(/<div data-slot="([^"]+)"><\/div>/);
  return (
    <div className={css.stack}>
      {pieces.map((piece, place) =>
        place % 2 === 1 ? (
          <Fragment key={piece}>{filled.get(piece)}</Fragment>
        ) : (
          sectionsOf(piece.trim()).map((section, index) => (
            <div
              key={section}
              className={index > 0 ? `${css.prose} ${css.section}` : css.prose}
              data-lazy={place + index > 0 || undefined}
              dangerouslySetInnerHTML={{ __html: section }}
            />
          ))
        ),
      )}
    </div>
  );
}

/** Tags of titles, and of elements that may hold one. */
const TAGS = /<h2 id="|<(\/?)(?:aside|blockquote|details|div|li|section)\b/g;

/** Cuts a text before each title that stands in no other element. */
function sectionsOf(html: string): string[] {
  const starts = [0];
  let depth = 0;
  for (const { index, 1: slash } of html.matchAll(TAGS)) {
    if (slash !== undefined) depth += slash ? -1 : 1;
    else if (depth === 0 && index > 0) starts.push(index);
  }
  return starts.map((start, nth) => html.slice(start, starts[nth + 1]));
}

/** A block of the page itself that looks like the text's paragraphs. */
export function ProseBlock({ children }: { children: ReactNode }) {
  return <div className={css.prose}>{children}</div>;
}
