import { workshopForm as words } from '../../words/form.fr.ts';
import { pictureSource } from '../pictures/picture-source.ts';
import { chosenIn } from './chosen-file.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { type FieldProps, useForm } from './form-scope.ts';
import { PictureChoices } from './PictureChoices.tsx';
import styles from './picture-field.module.css';
import { useText } from './use-text.ts';
import { useUpload } from './use-upload.ts';

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
