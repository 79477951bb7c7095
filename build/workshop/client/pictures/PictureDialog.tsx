import { useState } from 'react';
import { workshopPictures as words } from '../../../diagnostics/messages/workshop-pictures.fr.ts';
import type { ListedFile } from '../../api.ts';
import type { PictureChange, UsedPicture } from '../../pictures/pictures-api.ts';
import { reasonOf } from '../reasons.ts';
import { Actions } from '../ui/Actions.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import * as css from './PictureDialog.module.css';
import { PictureUses } from './PictureUses.tsx';
import { fileName, isUnused } from './picture-filter.ts';
import { picturesClient } from './pictures-client.ts';
import { RenamePicture } from './RenamePicture.tsx';
import { ReplacePicture } from './ReplacePicture.tsx';
import { Thumbnail } from './Thumbnail.tsx';

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
  const [state, setState] = useState({ running: false, said: '' });
  /** One at a time: what it leads to, in words. */
  const run = async (work: () => Promise<string>, waiting = '') => {
    setState({ running: true, said: waiting });
    try {
      await onChanged(await work());
    } catch (error) {
      setState({ running: false, said: reasonOf(error) });
    }
  };
  const told = (tell: (name: string, texts: number) => string, change: PictureChange) =>
    tell(fileName(change.address), change.changed.length);
  const rename = (name: string) => run(async () => told(words.renamed, await picturesClient.rename({ address, name })));
  const replace = (file: File) =>
    run(async () => told(words.replaced, await picturesClient.replace(address, file)), words.sending);
  const remove = () =>
    run(async () => {
      await picturesClient.delete(address);
      return words.deleted(fileName(address));
    });
  return (
    <Dialog heading={fileName(address)} onClose={onClose}>
      <Thumbnail picture={picture} className={css.picture} />
      <p className={css.facts}>{words.facts(width, height, bytes)}</p>
      <PictureUses picture={picture} files={files} onGo={onClose} />
      <RenamePicture name={fileName(address)} disabled={state.running} onRename={rename} />
      <ReplacePicture disabled={state.running} onReplace={replace} />
      <p role="alert">{state.said}</p>
      <Actions>
        {isUnused(picture) && (
          <button type="button" disabled={state.running} onClick={remove}>
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
