import { linkTo } from '../../server/file-link.ts';
import type { EditingStore } from '../document/editing-store.ts';
import { reasonOf } from '../reasons.ts';
import { binClient } from './bin-client.ts';

interface DuplicatingOptions {
  path: string;
  store: EditingStore;
  /** Has the list of content read anew. */
  onFiles(): Promise<void>;
  /** Tells the writer why it cannot be. */
  say(words: string): void;
}

/** Adds a copy of what is written here, as a draft, and opens it. */
export function duplicating({ path, store, onFiles, say }: DuplicatingOptions): () => Promise<void> {
  return async () => {
    try {
      const copy = await binClient.duplicate({ path, text: store.current().text });
      await onFiles();
      location.hash = linkTo(copy);
    } catch (error) {
      say(reasonOf(error));
    }
  };
}
