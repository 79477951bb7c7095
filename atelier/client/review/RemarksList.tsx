import { useRef } from 'react';
import type { StoredRemark } from '../../server/review/remark-files.ts';
import type { RemarkPlace } from '../../server/review/remarks.ts';
import { workshopReview } from '../../words/review.fr.ts';
import type { OpenDocument } from '../document/use-document.ts';
import * as css from '../document/Workbench.module.css';
import { Notice } from '../ui/Notice.tsx';
import type { PlacedRemark } from './use-remarks.ts';

const words = workshopReview.list;

/** The readers' comments on a text, each with its place, until they are settled. */
export function RemarksList({ doc: { remarks, activePane } }: { doc: OpenDocument }) {
  const { open, settled, problem } = remarks;
  const heading = useRef<HTMLHeadingElement>(null);
  if (open.length + settled.length === 0 && problem === '') return null;
  const actions: RemarkActions = {
    onGo: ({ line, column }) => activePane.go(line, column),
    onSettle: async (remark, state) => {
      await remarks.settle(remark, state);
      // The pressed button has moved to the other list.
      heading.current?.focus();
    },
  };
  return (
    <section className={`${css.section} ${css.list}`} aria-label={words.heading}>
      <h2 ref={heading} tabIndex={-1} className={css.heading}>
        <span role="status">{words.count(open.length, settled.length)}</span>
      </h2>
      {problem !== '' && <Notice tone="error">{problem}</Notice>}
      <RemarkItems remarks={open} {...actions} />
      {settled.length > 0 && (
        <details>
          <summary>{words.settled}</summary>
          <RemarkItems remarks={settled} {...actions} />
        </details>
      )}
    </section>
  );
}

interface RemarkActions {
  onGo(place: RemarkPlace): void;
  onSettle(remark: PlacedRemark, state: StoredRemark['state']): Promise<void>;
}

function RemarkItems({ remarks, ...actions }: RemarkActions & { remarks: readonly PlacedRemark[] }) {
  return (
    <ul>
      {remarks.map((remark) => (
        <RemarkItem key={remark.id} remark={remark} {...actions} />
      ))}
    </ul>
  );
}

function RemarkItem({ remark, onGo, onSettle }: RemarkActions & { remark: PlacedRemark }) {
  const { place, state, quote, reader, text } = remark;
  const isLost = quote !== '' && place.length === 0;
  return (
    <li className={css.item}>
      <button type="button" className="quiet" onClick={() => onGo(place)}>
        {words.go}
      </button>
      <p className={css.words}>
        <strong>{words.by(reader)}</strong> {text} {quote !== '' && <q className="muted">{quote}</q>}{' '}
        {isLost && <span className="muted">{words.changed}</span>}
      </p>
      <button type="button" onClick={() => onSettle(remark, state === 'open' ? 'accepted' : 'open')}>
        {state === 'open' ? words.accept : words.reopen}
      </button>
    </li>
  );
}
