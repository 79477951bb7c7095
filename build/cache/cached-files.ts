import { type OutputFile, outputFile } from '../contract/output.ts';
import { messages } from '../messages.fr.ts';
import { Fault } from '../system/fault.ts';
import { cachedLater, type LaterStep, nobody } from './cached.ts';
import { hasBytes, keepBytes, keptBytes } from './cached-file.ts';
import type { Store } from './store.ts';

/** A file that a step makes, and what others are to know of it without reading it, if anything. */
interface FileContents<Facts> {
  path: string;
  contents: string | Uint8Array;
  facts?: Facts | undefined;
}

/**
 * As `cachedLater`, for a step whose output is files that nobody may need: their bytes are read when they are asked for, and held by nobody.
 * Where some of them have gone from the store, all are made anew. Reading throws a `Fault` where that only shows by then.
 */
export async function cachedFiles<Input, Facts>(
  store: Store,
  { name, code, run }: LaterStep<Input, readonly FileContents<Facts>[]>,
  key: string,
  input: Input,
): Promise<(OutputFile & { facts: Facts | undefined })[]> {
  const held = new Map<string, OutputFile>();
  const keep = async (_: Input, isKept: (hash: string) => boolean) => {
    const files = await run(input, nobody);
    return files.map(({ path, contents, facts }) => {
      const kept = keepBytes(store, Buffer.from(contents));
      if (!isKept(kept.hash)) held.set(path, outputFile(path, contents));
      return { path, facts, ...kept };
    });
  };
  // What the store refuses, because the disk is full, is held until it is published.
  const step = { name, code, run: keep, lasts: () => held.size === 0 };
  const files = await cachedLater(store, step, key, input, (hash) => hasBytes(store, hash));
  return files.map(({ path, facts, hash, bytes }) => {
    const file = held.get(path) ?? { path, hash, bytes, contents: () => keptBytes(store, hash) ?? lost(path) };
    return { ...file, facts };
  });
}

function lost(path: string): never {
  throw new Fault(messages.cache.lost(path));
}
