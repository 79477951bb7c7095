import { setTimeout as pause } from 'node:timers/promises';
import { assert } from '../suite.ts';
import { TIMEOUT_MS } from './timeout.ts';

/** In milliseconds. */
const BETWEEN_READS = 50;

/**
 * Holds once `read` gives the expected value; a value that never comes fails with the last one that was read. A page that is being loaded again while
 * it is read has no value yet.
 */
export async function eventually<Value>(
  read: () => Promise<Value> | Value,
  expected: Value,
  message?: string,
): Promise<void> {
  let actual = await readOnce(read);
  for (let waited = 0; waited < TIMEOUT_MS && !same(actual, expected); waited += BETWEEN_READS) {
    await pause(BETWEEN_READS);
    actual = await readOnce(read);
  }
  assert.equal(actual, expected, message);
}

async function readOnce<Value>(read: () => Promise<Value> | Value): Promise<Value | undefined> {
  try {
    return await read();
  } catch (error) {
    if (String(error).includes('Execution context was destroyed')) return undefined;
    throw error;
  }
}

/** Compares numbers, texts and lists of them. */
function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
