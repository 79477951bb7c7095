import { type FormEvent, useId, useState } from 'react';
import { workshopPictures as words } from '../../words/pictures.fr.ts';
import * as css from './PictureDialog.module.css';

interface RenamePictureProps {
  /** With its extension, which stays. */
  name: string;
  disabled: boolean;
  onRename(name: string): Promise<void>;
}

/** Asks for another name; the server has the last word on it. */
export function RenamePicture({ name, disabled, onRename }: RenamePictureProps) {
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
