import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Saved } from '../../api.ts';
import { workshopApp as words } from '../../words/app.fr.ts';
import { call, openText, Refused, reasonOf, Unreachable } from '../api-client.ts';
import { useBuildEnd } from '../use-content.ts';
import { type EditingStore, isUnsaved } from './editing.ts';

const RETRY_MS = 2000;

interface Outcome {
  running: boolean;
  /** The last result, in words. */
  status: string;
  /** True if all went well: the head of the document then shows the status, so that nothing moves. */
  plain: boolean;
  failed: boolean;
  /** True if the server did not answer. */
  gone: boolean;
}

const QUIET: Outcome = { running: false, status: '', plain: false, failed: false, gone: false };

export type Saving = ReturnType<typeof useSaving>;

/** Saves a file's text, one request at a time, and tries again while the server does not answer. */
export function useSaving(path: string, store: EditingStore) {
  const [outcome, setOutcome] = useState(QUIET);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  // Each save waits for the one before it, or both would start from the same version.
  const [run] = useState(() => () => {
    const saving = last.current.then(() => saveCurrent(path, store, setOutcome));
    last.current = saving;
    return saving;
  });
  useEffect(() => {
    if (!outcome.gone) return;
    const timer = setTimeout(run, RETRY_MS);
    return () => clearTimeout(timer);
  }, [outcome, run]);
  return {
    ...outcome,
    /** Saves the current text. Resolves to true once the file holds it. */
    saveNow: run,
  };
}

/** Saves the current text. Resolves to true once the file holds it; a conflict has to be settled first. */
async function saveCurrent(path: string, store: EditingStore, tell: (outcome: Outcome) => void): Promise<boolean> {
  const { conflict } = store.current();
  if (conflict) return false;
  if (!isUnsaved(store.current())) return true;
  tell({ ...QUIET, running: true });
  const result = await saveOnce(path, store);
  tell(result);
  return result.status !== '' && !result.failed;
}

async function saveOnce(path: string, store: EditingStore): Promise<Outcome> {
  const { text, saved } = store.current();
  try {
    const answer = await call('files/save', { path, text, version: saved.version });
    const conflict = 'conflict' in answer;
    store.change(
      conflict ? { type: 'found', file: answer.conflict } : { type: 'saved', file: { text, version: answer.version } },
    );
    // The version on the disk may be this text, if the answer to the first save was lost.
    if (conflict && isUnsaved(store.current())) return QUIET;
    const time = new Date().toLocaleTimeString('fr-FR', { timeStyle: 'short' });
    const more = conflict ? '' : othersOf(answer);
    return { ...QUIET, status: words.file.savedAt(time, more), plain: more === '' };
  } catch (error) {
    // The next save adds the file again.
    if (error instanceof Refused && error.status === 404) store.change({ type: 'gone' });
    const gone = error instanceof Unreachable;
    const status = gone ? words.file.retrying : words.file.notSaved(reasonOf(error));
    return { ...QUIET, status, failed: true, gone };
  }
}

/** Returns sentences on the side effects of a save. */
function othersOf({ unkept, followed, lost = [] }: Saved): string {
  const { followed: failureText, stillNamed } = words.file;
  const status = [
    unkept,
    followed && failureText(followed),
    ...lost.map(({ name, titles }) => stillNamed(name, titles)),
  ];
  return status.filter(Boolean).join(' ');
}

/**
 * Compares the text with the disk after each build and when the page becomes visible. Returns a sentence on what has
 * changed. `moving`: the file is being renamed or deleted here, which is no change to report.
 */
export function useDisk(path: string, store: EditingStore, moving: boolean): string {
  const [status, setStatus] = useState('');
  const isMoving = useEffectEvent(() => moving);
  const look = useEffectEvent(async () => {
    const known = store.current().saved.version;
    try {
      const file = await openText(path);
      const { saved, text, gone } = store.current();
      // The text was saved meanwhile, so the answer may be older than the save.
      if (saved.version !== known) return;
      if (file.version === saved.version && !gone) return setStatus('');
      const own = file.text === text;
      store.change({ type: 'found', file });
      setStatus(own || isUnsaved(store.current()) ? '' : words.file.takenOver);
    } catch (error) {
      // The request for the list already reports that the server does not answer.
      if (!(error instanceof Refused) || error.status !== 404 || isMoving()) return;
      store.change({ type: 'gone' });
      setStatus(words.file.gone);
    }
  });
  useBuildEnd(() => void look());
  useEffect(() => {
    const onFocus = () => void look();
    addEventListener('focus', onFocus);
    return () => removeEventListener('focus', onFocus);
  }, []);
  return status;
}
