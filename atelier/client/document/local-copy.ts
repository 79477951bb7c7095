import { noteCopy, notedCopies } from './copy-journal.ts';

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
