import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publish as messages } from '../../diagnostics/messages/output.fr.ts';
import { Fault, isErrno } from '../../platform/errors.ts';
import { makeFolder } from '../../platform/folders.ts';
import { isRunning, ownerIn, thisProcess } from '../../platform/lock-owner.ts';
import { hiddenName, placeFor } from './out-folder.ts';

export class LockedError extends Fault {
  /** The process id of the owner; undefined if the lock names none. */
  readonly pid: number | undefined;

  constructor(pid: number | undefined, file: string) {
    super(messages.locked(pid, file));
    this.pid = pid;
  }
}

/** Milliseconds after which the lock of another machine, whose owner cannot be asked, counts as abandoned. No build takes as long. */
const ABANDONED = 3_600_000;
/** Milliseconds after which a lock without owner counts as abandoned; writing the owner takes microseconds. */
const UNFINISHED = 10_000;

/** Locks of this process, by output folder. */
const ownLocks = new Map<string, { file: string; text: string }>();

/** Locks `out` and returns the function that unlocks it. Throws `LockedError`. Takes over abandoned locks; the last of several wins. */
export function lock(out: string): () => void {
  const folder = placeFor(out);
  makeFolder(folder);
  const file = join(folder, hiddenName(out, 'lock'));
  const text = create(file) ?? takeOver(file);
  ownLocks.set(out, { file, text });
  return () => {
    ownLocks.delete(out);
    if (read(file) === text) rmSync(file, { force: true });
  };
}

/** Throws a `Fault` if this process has lost its lock of `out`. */
export function assertStillLocked(out: string): void {
  const lock = ownLocks.get(out);
  if (lock && read(lock.file) !== lock.text) throw new Fault(messages.lockLost(lock.file));
}

/** Creates a lock and returns its text, or undefined if there is a lock. */
function create(file: string): string | undefined {
  try {
    return write(file);
  } catch (error) {
    if (isErrno(error, 'EEXIST')) return undefined;
    throw error;
  }
}

/** Replaces an abandoned lock by a rename, so that nobody reads half of it. */
function takeOver(file: string): string {
  const owner = ownerIn(read(file) ?? '');
  if (owner ? (isRunning(owner) ?? age(file) < ABANDONED) : age(file) < UNFINISHED)
    throw new LockedError(owner?.pid, file);
  const next = `${file}.${randomUUID()}`;
  try {
    const text = write(next);
    renameSync(next, file);
    return text;
  } catch (error) {
    rmSync(next, { force: true });
    throw error;
  }
}

/** Writes the lock's text and returns it. An empty lock on a full disk still counts: cleaning up may free the disk. */
function write(file: string): string {
  const text = JSON.stringify({ ...thisProcess(), key: randomUUID() });
  try {
    writeFileSync(file, text, { flag: 'wx' });
    return text;
  } catch (error) {
    if (isErrno(error, 'ENOSPC', 'EDQUOT')) return '';
    throw error;
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function age(file: string): number {
  return Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
}
