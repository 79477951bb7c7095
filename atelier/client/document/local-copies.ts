import { useEffect, useState } from 'react';
import { storedChoice } from '../ui/stored-choice.ts';
import { type Editing, isUnsaved } from './editing.ts';

/** A text that was not saved, as this browser keeps it. */
export interface LocalCopy {
  text: string;
  /** Version of the file that it began from. */
  version: string;
  /** The text of that version; empty where an earlier workshop has not kept it. */
  base: string;
  /** When it was written, in milliseconds since 1970. */
  at: number;
}

/** Keeps a copy of what is not saved, and has the browser ask before its tab is closed. Returns the reason why no copy can be kept. */
export function useLocalCopy(path: string, editing: Editing): string {
  const [problem, setProblem] = useState('');
  const unsaved = isUnsaved(editing);
  const { text } = editing;
  const { version, text: base } = editing.saved;
  useEffect(() => {
    // Storages take milliseconds, which the key that changed the text must not wait for. Each change is noted, in its turn.
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

/** Brings back what a browser that was killed has kept, but not written to its local storage. Never rejects. */
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

/** Keeps one. Returns the reason where the browser refuses; empty otherwise. */
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

/** The files of which one is kept. */
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

/** Then the page opens without the journal. */
const TIMEOUT_MS = 2000;

/** All that is noted; nothing where the browser keeps no journal, or does not answer. */
function notedCopies(): Promise<readonly NotedCopy[]> {
  const notes = inStore('readonly', (store): IDBRequest<NotedCopy[]> => store.getAll());
  const late = new Promise<NotedCopy[]>((resolve) => setTimeout(resolve, TIMEOUT_MS, []));
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
