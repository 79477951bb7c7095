import { useRef } from 'react';
import { workshopReview } from '../../words/review.fr.ts';
import type { OpenDocument } from '../document/use-document.ts';
import { Notice } from '../ui/Notice.tsx';
import { type RemarkActions, RemarkItem } from './RemarkItem.tsx';
import * as css from './RemarksList.module.css';

const words = workshopReview.list;

/** What readers have said of a text, each at its place in it, until it is accepted or answered. */
export function RemarksList({ doc: { remarks, activePane } }: { doc: OpenDocument }) {
  const { open, settled, problem } = remarks;
  const heading = useRef<HTMLHeadingElement>(null);
  if (open.length + settled.length === 0 && problem === '') return null;
  const actions: RemarkActions = {
    onGo: ({ line, column }) => activePane.go(line, column),
    onSettle: async (...settling) => {
      await remarks.settle(...settling);
      // The button that was pressed is gone, or stands elsewhere.
      heading.current?.focus();
    },
  };
  return (
    <section className={css.section} aria-label={words.heading}>
      <h2 ref={heading} tabIndex={-1} className={css.heading}>
        <span role="status">{words.count(open.length, settled.length)}</span>
      </h2>
      {problem !== '' && <Notice tone="error">{problem}</Notice>}
      <ul className={css.list}>
        {open.map((remark) => (
          <RemarkItem key={remark.id} remark={remark} {...actions} />
        ))}
      </ul>
      {settled.length > 0 && (
        <details className={css.settled}>
          <summary>{words.settled}</summary>
          <ul className={css.list}>
            {settled.map((remark) => (
              <RemarkItem key={remark.id} remark={remark} {...actions} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
