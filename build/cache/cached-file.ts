import { hashOf } from '../system/hash.ts';
import { type Ask, cached, nobody, type Step } from './cached.ts';
import type { Store } from './store.ts';

/** What a step makes that makes a file: its text, and what others are to know of it without reading it. */
export interface MadeFile<Facts> {
  facts: Facts;
  contents: string;
}

/** Such a file, its bytes still where they are kept. */
export interface CachedFile<Facts> extends KeptBytes {
  facts: Facts;
  /** The text in UTF-8, made once more where it has been lost. */
  contents: () => Uint8Array;
}

interface KeptBytes {
  /** By `hashOf`. */
  hash: string;
  bytes: number;
}

/** As `cached`, for a step whose output is mostly the text of a file that nobody may need: it is read when it is asked for. */
export function cachedFile<Input, Facts, Answer = never>(
  store: Store,
  step: Step<Input, MadeFile<Facts>, Answer>,
  key: string,
  input: Input,
  ask: Ask<Answer> = nobody,
): CachedFile<Facts> {
  const { name, code } = step;
  const run = (_: Input, ask: Ask<Answer>) => {
    const { facts, contents } = step.run(input, ask);
    return { facts, ...keepBytes(store, Buffer.from(contents)) };
  };
  const summary = cached(store, { name, code, run }, key, input, ask);
  return { ...summary, contents: () => keptBytes(store, summary.hash) ?? Buffer.from(step.run(input, ask).contents) };
}

/** Keeps bytes under their hash: those of two files that are alike are kept once. */
export function keepBytes(store: Store, contents: Uint8Array): KeptBytes {
  const hash = hashOf(contents);
  if (!hasBytes(store, hash)) store.put(placeOf(hash), contents);
  return { hash, bytes: contents.length };
}

export function hasBytes(store: Store, hash: string): boolean {
  return store.has(placeOf(hash));
}

export function keptBytes(store: Store, hash: string): Uint8Array | undefined {
  return store.get(placeOf(hash));
}

function placeOf(hash: string): string {
  return `bytes ${hash}`;
}
