import { useId, useState } from 'react';
import type { SitePicture } from '../../../build/contract/workshop-host.ts';
import { workshopForm as words } from '../../words/form.fr.ts';
import { reasonOf, upload } from '../api-client.ts';
import { PictureList } from '../pictures/PictureList.tsx';
import { pictureName, pictureSource } from '../pictures/picture-files.ts';
import { FilePicker } from '../ui/FilePicker.tsx';
import { useLatest } from '../ui/stable.ts';
import { AddressField } from './ChoiceFields.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { type FieldProps, useForm, useText } from './form-scope.ts';
import styles from './UploadFields.module.css';

/** A picture of the site, an uploaded or dropped one, or a typed address. */
export function PictureField(props: FieldProps) {
  const { at, label } = props;
  const { choices, edit, announce, focusOn, idOf, upload: keep } = useForm();
  const input = useText(props);
  const write = (address: string) => edit({ at, value: address });
  const { send, state } = useUpload(keep, words.picture, (address) => {
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
          <FilePicker accept="image/*" hint={words.picture.drop} onFiles={([file]) => send(file)}>
            {words.picture.send}
          </FilePicker>
          <PictureChoices id={idOf(at, 'body')} onChoose={choose} />
        </fieldset>
      )}
    </FieldFrame>
  );
}

/** The site's pictures, loaded on request. */
function PictureChoices({ id, onChoose }: { id: string; onChoose(address: string): void }) {
  const { pictures } = useForm().choices;
  const [open, setOpen] = useState(false);
  const choose = ({ address }: SitePicture) => {
    setOpen(false);
    onChoose(address);
  };
  return (
    <>
      <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {open ? words.picture.hide : words.picture.choose}
      </button>
      <div id={id}>{open && <PictureList pictures={pictures} onChoose={choose} />}</div>
    </>
  );
}

/** A file to download: one of the site, an uploaded one, or a typed address. */
export function FileField(props: FieldProps) {
  const { choices } = useForm();
  const options = choices.downloads.map((address) => ({ value: address, label: pictureName(address) }));
  return (
    <>
      <AddressField {...props} options={options} />
      <SendFile {...props} />
    </>
  );
}

function SendFile({ at, label }: FieldProps) {
  const { edit, announce } = useForm();
  const status = useId();
  const { send, state } = useUpload(
    (file) => upload('download', file),
    words.file,
    (address) => {
      edit({ at, value: address });
      announce(words.file.sent(address));
    },
  );
  return (
    <>
      <FilePicker
        label={words.file.sendFor(label)}
        describedBy={status}
        hint={words.file.drop}
        onFiles={([file]) => send(file)}
      >
        {words.file.send}
      </FilePicker>
      <p id={status} role="status">
        {state}
      </p>
    </>
  );
}

/** Uploads files and returns their state. The latest `onSent` is called, as the field may have moved meanwhile. */
function useUpload(
  keep: (file: File) => Promise<{ address: string }>,
  messages: Pick<typeof words.file, 'sending' | 'failed'>,
  onSent: (address: string) => void,
) {
  const { announce } = useForm();
  const [state, setState] = useState('');
  const latest = useLatest(onSent);
  const tell = (text: string) => {
    setState(text);
    announce(text);
  };
  const send = async (file: File | undefined) => {
    if (!file) return;
    tell(messages.sending);
    try {
      const { address } = await keep(file);
      setState('');
      latest.current(address);
    } catch (error) {
      tell(messages.failed(reasonOf(error)));
    }
  };
  return { send, state };
}
