import { useEffect, useRef, useState } from 'react';
import { workshopForm as words } from '../../words/form.fr.ts';
import { useForm } from './form-scope.ts';

/** Sends a picture. `state`: what is to be said of it. `onSent` is the one of the moment when it has arrived: the field may have moved by then. */
export function useUpload(onSent: (address: string) => void): {
  send: (file: File | undefined) => Promise<void>;
  state: string;
} {
  const { upload, announce } = useForm();
  const [state, setState] = useState('');
  const latest = useRef(onSent);
  useEffect(() => {
    latest.current = onSent;
  });
  const tell = (text: string) => {
    setState(text);
    announce(text);
  };
  const send = async (file: File | undefined) => {
    if (!file) return;
    tell(words.picture.sending);
    try {
      const { address } = await upload(file);
      setState('');
      latest.current(address);
    } catch (error) {
      tell(words.picture.failed(error instanceof Error ? error.message : ''));
    }
  };
  return { send, state };
}

/** The file that was chosen in a field, which forgets it: whoever has to send the same one again may choose it again. */
export function chosenIn(field: HTMLInputElement): File | undefined {
  const file = field.files?.[0];
  field.value = '';
  return file;
}
