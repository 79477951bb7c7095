import { useEffect, useState } from 'react';
import { storedChoice } from '../ui/stored-choice.ts';
import { type Editing, isUnsaved } from './editing.ts';

/** An unsaved text that this browser keeps. */
export interface LocalCopy {
  text: string;
  /** Version of the file that it began from. */
  version: string;
  /** The text of that version; empty in copies of earlier workshops. */
  base: string;
  /** When it was written, in milliseconds since 1970. */
  at: number;
}

/** Keeps a copy of unsaved text, and has the browser ask before the tab is closed. Returns the reason why no copy can be kept; empty otherwise. */
export function useLocalCopy(path: string, editing: Editing): string {
  const [problem, setProblem] = useState('');
  const unsaved = isUnsaved(editing);
  const { text } = editing;
  const { version, text: base } = editing.saved;
  useEffect(() => {
    // Storing takes milliseconds and must not delay the key that changed the text. Changes are stored in their order.
    setTimeout(() => {
      if (unsaved) setProblem(keepCopy(path, { text, version, base, at: Date.now() }));
      else dropCopy(path);
    });
  }, [path, unsaved, text, version, base]);
  useEffect(() => {
    if (!unsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [unsaved]);
  return unsaved ? problem : '';
}

/** Prefix of the keys. */
const UNSAVED = 'atelier-texte-';

/** Returns the unsaved text of a file; undefined where none is kept, or it cannot be read. */
export function localCopyOf(path: string): LocalCopy | undefined {
  return copyOf(storedChoice(UNSAVED + path));
}

function copyOf(data: unknown): LocalCopy | undefined {
  const { text, version, base = '', at }: Partial<Record<keyof LocalCopy, unknown>> = Object(data);
  const isCopy =
    typeof text === 'string' && typeof version === 'string' && typeof base === 'string' && typeof at === 'number';
  return isCopy ? { text, version, base, at } : undefined;
}

/** Restores copies that a killed browser did not write to its local storage. Never rejects. */
export async function restoreCopies(): Promise<void> {
  for (const { key, text } of await notedCopies()) {
    try {
      const copy = copyOf(JSON.parse(text));
      if (copy && (copyOf(storedChoice(key))?.at ?? 0) < copy.at) localStorage.setItem(key, JSON.stringify(copy));
    } catch {
      // An unreadable copy is no copy, and a full storage keeps its contents.
    }
  }
}

/** Keeps a copy. Returns the reason if the browser refuses; empty otherwise. */
export function keepCopy(path: string, copy: LocalCopy): string {
  const text = JSON.stringify(copy);
  noteCopy(UNSAVED + path, text);
  try {
    localStorage.setItem(UNSAVED + path, text);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

export function dropCopy(path: string): void {
  noteCopy(UNSAVED + path, undefined);
  try {
    localStorage.removeItem(UNSAVED + path);
  } catch {
    // A browser that keeps nothing has nothing to drop.
  }
}

/** Returns the paths of files that have a copy. */
export function localCopyPaths(): ReadonlySet<string> {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
    return new Set(keys.flatMap((key) => (key.startsWith(UNSAVED) ? [key.slice(UNSAVED.length)] : [])));
  } catch {
    return new Set();
  }
}

/** The database of this origin that holds the journal, and its one store. */
const JOURNAL = 'atelier-copies';
const STORE = 'copies';

/**
 * Notes a copy in the journal; `undefined` removes it. Browsers write local storage to the disk seconds later but the
 * journal at once, so it survives when they are killed.
 */
function noteCopy(key: string, text: string | undefined): void {
  const noted =
    text === undefined
      ? inStore('readwrite', (store) => store.delete(key))
      : inStore('readwrite', (store) => store.put({ key, text }));
  noted.catch(() => {
    // Without a journal, the local storage still holds the copy.
  });
}

interface NotedCopy {
  key: string;
  text: string;
}

/** The time after which the page opens without the journal. */
const TIMEOUT_MS = 2000;

/** Returns the noted copies; none if the browser keeps no journal or does not answer. */
function notedCopies(): Promise<readonly NotedCopy[]> {
  const notes = inStore('readonly', (store): IDBRequest<NotedCopy[]> => store.getAll());
  const late = new Promise<NotedCopy[]>((resolve) => setTimeout(resolve, TIMEOUT_MS, []));
  return Promise.race([notes.catch(() => []), late]);
}

let opening: Promise<IDBDatabase> | undefined;

/** Runs a transaction in the journal's store. Transactions run in the order of their requests. */
async function inStore<Value>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  opening ??= openJournal();
  const transaction = (await opening).transaction(STORE, mode);
  const request = work(transaction.objectStore(STORE));
  transaction.commit();
  return resultOf(request);
}

async function openJournal(): Promise<IDBDatabase> {
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
