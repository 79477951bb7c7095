import { type OutputFile, outputFile } from '../contract/output.ts';
import { cache as messages } from '../diagnostics/messages/cache.fr.ts';
import { Fault } from '../platform/fault.ts';
import { cached, type Step } from './cached.ts';
import type { Store } from './store.ts';
import { hasStoredBytes, type StoredBytes, storeBytes, storedBytes } from './stored-bytes.ts';

/** A file that a step makes, and what others need to know of it without reading it, if anything. */
interface FileContents<Facts> {
  path: string;
  contents: string | Uint8Array;
  facts?: Facts | undefined;
}

interface FilesStep<Input, Facts> extends Pick<Step<Input, unknown>, 'name' | 'code'> {
  run: (input: Input) => Promise<readonly FileContents<Facts>[]>;
}

/**
 * As `cached`, for a step that makes files: their bytes are read from the store when they are asked for, and never held in memory.
 * Where the store lacks some of them, all are made anew. Reading throws a `LostFile` where that only shows by then.
 */
export async function cachedFiles<Input, Facts>(
  store: Store,
  { name, code, run }: FilesStep<Input, Facts>,
  key: string,
  input: Input,
): Promise<(OutputFile & { facts: Facts | undefined })[]> {
  const notStored = new Map<string, OutputFile>();
  const runAndStore = async (_: Input, isStored: (file: string) => boolean) => {
    const files = await run(input);
    return files.map(({ path, contents, facts }) => {
      const stored = storeBytes(store, Buffer.from(contents));
      if (!isStored(JSON.stringify(stored))) notStored.set(path, outputFile(path, contents));
      return { path, facts, ...stored };
    });
  };
  // What the disk refuses stays in memory until it is published, and is made anew by the next run.
  const step = { name, code, run: runAndStore, cacheable: () => notStored.size === 0 };
  const isStored = (file: string) => {
    const stored: StoredBytes = JSON.parse(file);
    return hasStoredBytes(store, stored);
  };
  const files = await cached(store, step, key, input, isStored);
  return files.map(({ path, facts, ...stored }) => {
    return { ...(notStored.get(path) ?? storedFile(store, path, stored)), facts };
  });
}

/** A function of its own: one within a step would hold on to the step's input for as long as there is the file. */
function storedFile(store: Store, path: string, { hash, bytes }: StoredBytes): OutputFile {
  return { path, hash, bytes, contents: () => storedBytes(store, hash) ?? lost(path) };
}

/** A file that an earlier build has stored turns out to be damaged, or has gone since: the step that made it would make it anew now. */
export class LostFile extends Fault {}

function lost(path: string): never {
  throw new LostFile(messages.lost(path));
}
