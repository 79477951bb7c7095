import { setTimeout as pause } from 'node:timers/promises';
import * as assert from 'uvu/assert';

/** How often a value is read before it counts as wrong; a slow machine takes a while. */
const READS = 200;
const BETWEEN = 50;

/** Holds once `read` gives the expected value; fails with the last one it gave. */
export async function eventually<Value>(
  read: () => Promise<Value> | Value,
  expected: Value,
  message?: string,
): Promise<void> {
  let actual = await read();
  for (let reads = 1; reads < READS && !same(actual, expected); reads++) {
    await pause(BETWEEN);
    actual = await read();
  }
  assert.equal(actual, expected, message);
}

/** What the reader compares are numbers, texts and lists of them. */
function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
