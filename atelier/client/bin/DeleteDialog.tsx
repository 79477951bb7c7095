import { useId, useState } from 'react';
import type { ListedFile } from '../../api.ts';
import { workshopApp } from '../../words/app.fr.ts';
import { workshopBin as words } from '../../words/bin.fr.ts';
import { reasonOf } from '../call-api.ts';
import { isUnsaved } from '../document/editing.ts';
import { dropCopy } from '../document/local-copy.ts';
import type { OpenDocument } from '../document/use-document.ts';
import { Actions, Dialog } from '../ui/Dialog.tsx';
import { BIN } from './bin-address.ts';
import { binClient } from './bin-client.ts';
import { LinkingTexts, useDeparture } from './LinkingTexts.tsx';

/** Says what becomes of a file that is deleted and who leads to it, asks where its address is to lead, and moves it to the bin. */
export function DeleteDialog({ doc }: { doc: OpenDocument }) {
  const { path, title, content, editing, openDialog } = doc;
  const known = useDeparture(path);
  const { addresses = [], successors = [] } = known.departure ?? {};
  const [successor, setSuccessor] = useState('');
  const { remove, running, problem } = useDeletion(doc, successor);
  const { files } = content.list;
  const close = () => openDialog(undefined);
  return (
    <Dialog heading={words.deleteHeading(title)} onClose={close}>
      <p>
        {words.deleteWhole} {isUnsaved(editing) && words.unsaved}
      </p>
      <LinkingTexts {...known} files={files} onGo={close} />
      {addresses.length > 0 && (
        <SuccessorField
          addresses={addresses}
          pages={files.filter((file) => successors.includes(file.path))}
          chosen={successor}
          onChoose={setSuccessor}
        />
      )}
      <p role="alert">{problem}</p>
      <Actions>
        <button type="button" className="primary" disabled={running || !known.departure} onClick={remove}>
          {words.delete}
        </button>
        <button type="button" onClick={close}>
          {workshopApp.cancel}
        </button>
      </Actions>
    </Dialog>
  );
}

/** Saves what is written, moves the file to the bin, and goes there. */
function useDeletion({ path, actions, onFiles }: OpenDocument, successor: string) {
  const [running, setRunning] = useState(false);
  const [problem, setProblem] = useState('');
  const remove = async () => {
    setRunning(true);
    try {
      if (!(await actions.save())) throw new Error(words.notSaved);
      const { version } = actions.saved();
      await binClient.delete({ path, version, ...(successor !== '' && { successor }) });
      dropCopy(path);
      // What has gone must not be gone back to.
      location.replace(BIN);
      await onFiles();
    } catch (error) {
      setProblem(reasonOf(error));
      setRunning(false);
    }
  };
  return { remove, running, problem };
}

interface SuccessorFieldProps {
  /** Of the page that goes. */
  addresses: readonly string[];
  /** Those that they can lead to. */
  pages: readonly ListedFile[];
  /** Path of the chosen page's file; empty for none. */
  chosen: string;
  onChoose(path: string): void;
}

/** Asks which page the addresses of one that goes lead to. */
function SuccessorField({ addresses, pages, chosen, onChoose }: SuccessorFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{words.lead}</label>
      <select id={id} value={chosen} aria-describedby={`${id}-hint`} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{words.leadNowhere}</option>
        {pages.map(({ path, title, address }) => (
          <option key={path} value={path}>
            {`${title} (${address})`}
          </option>
        ))}
      </select>
      <p id={`${id}-hint`}>
        <small>{words.leadHint(addresses)}</small>
      </p>
    </div>
  );
}
