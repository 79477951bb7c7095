import { useEffect, useId, useRef, useState } from 'react';
import type { RemarkState } from '../../server/review/remark.ts';
import type { RemarkPlace } from '../../server/review/remark-place.ts';
import { workshopReview } from '../../words/review.fr.ts';
import { FormActions } from '../ui/Actions.tsx';
import * as css from './RemarksList.module.css';
import type { PlacedRemark } from './use-remarks.ts';

const words = workshopReview.list;

export interface RemarkActions {
  onGo(place: RemarkPlace): void;
  onSettle(remark: PlacedRemark, state: RemarkState, answer?: string): Promise<void>;
}

interface RemarkItemProps extends RemarkActions {
  remark: PlacedRemark;
}

/** A remark with what can be done about it; one that is settled can be opened again. */
export function RemarkItem({ remark, onGo, onSettle }: RemarkItemProps) {
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
