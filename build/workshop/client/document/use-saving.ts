import { useCallback, useEffect, useRef, useState } from 'react';
import { workshopApp as words } from '../../../messages/workshop-app.fr.ts';
import { Unreachable } from '../ask.ts';
import { save } from '../questions.ts';
import { reasonOf } from '../reasons.ts';
import { isUnsaved } from './editing.ts';
import type { EditingStore } from './editing-store.ts';

/** In milliseconds: how long until saving is tried again where nobody answered. */
const PATIENCE = 2000;

export interface Saving {
  /** Saves what is written now. True once the file holds it. */
  save(): Promise<boolean>;
  running: boolean;
  /** What became of it last, in words. */
  said: string;
  failed: boolean;
}

type Shown = Omit<Saving, 'save'>;
const IDLE: Shown = { running: false, said: '', failed: false };

/** Saves a file's text, one request at a time; goes on trying while nobody answers, with what is written by then. */
export function useSaving(path: string, store: EditingStore): Saving {
  const [shown, setShown] = useState<Shown>(IDLE);
  const [retries, setRetries] = useState(0);
  const current = useRef<Promise<boolean>>(undefined);
  const once = useCallback(async (): Promise<boolean> => {
    const { text, saved, conflict } = store.current();
    if (conflict) return false;
    if (text === saved.text) return true;
    setShown({ ...IDLE, running: true });
    try {
      const answer = await save({ path, text, version: saved.version });
      if ('conflict' in answer) {
        store.change({ type: 'found', file: answer.conflict });
        setShown(IDLE);
        return !isUnsaved(store.current());
      }
      store.change({ type: 'saved', file: { text, version: answer.version } });
      setShown({ ...IDLE, said: words.file.savedAt(new Date().toLocaleTimeString('fr-FR', { timeStyle: 'short' })) });
      return true;
    } catch (error) {
      const gone = error instanceof Unreachable;
      setShown({
        running: false,
        said: gone ? words.file.retrying : words.file.notSaved(reasonOf(error)),
        failed: true,
      });
      if (gone) setRetries((count) => count + 1);
      return false;
    }
  }, [path, store]);
  const run = useCallback(async () => {
    await current.current;
    current.current = once();
    return current.current;
  }, [once]);
  useEffect(() => {
    if (retries === 0) return;
    const timer = setTimeout(run, PATIENCE);
    return () => clearTimeout(timer);
  }, [retries, run]);
  return { save: run, ...shown };
}
