import type { KeyPath } from '../../../build/contract/content-type.ts';

/** `inner` is `outer`, or lies in it. */
export function within(inner: KeyPath, outer: KeyPath): boolean {
  return outer.length <= inner.length && outer.every((key, index) => key === inner[index]);
}

/** A path as one word: different paths, different words. */
export function pathWord(at: KeyPath): string {
  return JSON.stringify(at);
}
