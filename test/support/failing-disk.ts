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
 * Does the work on a disk that hands each call that changes it to `around`, with the call's number, from 1 on, and its name.
 * Gives how many calls there were; what the work throws is thrown.
 */
export function onDisk(
  around: (call: () => unknown, number: number, name: string) => unknown,
  work: () => void,
): number {
  const originals = CHANGES.map((name) => [name, fs[name]] as const);
  let calls = 0;
  for (const [name, original] of originals)
    Reflect.set(fs, name, (...args: unknown[]) => around(() => Reflect.apply(original, fs, args), ++calls, name));
  syncBuiltinESMExports();
  try {
    work();
    return calls;
  } finally {
    for (const [name, original] of originals) Reflect.set(fs, name, original);
    syncBuiltinESMExports();
  }
}

/** Does the work on a disk that is full from its call `from` to its call `to` on, both included: what needs room is refused, what removes is done. */
export function onFullDisk(from: number, work: () => void, to = Number.POSITIVE_INFINITY): void {
  onDisk((call, number, name) => {
    if (number < from || number > to || !NEEDS_ROOM.test(name)) return call();
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC', syscall: name });
  }, work);
}

const NEEDS_ROOM = /^(?:copyFile|link|mkdir|rename|writeFile)/;

/** Does the work as a process that is killed once it has made this many calls: nothing is done after, nor tidied up. */
export function killedAfter(calls: number, work: () => void): void {
  try {
    onDisk((call, number) => {
      if (number <= calls) return call();
      throw new Error('the process was killed');
    }, work);
  } catch {
    // Nobody is there to be told.
  }
}
