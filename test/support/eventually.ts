import { setTimeout as pause } from 'node:timers/promises';
import { assert } from '../suite.ts';
import { TIMEOUT_MS } from './timeout.ts';

/** In milliseconds. */
const BETWEEN_READS = 50;

/** Holds once `read` gives the expected value; a value that never comes fails with the last one that was read. */
export async function eventually<Value>(
  read: () => Promise<Value> | Value,
  expected: Value,
  message?: string,
): Promise<void> {
  let actual = await read();
  for (let waited = 0; waited < TIMEOUT_MS && !same(actual, expected); waited += BETWEEN_READS) {
    await pause(BETWEEN_READS);
    actual = await read();
  }
  assert.equal(actual, expected, message);
}

/** Compares numbers, texts and lists of them. */
function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
