/** The database of this origin that holds it, and its one store. */
const JOURNAL = 'atelier-copies';
const STORE = 'copies';

/**
 * Notes what the local storage holds by a key by now; undefined where it holds nothing. Browsers write their local storage to the disk later
 * (Chromium after five seconds, then once a minute), this at once: one that is killed has it still.
 */
export function noteCopy(key: string, text: string | undefined): void {
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
export function notedCopies(): Promise<readonly NotedCopy[]> {
  const notes = inStore('readonly', (store): IDBRequest<NotedCopy[]> => store.getAll());
  const late = new Promise<NotedCopy[]>((resolve) => setTimeout(resolve, PATIENCE, []));
  return Promise.race([notes.catch(() => []), late]);
}

/** In milliseconds: the page opens without what does not come by then. */
const PATIENCE = 2000;

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
