import { type OutputFile, outputFile } from '../contract/output.ts';
import { messages } from '../messages.fr.ts';
import { Fault } from '../system/fault.ts';
import { cachedLater, type LaterStep, nobody } from './cached.ts';
import { hasBytes, keepBytes, keptBytes } from './cached-file.ts';
import type { Store } from './store.ts';

/** What a step makes that makes files. */
interface FileContents {
  path: string;
  contents: string | Uint8Array;
}

/**
 * As `cachedLater`, for a step whose output is files that nobody may need: their bytes are read when they are asked for, and held by nobody.
 * Where some of them have gone from the store, all are made anew. Reading throws a `Fault` where that only shows by then.
 */
export async function cachedFiles<Input>(
  store: Store,
  { name, code, run }: LaterStep<Input, readonly FileContents[]>,
  key: string,
  input: Input,
): Promise<OutputFile[]> {
  const held = new Map<string, OutputFile>();
  const keep = async (_: Input, isKept: (hash: string) => boolean) => {
    const files = await run(input, nobody);
    return files.map(({ path, contents }) => {
      const kept = keepBytes(store, Buffer.from(contents));
      if (!isKept(kept.hash)) held.set(path, outputFile(path, contents));
      return { path, ...kept };
    });
  };
  // What the store refuses, because the disk is full, is held until it is published.
  const step = { name, code, run: keep, lasts: () => held.size === 0 };
  const files = await cachedLater(store, step, key, input, (hash) => hasBytes(store, hash));
  return files.map(
    ({ path, hash, bytes }) =>
      held.get(path) ?? { path, hash, bytes, contents: () => keptBytes(store, hash) ?? lost(path) },
  );
}

function lost(path: string): never {
  throw new Fault(messages.cache.lost(path));
}
