import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** Calls that change a disk; publishing uses no others. */
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

const NEEDS_ROOM = /^(?:copyFile|link|mkdir|rename|writeFile)/;

/** A fixture that is made anew for each failure of the disk, and the work during which the disk fails. */
interface Trial<Begun, Done> {
  begin: () => Begun;
  work: (begun: Begun) => Done;
}

/** Yields the state after a process that is killed before each of its calls to the disk: nothing is done after, nor tidied up. */
export function* killedAtEachCall<Begun>(trial: Trial<Begun, unknown>): Generator<{ begun: Begun; call: string }> {
  for (let last = callsOf(trial); last >= 0; last--) {
    const begun = trial.begin();
    onFailingDisk(
      (number) => number > last,
      () => trial.work(begun),
    );
    yield { begun, call: `killed after call ${last}` };
  }
}

interface Outcome<Begun, Done> {
  begun: Begun;
  done?: Done;
  error?: unknown;
  call: string;
}

/** Yields the result of the work on a disk that is full at each of its calls: writing fails, removing works. The disk may stay full. */
export function* fullAtEachCall<Begun, Done>(
  trial: Trial<Begun, Done>,
  staysFull = false,
): Generator<Outcome<Begun, Done>> {
  for (let call = callsOf(trial); call > 0; call--) {
    const begun = trial.begin();
    const isFull = (number: number, name: string) =>
      NEEDS_ROOM.test(name) && (staysFull ? number >= call : number === call);
    yield { begun, call: `full at call ${call}`, ...onFailingDisk(isFull, () => trial.work(begun)) };
  }
}

function callsOf<Begun>({ begin, work }: Trial<Begun, unknown>): number {
  const begun = begin();
  return onDisk(
    (call) => call(),
    () => void work(begun),
  );
}

/** Does the work on a disk that refuses some of its calls, and gives what it has come to. */
function onFailingDisk<Done>(
  isRefused: (number: number, name: string) => boolean,
  work: () => Done,
): { done?: Done; error?: unknown } {
  const outcome: { done?: Done } = {};
  try {
    onDisk(
      (call, number, name) => {
        if (!isRefused(number, name)) return call();
        throw Object.assign(new Error('the disk refuses'), { code: 'ENOSPC', syscall: name });
      },
      () => {
        outcome.done = work();
      },
    );
    return outcome;
  } catch (error) {
    return { error };
  }
}

/** Does the work on a disk that nothing may be changed on. */
export function onClosedDisk(work: () => void): void {
  onDisk((_, __, name) => {
    throw Object.assign(new Error('permission denied'), { code: 'EACCES', syscall: name });
  }, work);
}
