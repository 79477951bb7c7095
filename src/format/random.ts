import { fnv1a } from './hash.ts';

/** Returns a reproducible generator of numbers in [0, 1). The seed's hash starts Mulberry32 (Tommy Ettinger, public domain). */
export function randomFrom(seed: string): () => number {
  let state = fnv1a(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
