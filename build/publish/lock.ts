import { closeSync, mkdirSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { messages } from '../messages.fr.ts';
import { isErrno } from '../system/errno.ts';
import { Fault } from '../system/fault.ts';
import { keepBeating } from './heartbeat.ts';
import { type Holder, isRunning, thisProcess } from './holder.ts';
import { hiddenName, placeFor } from './place.ts';

/** Somebody else is building into the same folder. */
export class Locked extends Fault {
  /** The process that holds it, where the lock names one. */
  readonly pid: number | undefined;

  constructor(pid: number | undefined, file: string) {
    super(messages.publish.locked(pid, file));
    this.pid = pid;
  }
}

interface Timing {
  /** Milliseconds between two signs of life; none is given when it is 0. */
  beat?: number;
  /** Milliseconds without a sign of life after which a holder that cannot be asked counts as gone. Network drives show a change up to a minute late. */
  silence?: number;
}

/** The locks of this process, by the folder they are for: the lock's file, and what it says while it is ours. */
const taken = new Map<string, { file: string; own: string }>();

/** Milliseconds after which a take-over that never ended counts as abandoned; it takes microseconds. */
const ABANDONED = 60_000;

/**
 * Takes the one right to build into `out`; throws `Locked` when somebody has it.
 * Returns the function that gives it back. A lock whose holder is gone is taken over:
 * on this system the process is looked up; one of another system has to have been silent.
 */
export function lock(out: string, { beat = 10_000, silence = 120_000 }: Timing = {}): () => void {
  const folder = placeFor(out);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, hiddenName(out, 'lock'));
  const own = JSON.stringify(thisProcess());
  if (!create(file, own)) takeOver(file, own, silence);
  const stop = beat > 0 ? keepBeating(file, own, beat) : undefined;
  taken.set(out, { file, own });
  return () => {
    stop?.();
    taken.delete(out);
    if ([own, ''].includes(read(file) ?? own)) rmSync(file, { force: true });
  };
}

/**
 * Throws a `Fault` where this process has taken the lock of `out` and lost it since, as one that was asleep for longer than a lock may be silent;
 * asked before anything there is changed. Without a lock there is nothing to lose.
 */
export function assertStillLocked(out: string): void {
  const lock = taken.get(out);
  // On a full disk it stayed empty.
  if (lock && ![lock.own, ''].includes(read(lock.file) ?? 'gone'))
    throw new Fault(messages.publish.lockLost(lock.file));
}

/** Makes a file that did not exist. On a full disk it stays empty, and still is what the others see. */
function create(file: string, text: string): boolean {
  let made: number;
  try {
    made = openSync(file, 'wx');
  } catch (error) {
    if (isErrno(error, 'EEXIST')) return false;
    throw error;
  }
  try {
    writeSync(made, text);
  } catch (error) {
    if (!isErrno(error, 'ENOSPC', 'EDQUOT')) throw error;
  } finally {
    closeSync(made);
  }
  return true;
}

/** One process at a time may judge a lock abandoned and replace it; the file beside it is that right. */
function takeOver(file: string, own: string, silence: number): void {
  const turn = `${file}.turn`;
  if (!create(turn, '')) {
    if (Date.now() - (changed(turn) ?? Date.now()) > ABANDONED) rmSync(turn, { force: true });
    throw new Locked(holderIn(file)?.pid, file);
  }
  try {
    const holder = holderIn(file);
    // Both by the clock of the file system, which on a network drive is not this machine's.
    const silent = (changed(turn) ?? 0) - (changed(file) ?? 0) > silence;
    if (!((holder && isRunning(holder)) ?? !silent)) rmSync(file, { force: true });
    if (!create(file, own)) throw new Locked(holder?.pid, file);
  } finally {
    rmSync(turn, { force: true });
  }
}

function holderIn(file: string): Holder | undefined {
  try {
    const { pid, system, started, key } = JSON.parse(read(file) ?? '');
    const named = Number.isInteger(pid) && pid > 0;
    return named ? { pid, system: String(system), started: String(started), key: String(key) } : undefined;
  } catch {
    return undefined;
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function changed(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs;
}
