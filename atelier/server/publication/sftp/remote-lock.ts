import { setTimeout as pause } from 'node:timers/promises';
import { Fault, isErrno } from '../../../../build/editing/system.ts';
import { publication as words } from '../../../words/publication.fr.ts';
import { type OpenFile, type RemoteFolder, temporaryPath } from './remote-folder.ts';

/** The lock file beside the site. */
const LOCK = '.publication-verrou';

/** The times of a lock in milliseconds. */
export interface LockTimes {
  /** The interval between two heartbeats of the owner, and between two looks of others. */
  beat: number;
  /** The time for which a look at the lock is valid. */
  fresh: number;
  /** The time without a heartbeat after which a lock is abandoned; a living lock is waited for twice as long. */
  stale: number;
}

/** `stale` is much longer than a connection can be silent without being cut. */
const LOCK_TIMES: LockTimes = { beat: 1000, fresh: 3000, stale: 60_000 };

interface Holder {
  /** The id of this site on this machine. */
  machine: string;
  /** Called when somebody else has the lock. */
  onWait(): void;
}

/**
 * The lock of a server's folder, which one publication at a time has. Its owner created its file and writes into it
 * each second. Clocks of two machines are never compared. All methods reject with a `Fault`.
 */
export interface RemoteLock {
  /** Checks the lock before each change. Nobody takes it over within the time that a look is valid. */
  assertOurs(): Promise<void>;
  /** Asks the server whether the lock is ours. */
  look(): Promise<void>;
  /** Releases the lock, unless the connection is cut or somebody else has it. */
  release(): Promise<void>;
}

/** Waits for the lock while somebody has it, and takes over an abandoned one. */
export async function takeLock(
  remote: RemoteFolder,
  { machine, onWait }: Holder,
  lockTimes = LOCK_TIMES,
): Promise<RemoteLock> {
  const isStale = staleTest(lockTimes.stale);
  for (;;) {
    const file = await remote.create(LOCK, textOf(remote.turn, machine));
    if (file) {
      const lock = holdLock(remote, file, machine, lockTimes);
      try {
        await lock.look();
        return lock;
      } catch (error) {
        await lock.release();
        throw error;
      }
    }
    const text = await remote.read(LOCK);
    const isNobodys = isStale(text);
    if (text && (isNobodys || isLeftBehind(text, machine))) await removeLock(remote, text);
    else {
      onWait();
      await pause(lockTimes.beat);
    }
  }
}

/** Sends heartbeats to the lock's file until the lock is released. */
function holdLock(remote: RemoteFolder, file: OpenFile, machine: string, { beat, fresh }: LockTimes): RemoteLock {
  /** The start of the last look that found the lock to be ours. A clock that stops while the computer sleeps would not do. */
  let seen = 0;
  const read = async () => {
    const begun = Date.now();
    const text = await remote.read(LOCK);
    const isOurs = text !== undefined && readLock(text)?.turn === remote.turn;
    seen = isOurs ? begun : 0;
    if (!isOurs) throw new Fault(words.sftp.overtaken);
  };
  const look = oneAtATime(read);
  const write = oneAtATime(() => file.write(textOf(remote.turn, machine)).then(look));
  // The next look reports a failure.
  const heart = setInterval(() => void write().catch(() => {}), beat).unref();
  return {
    look,
    assertOurs: async () => {
      if (Math.abs(Date.now() - seen) > fresh) await look();
    },
    release: async () => {
      clearInterval(heart);
      try {
        await file.close();
        await read();
        await remote.remove(LOCK);
      } catch {
        // The lock stays, and the next publication finds it abandoned.
      }
    },
  };
}

/** Returns a function that starts work, or returns the work that is running. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => {
    running ??= work().finally(() => {
      running = undefined;
    });
    return running;
  };
}

/** Returns a test for a lock that has not changed for long. It throws once the lock has kept changing for too long. */
function staleTest(stale: number): (bytes: Buffer | undefined) => boolean {
  const begun = Date.now();
  let since = begun;
  let known: string | undefined;
  return (bytes) => {
    const now = Date.now();
    const text = bytes?.toString();
    if (text !== known) since = now;
    known = text;
    if (now - since >= stale && text !== undefined) return true;
    if (now - begun < 2 * stale) return false;
    throw new Fault(text === undefined ? words.sftp.refused(LOCK) : words.sftp.overtaken);
  };
}

interface Lock {
  turn: string;
  machine: string;
  pid: number;
}

/** Returns the text of a heartbeat, always of the same length, as it overwrites the last one. */
function textOf(turn: string, machine: string): Buffer {
  const lock = { notice: words.sftp.lock, turn, machine, pid: process.pid, time: new Date().toISOString() };
  return Buffer.from(`${JSON.stringify(lock)}\n`);
}

function readLock(bytes: Buffer): Lock | undefined {
  try {
    const { turn, machine, pid } = JSON.parse(bytes.toString());
    return { turn: String(turn), machine: String(machine), pid: Number(pid) };
  } catch {
    return undefined;
  }
}

/** Tells whether a lock is from this machine, which publishes once at a time: its process no longer publishes. */
function isLeftBehind(bytes: Buffer, machine: string): boolean {
  const lock = readLock(bytes);
  return lock?.machine === machine && (lock.pid === process.pid || !isRunning(lock.pid));
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return !isErrno(error, 'ESRCH');
  }
}

/** Removes a lock with this text, even if others try too: one of several renames succeeds, and its file is then no longer in the way. */
async function removeLock(remote: RemoteFolder, text: Buffer): Promise<void> {
  const away = temporaryPath('ancien', remote.turn, LOCK);
  if (!(await remote.rename(LOCK, away))) return;
  const taken = await remote.read(away);
  if (taken?.equals(text)) await remote.remove(away);
  else await remote.rename(away, LOCK);
}
