import { useState } from 'react';
import { BIN_FRAGMENT, linkTo } from '../../file-link.ts';
import type { RemovalEffects } from '../../server/bin/deletion.ts';
import { workshopApp } from '../../words/app.fr.ts';
import { workshopBin as words } from '../../words/bin.fr.ts';
import { call } from '../api-client.ts';
import { isUnsaved } from '../document/editing.ts';
import { dropCopy } from '../document/local-copies.ts';
import type { OpenDocument } from '../document/use-document.ts';
import { Actions, Dialog } from '../ui/Dialog.tsx';
import { LabelledSelect, Options } from '../ui/LabelledField.tsx';
import { useAction, useLoaded } from '../ui/use-request.ts';

/** Names the texts that lead to a file's page, asks which page its address is to lead to, and moves the file to the bin. */
export function DeleteDialog({ doc }: { doc: OpenDocument }) {
  const { path, title, editing, actions, openDialog, onFiles } = doc;
  const { value: effects, problem: unknown } = useEffects(path);
  const [successor, setSuccessor] = useState('');
  const { running, problem, run } = useAction();
  const close = () => openDialog(undefined);
  const remove = () =>
    run(async () => {
      if (!(await actions.save())) throw new Error(words.notSaved);
      const { version } = actions.saved();
      await call('bin/delete', { path, version, ...(successor !== '' && { successor }) });
      dropCopy(path);
      // The browser's back button must not lead to the deleted file.
      location.replace(BIN_FRAGMENT);
      await onFiles();
    });
  return (
    <Dialog heading={words.deleteHeading(title)} onClose={close}>
      <p>
        {words.deleteWhole} {isUnsaved(editing) && words.unsaved}
      </p>
      <LinkingTexts effects={effects} problem={unknown} isDeletion onGo={close} />
      {effects && effects.addresses.length > 0 && (
        <SuccessorField {...effects} chosen={successor} onChoose={setSuccessor} />
      )}
      <p role="alert">{problem}</p>
      <Actions close={workshopApp.cancel} onClose={close}>
        <button type="button" className="primary" disabled={running || !effects} onClick={remove}>
          {words.delete}
        </button>
      </Actions>
    </Dialog>
  );
}

/** The texts that lead to a page which is about to become a draft. */
export function TextsLinkingTo({ path, onGo }: { path: string; onGo(): void }) {
  const { value, problem } = useEffects(path);
  return <LinkingTexts effects={value} problem={problem} onGo={onGo} />;
}

/** Asks for the consequences of a file leaving the site. */
function useEffects(path: string) {
  return useLoaded((of) => call('bin/effects', { path: of }), path);
}

interface SuccessorFieldProps extends Pick<RemovalEffects, 'addresses' | 'successors'> {
  /** Path of the chosen page's file; empty for none. */
  chosen: string;
  onChoose(path: string): void;
}

/** Asks which page the addresses of a deleted one lead to. */
function SuccessorField({ addresses, successors, chosen, onChoose }: SuccessorFieldProps) {
  return (
    <LabelledSelect label={words.lead} hint={words.leadHint(addresses)} value={chosen} onValue={onChoose}>
      <option value="">{words.leadNowhere}</option>
      <Options options={successors.map(({ path, title }) => ({ value: path, label: title }))} />
    </LabelledSelect>
  );
}

interface LinkingTextsProps {
  effects: RemovalEffects | undefined;
  problem: string;
  /** Lists lose the name of a text that is deleted, and keep that of a draft. */
  isDeletion?: boolean;
  /** Closes the dialog before a link is followed. */
  onGo(): void;
}

function LinkingTexts({ effects, problem, isDeletion, onGo }: LinkingTextsProps) {
  const texts = effects?.texts ?? [];
  const status = effects ? (texts.length === 0 ? words.noLinks : words.links(texts.length)) : words.looking;
  return (
    <>
      <p role="status">{problem || status}</p>
      {texts.length > 0 && (
        <ul className="short-list">
          {texts.map(({ by, title, ...place }) => (
            <li key={place.path}>
              <a href={linkTo(place)} onClick={onGo}>
                {title}
              </a>
              {by !== 'link' && <p className="muted">{isDeletion && by === 'list' ? words.listed : words.needs}</p>}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
