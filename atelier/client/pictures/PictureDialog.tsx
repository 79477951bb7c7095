import { linkTo } from '../../file-link.ts';
import type { UsedPicture } from '../../server/pictures/used-pictures.ts';
import { workshopApp } from '../../words/app.fr.ts';
import { workshopPictures as words } from '../../words/pictures.fr.ts';
import { call, upload } from '../api-client.ts';
import { Actions, Dialog } from '../ui/Dialog.tsx';
import { FilePicker } from '../ui/FilePicker.tsx';
import { Technique } from '../ui/Technique.tsx';
import { useAction } from '../ui/use-request.ts';
import { useTitles } from '../use-content.ts';
import { isUnused, Thumbnail } from './PictureGrid.tsx';
import * as css from './PicturesPage.module.css';
import { pictureName, readablePicture } from './picture-files.ts';

interface PictureDialogProps {
  picture: UsedPicture;
  /** Called after a change, with its result in words. */
  onChanged(words: string): Promise<void>;
  onClose(): void;
}

/** The dialog with the details of a picture and its actions. */
export function PictureDialog({ picture, onChanged, onClose }: PictureDialogProps) {
  const { address, width, height, bytes } = picture;
  const { running, problem, replace, remove } = usePictureActions(address, onChanged);
  return (
    <Dialog heading={pictureName(address)} onClose={onClose}>
      <Thumbnail picture={picture} className={css.picture} />
      <p className="muted">{words.facts(width, height, bytes)}</p>
      <PictureUses picture={picture} onGo={onClose} />
      <Technique>
        {[address, ...picture.uses.map(({ path, line }) => workshopApp.fileAndLine(path, line))].join(' ; ')}
      </Technique>
      <FilePicker accept="image/*" disabled={running} hint={words.replaceHint} onFiles={replace}>
        {words.replace}
      </FilePicker>
      <p role="alert">{running ? words.running : problem}</p>
      <Actions onClose={onClose}>
        {isUnused(picture) && (
          <button type="button" disabled={running} onClick={remove}>
            {words.delete}
          </button>
        )}
      </Actions>
    </Dialog>
  );
}

/** Returns the actions on a picture. `onChanged` receives the result in words. */
function usePictureActions(address: string, onChanged: PictureDialogProps['onChanged']) {
  const { running, problem, run } = useAction();
  const replace = ([file]: readonly File[]) =>
    file &&
    run(async () => {
      const next = await upload('replacement', await readablePicture(file), address);
      await onChanged(words.replaced(pictureName(next.address), next.changed.length));
    });
  const remove = () =>
    run(async () => {
      await call('pictures/delete', { address });
      await onChanged(words.deleted(pictureName(address)));
    });
  return { running, problem, replace, remove };
}

interface PictureUsesProps {
  picture: UsedPicture;
  /** Called when a link to a use is followed. */
  onGo(): void;
}

/** The places that show a picture. */
function PictureUses({ picture: { uses, bySite }, onGo }: PictureUsesProps) {
  const titleOf = useTitles();
  if (uses.length === 0) return <p>{bySite ? words.shownBySite : words.shownNowhere}</p>;
  return (
    <ul className="short-list" aria-label={words.shownIn}>
      {uses.map((use) => (
        <li key={`${use.path}:${use.line}:${use.column}`}>
          <a href={linkTo(use)} onClick={onGo}>
            {titleOf(use.path)}
          </a>
        </li>
      ))}
    </ul>
  );
}
