import { hashOf } from '../platform/hash.ts';
import type { Store } from './store.ts';

/** Bytes in a store: the key of their file, and how many they are. */
export interface StoredBytes {
  /** By `hashOf`. */
  hash: string;
  bytes: number;
}

/** Stores bytes by their hash; what another file has in common with this one is stored once. */
export function storeBytes(store: Store, contents: Uint8Array): StoredBytes {
  const stored = { hash: hashOf(contents), bytes: contents.length };
  if (!hasStoredBytes(store, stored)) store.put(keyOf(stored.hash), contents);
  return stored;
}

export function hasStoredBytes(store: Store, { hash, bytes }: StoredBytes): boolean {
  return store.has(keyOf(hash), bytes);
}

export function storedBytes(store: Store, hash: string): Uint8Array | undefined {
  return store.get(keyOf(hash));
}

function keyOf(hash: string): string {
  return `bytes ${hash}`;
}
