import { useId, useState } from 'react';
import { workshopForm as words } from '../../words/form.fr.ts';
import { apiClient } from '../api-client.ts';
import { reasonOf } from '../call-api.ts';
import { Combo } from './Combo.tsx';
import { type FieldProps, useForm } from './form-scope.ts';
import styles from './PictureField.module.css';
import { chosenIn } from './use-upload.ts';

/** A file that the page offers: chosen by its name, sent from this machine, or an address that is typed. */
export function FileField(props: FieldProps) {
  const { choices } = useForm();
  const options = choices.downloads.map((address) => ({
    value: address,
    label: decodeURIComponent(address.slice(address.lastIndexOf('/') + 1)),
  }));
  return (
    <>
      <Combo {...props} options={options} free />
      <SendFile {...props} />
    </>
  );
}

function SendFile({ at, label }: FieldProps) {
  const { edit, announce } = useForm();
  const status = useId();
  const [state, setState] = useState('');
  const send = async (file: File | undefined) => {
    if (!file) return;
    setState(words.file.sending);
    try {
      const { address } = await apiClient.keepDownload(file);
      edit({ at, value: address });
      setState('');
      announce(words.file.sent(address));
    } catch (error) {
      setState(words.file.failed(reasonOf(error)));
    }
  };
  return (
    <>
      <Sender label={label} status={status} onFile={send} />
      <p id={status} role="status">
        {state}
      </p>
    </>
  );
}

interface SenderProps {
  label: string;
  /** Id of what is said of it. */
  status: string;
  onFile(file: File | undefined): void;
}

function Sender({ label, status, onFile }: SenderProps) {
  return (
    <label
      className={styles.send}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onFile(event.dataTransfer.files[0]);
      }}
    >
      {words.file.send} <small>{words.file.drop}</small>
      <input
        type="file"
        className="visually-hidden"
        aria-label={words.file.sendFor(label)}
        aria-describedby={status}
        onChange={({ target }) => onFile(chosenIn(target))}
      />
    </label>
  );
}
