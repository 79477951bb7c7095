import { setFlagsFromString } from 'node:v8';

/**
 * Lets the heap of this process grow by at most a quarter between two garbage collections.
 * V8 lets it double by default: at 4,000 pages a fifth of a build's memory is then garbage, and no time is saved.
 */
export function keepHeapTight(): void {
  setFlagsFromString('--heap-growing-percent=25');
}
