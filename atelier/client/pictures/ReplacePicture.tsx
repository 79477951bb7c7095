import { useId } from 'react';
import { workshopPictures as words } from '../../words/pictures.fr.ts';
import * as css from './PictureDialog.module.css';

interface ReplacePictureProps {
  disabled: boolean;
  onReplace(file: File): Promise<void>;
}

/** Takes another picture in the place of this one. */
export function ReplacePicture({ disabled, onReplace }: ReplacePictureProps) {
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
