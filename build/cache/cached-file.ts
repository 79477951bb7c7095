import { hashOf } from '../system/hash.ts';
import { cached, type Step } from './cached.ts';
import type { Store } from './store.ts';

/** The text of a file that a step makes, and what others need to know of it without reading it. */
export interface MadeFile<Facts> {
  facts: Facts;
  contents: string;
}

/** Such a file, whose bytes are read from the store when they are asked for. */
export interface CachedFile<Facts> extends StoredBytes {
  facts: Facts;
  /** The text in UTF-8; it is made once more where the store has lost it. */
  contents: () => Uint8Array;
}

/** Bytes in a store: the key of their file, and how many they are. */
export interface StoredBytes {
  /** By `hashOf`. */
  hash: string;
  bytes: number;
}

interface FileStep<Input, Facts> extends Pick<Step<Input, unknown>, 'name' | 'code'> {
  run: (input: Input) => MadeFile<Facts>;
}

/** As `cached`, for a step that makes one file: its text is stored apart, as most runs read nothing but the facts. */
export function cachedFile<Input, Facts>(
  store: Store,
  { name, code, run }: FileStep<Input, Facts>,
  key: string,
  input: Input,
): CachedFile<Facts> {
  const runAndStore = () => {
    const { facts, contents } = run(input);
    return { facts, ...keepBytes(store, Buffer.from(contents)) };
  };
  const file = cached(store, { name, code, run: runAndStore }, key, input);
  return { ...file, contents: () => keptBytes(store, file.hash) ?? Buffer.from(run(input).contents) };
}

/** Stores bytes by their hash; what another file has in common with this one is stored once. */
export function keepBytes(store: Store, contents: Uint8Array): StoredBytes {
  const stored = { hash: hashOf(contents), bytes: contents.length };
  if (!hasBytes(store, stored)) store.put(keyOf(stored.hash), contents);
  return stored;
}

export function hasBytes(store: Store, { hash, bytes }: StoredBytes): boolean {
  return store.has(keyOf(hash), bytes);
}

export function keptBytes(store: Store, hash: string): Uint8Array | undefined {
  return store.get(keyOf(hash));
}

function keyOf(hash: string): string {
  return `bytes ${hash}`;
}
