import { type FormEvent, useId, useState } from 'react';
import type { ListedFile } from '../../api.ts';
import { linkTo } from '../../file-link.ts';
import type { PictureChange, PictureUse, UsedPicture } from '../../server/pictures/pictures-api.ts';
import { workshopPictures as words } from '../../words/pictures.fr.ts';
import { reasonOf } from '../api-client.ts';
import { Actions, Dialog } from '../ui/Dialog.tsx';
import { fileName, isUnused, Thumbnail } from './PictureGrid.tsx';
import * as css from './PicturesPage.module.css';
import { picturesClient } from './pictures-client.ts';

interface PictureDialogProps {
  picture: UsedPicture;
  files: readonly ListedFile[];
  /** It is another one now, or gone: what became of it, in words. */
  onChanged(words: string): Promise<void>;
  onClose(): void;
}

/** A picture with all that is known of it, and what can be done with it. */
export function PictureDialog({ picture, files, onChanged, onClose }: PictureDialogProps) {
  const { address, width, height, bytes } = picture;
  const { running, status, rename, replace, remove } = usePictureActions(address, onChanged);
  return (
    <Dialog heading={fileName(address)} onClose={onClose}>
      <Thumbnail picture={picture} className={css.picture} />
      <p className={css.facts}>{words.facts(width, height, bytes)}</p>
      <PictureUses picture={picture} files={files} onGo={onClose} />
      <RenamePicture name={fileName(address)} disabled={running} onRename={rename} />
      <ReplacePicture disabled={running} onReplace={replace} />
      <p role="alert">{status}</p>
      <Actions>
        {isUnused(picture) && (
          <button type="button" disabled={running} onClick={remove}>
            {words.delete}
          </button>
        )}
        <button type="button" onClick={onClose}>
          {words.close}
        </button>
      </Actions>
    </Dialog>
  );
}

interface PictureUsesProps {
  picture: UsedPicture;
  files: readonly ListedFile[];
  /** Leaves for the place of a use. */
  onGo(): void;
}

/** The places that show a picture, with what is written there of it. */
function PictureUses({ picture: { uses, bySite }, files, onGo }: PictureUsesProps) {
  if (uses.length === 0) return <p>{bySite ? words.shownBySite : words.shownNowhere}</p>;
  return (
    <ul className={css.uses} aria-label={words.shownIn}>
      {uses.map((use) => (
        <li key={`${use.path}:${use.line}:${use.column}`}>
          <a href={linkTo(use)} onClick={onGo}>
            {`${files.find(({ path }) => path === use.path)?.title ?? use.path}, ${words.line(use.line)}`}
          </a>
          <UseWords use={use} />
        </li>
      ))}
    </ul>
  );
}

function UseWords({ use: { alt, caption } }: { use: PictureUse }) {
  return (
    <>
      {alt === undefined ? <p className={css.missing}>{words.noAlt}</p> : <p>{words.alt(alt)}</p>}
      {caption !== undefined && <p>{words.caption(caption)}</p>}
    </>
  );
}

interface RenamePictureProps {
  /** With its extension, which stays. */
  name: string;
  disabled: boolean;
  onRename(name: string): Promise<void>;
}

/** Asks for another name; the server has the last word on it. */
function RenamePicture({ name, disabled, onRename }: RenamePictureProps) {
  const id = useId();
  const former = name.replace(/\.[^.]*$/, '');
  const [stem, setStem] = useState(former);
  const rename = (event: FormEvent) => {
    event.preventDefault();
    void onRename(stem.trim());
  };
  return (
    <form onSubmit={rename} noValidate>
      <label htmlFor={id}>{words.name}</label>
      <div className={css.row}>
        <input
          id={id}
          value={stem}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => setStem(target.value)}
        />
        <button type="submit" disabled={disabled || stem.trim() === former}>
          {words.rename}
        </button>
      </div>
      <p id={`${id}-hint`} className={css.facts}>
        {words.nameHint}
      </p>
    </form>
  );
}

interface ReplacePictureProps {
  disabled: boolean;
  onReplace(file: File): Promise<void>;
}

/** Takes another picture in the place of this one. */
function ReplacePicture({ disabled, onReplace }: ReplacePictureProps) {
  const id = useId();
  const replace = (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    if (file) void onReplace(file);
    // The same file may be chosen once more.
    input.value = '';
  };
  return (
    <div>
      <label className={css.send}>
        {words.replace}
        <input
          type="file"
          accept="image/*"
          className="visually-hidden"
          disabled={disabled}
          aria-describedby={id}
          onChange={({ target }) => replace(target)}
        />
      </label>
      <p id={id} className={css.facts}>
        {words.replaceHint}
      </p>
    </div>
  );
}

interface PictureActions {
  /** One of them is at work: there is one at a time. */
  running: boolean;
  /** The running action, or its failure, in words. */
  status: string;
  rename(name: string): Promise<void>;
  replace(file: File): Promise<void>;
  remove(): Promise<void>;
}

/** The actions on a picture. `onChanged` receives the result in words. */
function usePictureActions(address: string, onChanged: (words: string) => Promise<void>): PictureActions {
  const [state, setState] = useState({ running: false, status: '' });
  const run = async (work: () => Promise<string>, waiting = '') => {
    setState({ running: true, status: waiting });
    try {
      await onChanged(await work());
    } catch (error) {
      setState({ running: false, status: reasonOf(error) });
    }
  };
  const told = (tell: (name: string, texts: number) => string, change: PictureChange) =>
    tell(fileName(change.address), change.changed.length);
  return {
    ...state,
    rename: (name) => run(async () => told(words.renamed, await picturesClient.rename({ address, name }))),
    replace: (file) =>
      run(async () => told(words.replaced, await picturesClient.replace(address, file)), words.sending),
    remove: () =>
      run(async () => {
        await picturesClient.delete(address);
        return words.deleted(fileName(address));
      }),
  };
}
