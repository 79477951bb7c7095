import { useState } from 'react';
import { workshopForm as words } from '../../../messages/workshop-form.fr.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { type FieldProps, useForm } from './form-scope.ts';
import { PictureChoices } from './PictureChoices.tsx';
import styles from './picture-field.module.css';
import { useText } from './use-text.ts';
import { useUpload } from './use-upload.ts';

/** A picture: one that the site has, one that is sent or dropped here, or an address that is typed. */
export function PictureField(props: FieldProps) {
  const { at, label } = props;
  const { choices, edit, announce, idOf, focusOn } = useForm();
  const input = useText(props);
  const [choosing, setChoosing] = useState(false);
  const write = (address: string) => edit({ at, value: address });
  const { send, state } = useUpload((address) => {
    write(address);
    announce(words.picture.sent(address));
  });
  const shown = choices.pictures.find(({ address }) => address === input.value);
  const size = shown && words.picture.size(shown.width, shown.height);
  const choose = (address: string) => {
    setChoosing(false);
    write(address);
    focusOn(at, 'control');
  };
  return (
    <FieldFrame {...props} hint={state || size}>
      {(control) => (
        <fieldset
          aria-label={label}
          className={styles.picture}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            send(event.dataTransfer.files[0]);
          }}
        >
          {input.value !== '' && <img src={input.value} alt="" />}
          <div className={styles.ways}>
            <input type="text" spellCheck={false} {...control} {...input} />
            <button
              type="button"
              aria-expanded={choosing}
              aria-controls={idOf(at, 'body')}
              onClick={() => setChoosing(!choosing)}
            >
              {choosing ? words.picture.hide : words.picture.choose}
            </button>
            <label className={styles.send}>
              {words.picture.send} <small>{words.picture.drop}</small>
              <input
                type="file"
                accept="image/*"
                className="visually-hidden"
                onChange={({ target }) => send(target.files?.[0])}
              />
            </label>
          </div>
          <div id={idOf(at, 'body')}>
            {choosing && (
              <PictureChoices label={label} pictures={choices.pictures} chosen={input.value} onChoose={choose} />
            )}
          </div>
        </fieldset>
      )}
    </FieldFrame>
  );
}
