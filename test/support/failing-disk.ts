import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** What changes a disk; publishing calls nothing else that does. */
const CHANGES = [
  'chmodSync',
  'chownSync',
  'copyFileSync',
  'linkSync',
  'mkdirSync',
  'renameSync',
  'rmdirSync',
  'rmSync',
  'unlinkSync',
  'writeFileSync',
] as const;

/**
 * Does the work on a disk that hands each call that changes it to `around`, with the call's number, from 1 on.
 * Gives how many calls there were; what the work throws is thrown.
 */
export function onDisk(around: (call: () => unknown, number: number) => unknown, work: () => void): number {
  const originals = CHANGES.map((name) => [name, fs[name]] as const);
  let calls = 0;
  for (const [name, original] of originals)
    Reflect.set(fs, name, (...args: unknown[]) => around(() => Reflect.apply(original, fs, args), ++calls));
  syncBuiltinESMExports();
  try {
    work();
    return calls;
  } finally {
    for (const [name, original] of originals) Reflect.set(fs, name, original);
    syncBuiltinESMExports();
  }
}
