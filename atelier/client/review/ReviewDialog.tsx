import { useState } from 'react';
import { download } from '../../server/review/reader/elements.ts';
import { workshopReview as words } from '../../words/review.fr.ts';
import { call } from '../api-client.ts';
import type { OpenDocument } from '../document/use-document.ts';
import { Actions, Dialog } from '../ui/Dialog.tsx';
import { FilePicker } from '../ui/FilePicker.tsx';
import { useAction } from '../ui/use-request.ts';
import { useTitles } from '../use-content.ts';

/** The dialog that makes a file for readers of a text, and takes their comments back. */
export function ReviewDialog({ doc: { path, editing, remarks, openDialog } }: { doc: OpenDocument }) {
  const titleOf = useTitles();
  const [status, setStatus] = useState('');
  const { running, problem, run } = useAction();
  const close = () => openDialog(undefined);
  const send = () =>
    run(async () => {
      const { name, html } = await call('review/send', { path, text: editing.text });
      const file = new Blob([html], { type: 'text/html' });
      download(name, file);
      setStatus(words.sent(name, file.size));
    });
  const receive = ([file]: readonly File[]) =>
    file &&
    run(async () => {
      const { path: taken, added, known } = await call('review/receive', { path, text: await file.text() });
      await remarks.reload();
      setStatus(words.received(titleOf(taken), added, known));
    });
  return (
    <Dialog heading={words.heading} onClose={close}>
      <p>{words.sending}</p>
      <Actions>
        <button type="button" className="primary" disabled={running} onClick={send}>
          {words.send}
        </button>
      </Actions>
      <p>{words.receiving}</p>
      <FilePicker accept=".json,application/json" disabled={running} onFiles={receive}>
        {words.receive}
      </FilePicker>
      <p role="status">{running ? words.running : problem || status}</p>
      <p className="muted">{words.kept}</p>
      <Actions onClose={close} />
    </Dialog>
  );
}
