import { useId, useState } from 'react';
import type { PreviewRequest } from '../../api.ts';
import { fileName } from '../../file-link.ts';
import { download } from '../../server/review/reader/elements.ts';
import { workshopReview } from '../../words/review.fr.ts';
import { reasonOf } from '../api-client.ts';
import type { OpenDocument } from '../document/use-document.ts';
import { Actions, Dialog } from '../ui/Dialog.tsx';
import * as css from './ReviewDialog.module.css';
import { reviewClient } from './use-remarks.ts';

/** Sends a text out for reading, and takes the remarks back. */
export function ReviewDialog({ doc: { path, editing, remarks, openDialog } }: { doc: OpenDocument }) {
  const close = () => openDialog(undefined);
  return (
    <Dialog heading={workshopReview.heading} onClose={close}>
      <HandOver path={path} text={editing.text} />
      <TakeBack path={path} onAdded={remarks.reload} />
      <p className={css.kept}>{workshopReview.kept}</p>
      <Actions>
        <button type="button" onClick={close}>
          {workshopReview.close}
        </button>
      </Actions>
    </Dialog>
  );
}

const handOverWords = workshopReview.handOver;

/** Downloads the page of a text, as it is written now, for a reader. */
function HandOver(text: PreviewRequest) {
  const [status, setStatus] = useState('');
  const handOver = async () => {
    setStatus(handOverWords.making);
    try {
      const { name, html } = await reviewClient.handOver(text);
      const file = new Blob([html], { type: 'text/html' });
      download(name, file);
      setStatus(handOverWords.done(name, file.size));
    } catch (error) {
      setStatus(reasonOf(error));
    }
  };
  return (
    <section className={css.part}>
      <h3>{handOverWords.heading}</h3>
      <p>{handOverWords.explanation}</p>
      <button type="button" className="primary" onClick={handOver}>
        {handOverWords.button}
      </button>
      <p role="status">{status}</p>
    </section>
  );
}

const takeBackWords = workshopReview.takeBack;

interface TakeBackProps {
  path: string;
  onAdded(): Promise<void>;
}

/** Takes the file of a reader. */
function TakeBack({ path, onAdded }: TakeBackProps) {
  const id = useId();
  const [status, setStatus] = useState('');
  const receive = async (received: string) => {
    try {
      const { path: taken, added, known } = await reviewClient.receive({ text: received, path });
      await onAdded();
      setStatus(takeBackWords.done(fileName(taken), added, known));
    } catch (error) {
      setStatus(reasonOf(error));
    }
  };
  return (
    <section className={css.part}>
      <h3>{takeBackWords.heading}</h3>
      <p>{takeBackWords.explanation}</p>
      <label htmlFor={id}>{takeBackWords.file}</label>
      <input
        id={id}
        type="file"
        accept=".json,application/json"
        onChange={async ({ target }) => {
          const [file] = target.files ?? [];
          if (file) await receive(await file.text());
          target.value = '';
        }}
      />
      <p role="status">{status}</p>
    </section>
  );
}
