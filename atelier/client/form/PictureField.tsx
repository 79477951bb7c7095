import { useState } from 'react';
import { workshopForm as words } from '../../words/form.fr.ts';
import { pictureSource } from '../pictures/pictures-client.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { type FieldProps, useForm } from './form-scope.ts';
import styles from './PictureField.module.css';
import { useText } from './use-text.ts';
import { chosenIn, useUpload } from './use-upload.ts';

/** A picture: one that the site has, one that is sent or dropped here, or an address that is typed. */
export function PictureField(props: FieldProps) {
  const { at, label } = props;
  const { choices, edit, announce, focusOn, idOf } = useForm();
  const input = useText(props);
  const write = (address: string) => edit({ at, value: address });
  const { send, state } = useUpload((address) => {
    write(address);
    announce(words.picture.sent(address));
  });
  const choose = (address: string) => {
    write(address);
    focusOn(at, 'control');
  };
  const shown = choices.pictures.find(({ address }) => address === input.value);
  return (
    <FieldFrame {...props} hint={state || (shown && words.picture.size(shown.width, shown.height))}>
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
          {shown && <img src={pictureSource(shown.address, shown.bytes)} alt="" />}
          <input type="text" spellCheck={false} {...control} {...input} />
          <SendPicture onFile={send} />
          <PictureChoices id={idOf(at, 'body')} label={label} chosen={input.value} onChoose={choose} />
        </fieldset>
      )}
    </FieldFrame>
  );
}

function SendPicture({ onFile }: { onFile(file: File | undefined): void }) {
  return (
    <label className={styles.send}>
      {words.picture.send} <small>{words.picture.drop}</small>
      <input
        type="file"
        accept="image/*"
        className="visually-hidden"
        onChange={({ target }) => onFile(chosenIn(target))}
      />
    </label>
  );
}

interface PictureChoicesProps {
  id: string;
  label: string;
  chosen: string;
  onChoose(address: string): void;
}

/** The site's pictures, each a button, once they are asked for. */
function PictureChoices({ id, label, chosen, onChoose }: PictureChoicesProps) {
  const { pictures } = useForm().choices;
  const [open, setOpen] = useState(false);
  const choose = (address: string) => {
    setOpen(false);
    onChoose(address);
  };
  return (
    <>
      <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {open ? words.picture.hide : words.picture.choose}
      </button>
      <div id={id} hidden={!open}>
        {pictures.length === 0 && <p>{words.picture.noPictures}</p>}
        <ul className={styles.choices} aria-label={words.picture.choices(label)}>
          {open &&
            pictures.map(({ address, width, height, bytes }) => (
              <li key={address}>
                <button type="button" aria-pressed={address === chosen} onClick={() => choose(address)}>
                  <img src={pictureSource(address, bytes)} alt="" loading="lazy" />
                  <span>{address.slice(address.lastIndexOf('/') + 1)}</span>
                  <small>{words.picture.size(width, height)}</small>
                </button>
              </li>
            ))}
        </ul>
      </div>
    </>
  );
}
