import { useState } from 'react';
import type { PictureChange } from '../../server/pictures/pictures-api.ts';
import { workshopPictures as words } from '../../words/pictures.fr.ts';
import { reasonOf } from '../reasons.ts';
import { fileName } from './picture-filter.ts';
import { picturesClient } from './pictures-client.ts';

interface PictureActions {
  /** One of them is at work: there is one at a time. */
  running: boolean;
  /** What is awaited, or why it could not be done. */
  said: string;
  rename(name: string): Promise<void>;
  replace(file: File): Promise<void>;
  remove(): Promise<void>;
}

/** What can be done with a picture. `onChanged` is told what became of it, in words. */
export function usePictureActions(address: string, onChanged: (words: string) => Promise<void>): PictureActions {
  const [state, setState] = useState({ running: false, said: '' });
  const run = async (work: () => Promise<string>, waiting = '') => {
    setState({ running: true, said: waiting });
    try {
      await onChanged(await work());
    } catch (error) {
      setState({ running: false, said: reasonOf(error) });
    }
  };
  const told = (tell: (name: string, texts: number) => string, change: PictureChange) =>
    tell(fileName(change.address), change.changed.length);
  return {
    ...state,
    rename: (name) => run(async () => told(words.renamed, await picturesClient.rename({ address, name }))),
    replace: (file) =>
      run(async () => told(words.replaced, await picturesClient.replace(address, file)), words.sending),
    remove: () =>
      run(async () => {
        await picturesClient.delete(address);
        return words.deleted(fileName(address));
      }),
  };
}
