import { useEffect, useRef, useState } from 'react';
import type { SitePicture } from '../../../../build/contract/workshop-host.ts';
import { workshopText as words } from '../../../words/text.fr.ts';
import { Thumbnail } from '../../pictures/PictureGrid.tsx';
import { PictureList } from '../../pictures/PictureList.tsx';
import { FormDialog } from '../../ui/Dialog.tsx';
import { FilePicker } from '../../ui/FilePicker.tsx';
import { LabelledInput } from '../../ui/LabelledField.tsx';
import { useAction } from '../../ui/use-request.ts';
import * as css from './dialogs.module.css';

/** A picture in a text, with its description and caption. */
export interface ShownPicture {
  address: string;
  description: string;
  caption: string | null;
}

interface PictureDialogProps {
  pictures: readonly SitePicture[];
  /** The picture to change; undefined for a new one. */
  picture?: ShownPicture;
  onPicture(file: File): Promise<SitePicture>;
  onDone(picture: ShownPicture): void;
  onClose(): void;
}

/** The dialog that asks for a picture of the site or a file of the writer's, and then for its description. */
export function PictureDialog({ pictures, picture, onPicture, onDone, onClose }: PictureDialogProps) {
  const [chosen, choose] = useState(pictures.find(({ address }) => address === picture?.address));
  if (chosen) {
    const before = { description: '', caption: null, ...picture, address: chosen.address };
    return (
      <Description file={chosen} picture={before} onDone={onDone} onOther={() => choose(undefined)} onClose={onClose} />
    );
  }
  return (
    <FormDialog title={words.dialogs.picture} onClose={onClose}>
      <Upload onPicture={onPicture} onChoose={choose} />
      <PictureList pictures={pictures} onChoose={choose} />
    </FormDialog>
  );
}

interface DescriptionProps {
  file: SitePicture;
  picture: ShownPicture;
  onDone(picture: ShownPicture): void;
  onOther(): void;
  onClose(): void;
}

/** The form for the description of a picture, for those who do not see it. */
function Description({ file, picture, onDone, onOther, onClose }: DescriptionProps) {
  const [alt, setAlt] = useState(picture.description);
  const [caption, setCaption] = useState(picture.caption ?? '');
  const field = useRef<HTMLInputElement>(null);
  // The button that led here is gone.
  useEffect(() => field.current?.focus(), []);
  return (
    <FormDialog
      title={words.dialogs.picture}
      done={words.dialogs.insertPicture}
      onDone={() => onDone({ address: file.address, description: alt.trim(), caption: caption.trim() || null })}
      onClose={onClose}
    >
      <Thumbnail className={css.chosen} picture={file} />
      <LabelledInput
        label={words.dialogs.description}
        hint={words.dialogs.descriptionHint}
        ref={field}
        value={alt}
        onValue={setAlt}
      />
      <LabelledInput label={words.rich.pictureCaption} value={caption} lang="fr" onValue={setCaption} />
      <button type="button" className="quiet" onClick={onOther}>
        {words.dialogs.otherPicture}
      </button>
    </FormDialog>
  );
}

type UploadProps = Pick<PictureDialogProps, 'onPicture'> & { onChoose(picture: SitePicture): void };

function Upload({ onPicture, onChoose }: UploadProps) {
  const { running, problem, run } = useAction();
  const upload = ([file]: readonly File[]) => {
    if (file) void run(async () => onChoose(await onPicture(file)));
  };
  return (
    <>
      <FilePicker accept="image/*" disabled={running} onFiles={upload}>
        {words.dialogs.upload}
      </FilePicker>
      <p role="alert" className={css.refusal}>
        {problem}
      </p>
    </>
  );
}
