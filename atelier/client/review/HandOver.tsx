import { useState } from 'react';
import type { PreviewRequest } from '../../api.ts';
import { workshopReview } from '../../words/review.fr.ts';
import { reasonOf } from '../reasons.ts';
import * as css from './ReviewDialog.module.css';
import { reviewClient } from './review-client.ts';

const words = workshopReview.handOver;

/** Downloads the page of a text, as it is written now, for a reader. */
export function HandOver(text: PreviewRequest) {
  const [said, say] = useState('');
  const handOver = async () => {
    say(words.making);
    try {
      const { name, html } = await reviewClient.handOver(text);
      const file = new Blob([html], { type: 'text/html' });
      download(name, file);
      say(words.done(name, file.size));
    } catch (error) {
      say(reasonOf(error));
    }
  };
  return (
    <section className={css.part}>
      <h3>{words.heading}</h3>
      <p>{words.explanation}</p>
      <button type="button" className="primary" onClick={handOver}>
        {words.button}
      </button>
      <p role="status">{said}</p>
    </section>
  );
}

function download(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser takes the file up after this event.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
