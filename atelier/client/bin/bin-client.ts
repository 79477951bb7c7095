import type { ListedFile, OpenFile } from '../../api.ts';
import { fileName, linkTo } from '../../file-link.ts';
import {
  type BinEntry,
  binApi,
  type Deletion,
  type Duplication,
  type RemovalEffects,
  type RestoredEntry,
  type UnsavedText,
} from '../../server/bin/bin-api.ts';
import { callApi, reasonOf } from '../api-client.ts';

/** Requests about files that are deleted, restored or copied. All reject with `Refused` or `Unreachable`. */
export const binClient = {
  departure: (path: string) => callApi<RemovalEffects>(`${binApi.departure}?path=${encodeURIComponent(path)}`),
  entries: () => callApi<BinEntry[]>(binApi.bin),
  empty: (ids: readonly string[]) => callApi<BinEntry[]>(binApi.empty, { method: 'POST', data: { ids } }),
  keepUnsaved: (data: UnsavedText) => callApi<null>(binApi.unsaved, { method: 'POST', data }),
  delete: (data: Deletion) => callApi<null>(binApi.bin, { method: 'POST', data }),
  putBack: (id: string) => callApi<RestoredEntry>(binApi.back, { method: 'POST', data: { id } }),
  duplicate: (data: Duplication) => callApi<OpenFile>(binApi.duplicate, { method: 'POST', data }),
};

interface DuplicatingOptions {
  path: string;
  store: { current(): { text: string } };
  /** Has the list of content read anew. */
  onFiles(): Promise<void>;
  /** Tells the writer why it cannot be. */
  setStatus(words: string): void;
}

/** Adds a copy of what is written here, as a draft, and opens it. */
export function duplicateAction({ path, store, onFiles, setStatus }: DuplicatingOptions): () => Promise<void> {
  return async () => {
    try {
      const copy = await binClient.duplicate({ path, text: store.current().text });
      await onFiles();
      location.hash = linkTo(copy);
    } catch (error) {
      setStatus(reasonOf(error));
    }
  };
}

/** The fragment that names the page of the bin. */
export const BIN_FRAGMENT = '#corbeille';

/** Returns the titles of files; of one that is gone, its name. */
export function titlesOf(paths: readonly string[], files: readonly ListedFile[]): string[] {
  return paths.map((path) => files.find((file) => file.path === path)?.title ?? fileName(path));
}
