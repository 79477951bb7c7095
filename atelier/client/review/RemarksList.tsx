import { useEffect, useId, useRef, useState } from 'react';
import type { RemarkPlace, RemarkState } from '../../server/review/review-api.ts';
import { workshopReview } from '../../words/review.fr.ts';
import type { OpenDocument } from '../document/use-document.ts';
import { FormActions } from '../ui/Dialog.tsx';
import { Notice } from '../ui/Notice.tsx';
import * as css from './RemarksList.module.css';
import type { PlacedRemark } from './use-remarks.ts';

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

interface RemarkActions {
  onGo(place: RemarkPlace): void;
  onSettle(remark: PlacedRemark, state: RemarkState, answer?: string): Promise<void>;
}

interface RemarkItemProps extends RemarkActions {
  remark: PlacedRemark;
}

/** A remark with what can be done about it; one that is settled can be opened again. */
function RemarkItem({ remark, onGo, onSettle }: RemarkItemProps) {
  const { place, state, quote, reader, text, answer = '' } = remark;
  const [answering, setAnswering] = useState(false);
  const isLost = quote !== '' && place.length === 0;
  return (
    <li className={css.remark}>
      <button type="button" className="quiet" onClick={() => onGo(place)}>
        {words.line(place.line)}
      </button>
      <p className={css.words}>
        <strong>{words.by(reader)}</strong> {text} {quote !== '' && <q className={css.quote}>{quote}</q>}{' '}
        {isLost && <span className={css.note}>{words.changed}</span>}{' '}
        {state === 'accepted' && <span className={css.note}>{words.accepted}</span>}
        {state === 'answered' && <span className={css.note}>{words.answered(answer)}</span>}
      </p>
      {state !== 'open' && (
        <button type="button" onClick={() => onSettle(remark, 'open')}>
          {words.reopen}
        </button>
      )}
      {state === 'open' && !answering && (
        <>
          <button type="button" onClick={() => onSettle(remark, 'accepted')}>
            {words.accept}
          </button>
          <button type="button" onClick={() => setAnswering(true)}>
            {words.answer}
          </button>
        </>
      )}
      {state === 'open' && answering && (
        <AnswerForm onSend={(given) => onSettle(remark, 'answered', given)} onClose={() => setAnswering(false)} />
      )}
    </li>
  );
}

function AnswerForm({ onSend, onClose }: { onSend(answer: string): Promise<void>; onClose(): void }) {
  const id = useId();
  const [answer, setAnswer] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  // The button that opened the form is gone.
  useEffect(() => field.current?.focus(), []);
  return (
    <form
      className={css.answer}
      onSubmit={(event) => {
        event.preventDefault();
        if (answer.trim() !== '') void onSend(answer.trim());
      }}
    >
      <label htmlFor={id}>{words.answerLabel}</label>
      <textarea id={id} ref={field} required value={answer} onChange={({ target }) => setAnswer(target.value)} />
      <FormActions confirm={words.send} onClose={onClose} />
    </form>
  );
}
