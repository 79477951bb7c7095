import { useState } from 'react';
import type { SitePicture } from '../../../../build/contract/workshop-host.ts';
import { workshopText as words } from '../../../words/text.fr.ts';
import { chosenIn } from '../../form/UploadFields.tsx';
import { pictureSource } from '../../pictures/pictures-client.ts';
import type { Edit } from '../edits/edit.ts';
import { addPicture } from '../edits/insertions.ts';
import * as css from './dialogs.module.css';
import { FormDialog } from './FormDialog.tsx';

interface PictureDialogProps {
  pictures: readonly SitePicture[];
  onPicture(file: File): Promise<SitePicture>;
  onDone(edit: Edit): void;
  onClose(): void;
}

/** Asks for a picture: one that the site has, or a file of the writer's. */
export function PictureDialog({ pictures, onPicture, onDone, onClose }: PictureDialogProps) {
  const [query, setQuery] = useState('');
  const found = pictures.filter(({ address }) => address.toLowerCase().includes(query.trim().toLowerCase()));
  return (
    <FormDialog title={words.dialogs.picture} onClose={onClose}>
      <Upload onPicture={onPicture} onDone={onDone} />
      <label>
        {words.dialogs.findPicture}
        <input type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
      </label>
      <ul className={css.pictures} aria-label={words.dialogs.pictures}>
        {found.map(({ address, width, height, bytes }) => (
          <li key={address}>
            <button type="button" onClick={() => onDone(addPicture(address))}>
              <img src={pictureSource(address, bytes)} alt="" width={width} height={height} loading="lazy" />
              {address.replace(/^.*\//, '')}
            </button>
          </li>
        ))}
      </ul>
      <p>{found.length === 0 && words.dialogs.noPicture}</p>
    </FormDialog>
  );
}

function Upload({ onPicture, onDone }: Pick<PictureDialogProps, 'onPicture' | 'onDone'>) {
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const upload = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    setProblem('');
    try {
      const { address } = await onPicture(file);
      onDone(addPicture(address));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
      setBusy(false);
    }
  };
  return (
    <>
      <label>
        {words.dialogs.upload}
        <input
          type="file"
          accept="image/*"
          disabled={isBusy}
          onChange={({ target }) => void upload(chosenIn(target))}
        />
      </label>
      <p role="alert" className={css.refusal}>
        {problem}
      </p>
    </>
  );
}
