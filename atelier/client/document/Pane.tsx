import type { ReactNode } from 'react';
import { PaneEdge } from './PaneEdge.tsx';
import { PaneHead } from './PaneHead.tsx';
import * as css from './Panes.module.css';
import { PreviewLook } from './PreviewLook.tsx';
import type { Part } from './use-active-pane.ts';
import type { PaneLayout } from './use-pane-layout.ts';

interface PaneProps {
  part: Part;
  name: string;
  /** It is the one that a narrow screen shows. */
  shown: boolean;
  folded: boolean;
  /** It is the only one that is open, and takes all the room. */
  last: boolean;
  /** The file has no other part: it needs no name. */
  only: boolean;
  layout: PaneLayout;
  children: ReactNode;
}

/** A part of a file: its head, what is in it, and the edge by which it is made wider. The text takes what room the others leave. */
export function Pane({ part, name, shown, folded, last, only, layout, children }: PaneProps) {
  const { widths, phone } = layout;
  const hasEdge = !folded && !last && part !== 'text';
  const width = hasEdge ? widths[part] : undefined;
  const edge = hasEdge && (
    <PaneEdge name={name} side={part === 'form' ? 'after' : 'before'} onSize={(wanted) => layout.size(part, wanted)} />
  );
  return (
    <>
      {part === 'preview' && edge}
      <section
        className={css.pane}
        data-part={part}
        data-shown={shown}
        data-folded={folded}
        data-phone={part === 'preview' && phone}
        style={width === undefined ? undefined : { flex: `0 1 ${width}px` }}
        aria-label={name}
      >
        {!only && (
          <PaneHead name={name} folded={folded} last={last} onFold={(away) => layout.fold(part, away)}>
            {part === 'preview' && <PreviewLook layout={layout} />}
          </PaneHead>
        )}
        <div className={css.content}>{children}</div>
      </section>
      {part === 'form' && edge}
    </>
  );
}
