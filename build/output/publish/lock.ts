import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publish as messages } from '../../diagnostics/messages/output.fr.ts';
import { Fault, isErrno } from '../../platform/errors.ts';
import { makeFolder } from '../../platform/folders.ts';
import { isRunning, ownerIn, thisProcess } from '../../platform/lock-owner.ts';
import { hiddenName, placeFor } from './out-folder.ts';

/** Somebody else is building into the same folder. */
export class LockedError extends Fault {
  /** The process that has the lock, where the lock names one. */
  readonly pid: number | undefined;

  constructor(pid: number | undefined, file: string) {
    super(messages.locked(pid, file));
    this.pid = pid;
  }
}

/** Milliseconds after which a lock counts as abandoned whose owner, on another machine, cannot be asked. No build takes as long. */
const ABANDONED = 3_600_000;
/** The same for one that names no owner: it takes microseconds to write. */
const UNFINISHED = 10_000;

/** The locks of this process, by the folder they are for: the lock's file, and what it says while it is ours. */
const ownLocks = new Map<string, { file: string; text: string }>();

/**
 * Takes the one right to build into `out`; throws `Locked` when somebody has it. Returns the function that gives it back.
 * A lock whose owner is gone is taken over. Of several that take one over at the same moment, the last one has it:
 * `assertStillLocked` tells the others.
 */
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

/**
 * Throws a `Fault` where this process has taken the lock of `out` and lost it since; asked before anything there is changed.
 * Without a lock there is nothing to lose.
 */
export function assertStillLocked(out: string): void {
  const lock = ownLocks.get(out);
  if (lock && read(lock.file) !== lock.text) throw new Fault(messages.lockLost(lock.file));
}

/** Makes a lock that says who we are, and returns its text; undefined where there is one. */
function create(file: string): string | undefined {
  try {
    return write(file);
  } catch (error) {
    if (isErrno(error, 'EEXIST')) return undefined;
    throw error;
  }
}

/** Replaces a lock by ours, unless it is somebody's; by a rename, so that nobody ever reads half a lock. */
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

/** On a full disk a lock stays empty, and is one all the same: what a killed build left behind may be what fills the disk. */
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

/** Milliseconds since a file was written; none where it has gone. */
function age(file: string): number {
  return Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
}
