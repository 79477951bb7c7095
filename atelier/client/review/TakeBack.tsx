import { useId, useState } from 'react';
import { workshopReview } from '../../words/review.fr.ts';
import { reasonOf } from '../reasons.ts';
import * as css from './ReviewDialog.module.css';
import { reviewClient } from './review-client.ts';

const words = workshopReview.takeBack;

interface TakeBackProps {
  path: string;
  onAdded(): Promise<void>;
}

/** Takes what a reader has sent: the file, or its text. */
export function TakeBack({ path, onAdded }: TakeBackProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [said, say] = useState('');
  const receive = async (received: string) => {
    try {
      const { path: taken, added, known } = await reviewClient.receive({ text: received, path });
      await onAdded();
      setText('');
      say(words.done(taken, added, known));
    } catch (error) {
      say(reasonOf(error));
    }
  };
  return (
    <section className={css.part}>
      <h3>{words.heading}</h3>
      <p>{words.explanation}</p>
      <label htmlFor={`${id}-file`}>{words.file}</label>
      <input
        id={`${id}-file`}
        type="file"
        accept=".json,.txt,application/json,text/plain"
        onChange={async ({ target }) => {
          const [file] = target.files ?? [];
          if (file) await receive(await file.text());
          target.value = '';
        }}
      />
      <label htmlFor={`${id}-text`}>{words.text}</label>
      <textarea id={`${id}-text`} value={text} onChange={({ target }) => setText(target.value)} />
      <button type="button" disabled={text.trim() === ''} onClick={() => receive(text)}>
        {words.button}
      </button>
      <p role="status">{said}</p>
    </section>
  );
}
