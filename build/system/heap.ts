import { setFlagsFromString } from 'node:v8';

/**
 * Has the heap grow by a quarter at most before what is no longer needed goes, for the rest of this process.
 * Left to itself, V8 lets it double: at four thousand pages, a fifth of a build's memory is what nobody needs any more, for no time saved.
 */
export function keepHeapTight(): void {
  setFlagsFromString('--heap-growing-percent=25');
}
