import type { ListedFile } from '../../api.ts';
import type { UsedPicture } from '../../server/pictures/pictures-api.ts';
import { workshopPictures as words } from '../../words/pictures.fr.ts';
import { Actions } from '../ui/Actions.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import * as css from './PictureDialog.module.css';
import { PictureUses } from './PictureUses.tsx';
import { fileName, isUnused } from './picture-filter.ts';
import { RenamePicture } from './RenamePicture.tsx';
import { ReplacePicture } from './ReplacePicture.tsx';
import { Thumbnail } from './Thumbnail.tsx';
import { usePictureActions } from './use-picture-actions.ts';

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
  const { running, said, rename, replace, remove } = usePictureActions(address, onChanged);
  return (
    <Dialog heading={fileName(address)} onClose={onClose}>
      <Thumbnail picture={picture} className={css.picture} />
      <p className={css.facts}>{words.facts(width, height, bytes)}</p>
      <PictureUses picture={picture} files={files} onGo={onClose} />
      <RenamePicture name={fileName(address)} disabled={running} onRename={rename} />
      <ReplacePicture disabled={running} onReplace={replace} />
      <p role="alert">{said}</p>
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
