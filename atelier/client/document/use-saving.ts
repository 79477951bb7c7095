import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Saved } from '../../api.ts';
import { workshopApp as words } from '../../words/app.fr.ts';
import { apiClient, Refused, reasonOf, save, Unreachable } from '../api-client.ts';
import { useBuildEnd } from '../use-content.ts';
import { type Editing, type EditingStore, isUnsaved } from './editing.ts';

/** In milliseconds: how long until saving is tried again where nobody answered, and until the page opens without what a browser's journal holds. */
const PATIENCE = 2000;

interface Outcome {
  running: boolean;
  /** What became of it last, in words. */
  said: string;
  /** All went well: the head of the text shows as much, so that nothing has to move for it. */
  plain: boolean;
  failed: boolean;
  /** Nobody answered. */
  gone: boolean;
}

export interface Saving extends Outcome {
  /** Saves what is written now. True once the file holds it. */
  save(): Promise<boolean>;
}

const QUIET: Outcome = { running: false, said: '', plain: false, failed: false, gone: false };

/** Saves a file's text, one request at a time; goes on trying while nobody answers, with what is written by then. */
export function useSaving(path: string, store: EditingStore): Saving {
  const [outcome, setOutcome] = useState(QUIET);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  // Each waits for the one before it, not all for the same one: they would else begin together.
  const [run] = useState(() => () => {
    const saving = last.current.then(() => saveCurrent(path, store, setOutcome));
    last.current = saving;
    return saving;
  });
  useEffect(() => {
    if (!outcome.gone) return;
    const timer = setTimeout(run, PATIENCE);
    return () => clearTimeout(timer);
  }, [outcome, run]);
  return { save: run, ...outcome };
}

/** True once the file holds what was written when it began; a conflict has to be settled first. */
async function saveCurrent(path: string, store: EditingStore, tell: (outcome: Outcome) => void): Promise<boolean> {
  const { conflict } = store.current();
  if (conflict) return false;
  if (!isUnsaved(store.current())) return true;
  tell({ ...QUIET, running: true });
  const result = await saveOnce(path, store);
  tell(result);
  return result.said !== '' && !result.failed;
}

async function saveOnce(path: string, store: EditingStore): Promise<Outcome> {
  const { text, saved } = store.current();
  try {
    const answer = await save({ path, text, version: saved.version });
    const conflict = 'conflict' in answer;
    store.change(
      conflict ? { type: 'found', file: answer.conflict } : { type: 'saved', file: { text, version: answer.version } },
    );
    // What was found may be this very text: its answer was lost the first time.
    if (conflict && isUnsaved(store.current())) return QUIET;
    const time = new Date().toLocaleTimeString('fr-FR', { timeStyle: 'short' });
    const more = conflict ? '' : othersOf(answer);
    return { ...QUIET, said: words.file.savedAt(time, more), plain: more === '' };
  } catch (error) {
    // The next time, the file is added again.
    if (error instanceof Refused && error.status === 404) store.change({ type: 'gone' });
    const gone = error instanceof Unreachable;
    const said = gone ? words.file.retrying : words.file.notSaved(reasonOf(error));
    return { ...QUIET, said, failed: true, gone };
  }
}

/** What else a save has led to, in words. */
function othersOf({ unkept, followed, lost = [] }: Saved): string {
  const { followed: saidOf, stillNamed } = words.file;
  const said = [unkept, followed && saidOf(followed), ...lost.map(({ name, titles }) => stillNamed(name, titles))];
  return said.filter(Boolean).join(' ');
}

/**
 * Looks after each build, and when the page is come back to, whether the file has changed on the disk, or is gone. What became of it, in words.
 * `moving`: the file is being given another name or deleted here, which is no news of the disk's.
 */
export function useDisk(path: string, store: EditingStore, moving: boolean): string {
  const [said, setSaid] = useState('');
  const isMoving = useEffectEvent(() => moving);
  const look = useEffectEvent(async () => {
    const known = store.current().saved.version;
    try {
      const file = await apiClient.open(path);
      const { saved, text, gone } = store.current();
      // It was saved meanwhile: what was read may be older than that.
      if (saved.version !== known) return;
      if (file.version === saved.version && !gone) return setSaid('');
      const own = file.text === text;
      store.change({ type: 'found', file });
      setSaid(own || isUnsaved(store.current()) ? '' : words.file.takenOver);
    } catch (error) {
      // Nobody answering is told by the list's own asking.
      if (!(error instanceof Refused) || error.status !== 404 || isMoving()) return;
      store.change({ type: 'gone' });
      setSaid(words.file.gone(path));
    }
  });
  useBuildEnd(() => void look());
  useEffect(() => {
    const onFocus = () => void look();
    addEventListener('focus', onFocus);
    return () => removeEventListener('focus', onFocus);
  }, []);
  return said;
}

/** A text that was not saved, as this browser keeps it. */
export interface LocalCopy {
  text: string;
  /** Version of the file that it began from; of one that is made of two, the writer's own text. */
  version: string;
  /** When it was written, in milliseconds since 1970. */
  at: number;
}

/** What the keys of texts begin with that were not saved, and of those that are made of two. */
const UNSAVED = 'atelier-texte-';
export const JOINED = 'atelier-fusion-';

/** The unsaved text of a file; undefined where none is kept, or it cannot be read. */
export function copyOf(path: string, prefix = UNSAVED): LocalCopy | undefined {
  return copyBy(prefix + path);
}

function copyBy(key: string): LocalCopy | undefined {
  try {
    return copyIn(localStorage.getItem(key));
  } catch {
    return undefined;
  }
}

function copyIn(text: string | null): LocalCopy | undefined {
  const data: unknown = JSON.parse(text ?? 'null');
  return isCopy(data) ? data : undefined;
}

/** Brings back what a browser that was killed has kept, but not written to its local storage. Never rejects. */
export async function restoreCopies(): Promise<void> {
  for (const { key, text } of await notedCopies()) {
    try {
      const copy = copyIn(text);
      if (copy && (copyBy(key)?.at ?? 0) < copy.at) localStorage.setItem(key, JSON.stringify(copy));
    } catch {
      // What cannot be read is none, and a full storage keeps what it has.
    }
  }
}

/** Keeps one. The reason why it cannot be kept, where the browser refuses; empty otherwise. */
export function keepCopy(path: string, copy: LocalCopy, prefix = UNSAVED): string {
  const text = JSON.stringify(copy);
  noteCopy(prefix + path, text);
  try {
    localStorage.setItem(prefix + path, text);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

export function dropCopy(path: string, prefix = UNSAVED): void {
  noteCopy(prefix + path, undefined);
  try {
    localStorage.removeItem(prefix + path);
  } catch {
    // A browser that keeps nothing has nothing to drop.
  }
}

/** The files of which one is kept. */
export function copiedPaths(): ReadonlySet<string> {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
    return new Set(keys.flatMap((key) => (key.startsWith(UNSAVED) ? [key.slice(UNSAVED.length)] : [])));
  } catch {
    return new Set();
  }
}

function isCopy(data: unknown): data is LocalCopy {
  return (
    typeof data === 'object' &&
    data !== null &&
    'text' in data &&
    typeof data.text === 'string' &&
    'version' in data &&
    typeof data.version === 'string' &&
    'at' in data &&
    typeof data.at === 'number'
  );
}

/** Keeps a copy of what is not saved, and has the browser ask before its tab is closed. Why no copy can be kept, where that is so. */
export function useLocalCopy(path: string, editing: Editing): string {
  const [problem, setProblem] = useState('');
  const unsaved = isUnsaved(editing);
  const { text } = editing;
  const { version } = editing.saved;
  useEffect(() => {
    if (unsaved) setProblem(keepCopy(path, { text, version, at: Date.now() }));
    else dropCopy(path);
  }, [path, unsaved, text, version]);
  useEffect(() => {
    if (!unsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [unsaved]);
  return unsaved ? problem : '';
}

/** The database of this origin that holds it, and its one store. */
const JOURNAL = 'atelier-copies';
const STORE = 'copies';

/**
 * Notes what the local storage holds by a key by now; undefined where it holds nothing. Browsers write their local storage to the disk
 * some seconds later, this at once: one that is killed has it still.
 */
function noteCopy(key: string, text: string | undefined): void {
  const noted =
    text === undefined
      ? inStore('readwrite', (store) => store.delete(key))
      : inStore('readwrite', (store) => store.put({ key, text }));
  noted.catch(() => {
    // A browser that keeps no journal has the local storage still.
  });
}

interface NotedCopy {
  key: string;
  text: string;
}

/** All that is noted; nothing where the browser keeps no journal, or does not answer. */
function notedCopies(): Promise<readonly NotedCopy[]> {
  const notes = inStore('readonly', (store): IDBRequest<NotedCopy[]> => store.getAll());
  const late = new Promise<NotedCopy[]>((resolve) => setTimeout(resolve, PATIENCE, []));
  return Promise.race([notes.catch(() => []), late]);
}

let opening: Promise<IDBDatabase> | undefined;

/** Transactions of a store are done in the order in which they are asked for. */
async function inStore<Value>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  opening ??= opened();
  const transaction = (await opening).transaction(STORE, mode);
  const request = work(transaction.objectStore(STORE));
  transaction.commit();
  return resultOf(request);
}

async function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(JOURNAL, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'key' });
  return resultOf(request);
}

function resultOf<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
