import { setTimeout as pause } from 'node:timers/promises';
import { Fault, isErrno } from '../../../../build/editing/system.ts';
import { publication as words } from '../../../words/publication.fr.ts';
import { type OpenFile, type RemoteFolder, temporaryPath } from './remote-folder.ts';

/** Beside the site: whose turn it is to publish there. */
const LOCK = '.publication-verrou';

/** In milliseconds. */
export interface LockTimes {
  /** Between two signs of life of who has the lock, and two looks of who waits. */
  beat: number;
  /** Time for which a look at the lock is valid. */
  fresh: number;
  /** A lock without a sign of life for so long is nobody's; one that shows some is waited for twice as long. */
  stale: number;
}

/** `stale` outlasts by far what a line may be silent that is not cut. */
const LOCK_TIMES: LockTimes = { beat: 1000, fresh: 3000, stale: 60_000 };

interface Holder {
  /** This site on this machine, unlike any other. */
  machine: string;
  /** Somebody else has the lock. */
  onWait(): void;
}

/**
 * The right to change a folder of a server, which one publication at a time has. Whoever made the lock's file has it, and writes into it each second;
 * clocks of two machines are never compared. All reject with a `Fault`.
 */
export interface RemoteLock {
  /** Asked before each change. Nobody takes the lock over within the time that a look holds. */
  assertOurs(): Promise<void>;
  /** Asks the server whether the lock is ours. */
  look(): Promise<void>;
  /** Gives it back, unless the line is cut or the lock is somebody else's by now. */
  release(): Promise<void>;
}

/** Waits for the lock while somebody has it, and takes over one that is left behind. */
export async function takeLock(
  remote: RemoteFolder,
  { machine, onWait }: Holder,
  lockTimes = LOCK_TIMES,
): Promise<RemoteLock> {
  const isStale = staleTest(lockTimes.stale);
  for (;;) {
    const file = await remote.create(LOCK, textOf(remote.turn, machine));
    if (file) {
      const lock = heldLock(remote, file, machine, lockTimes);
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
    if (text && (isNobodys || isLeftBehind(text, machine))) await takeAway(remote, text);
    else {
      onWait();
      await pause(lockTimes.beat);
    }
  }
}

/** Shows signs of life in the lock's file until it is given back. */
function heldLock(remote: RemoteFolder, file: OpenFile, machine: string, { beat, fresh }: LockTimes): RemoteLock {
  /** When the last look began that found the lock to be ours. The computer may have slept since: a clock that sleeps with it would not do. */
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
        // It is left behind, which whoever comes next finds out.
      }
    },
  };
}

/** Returns a function that begins a work, or gives the end of the one that is under way. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => {
    running ??= work().finally(() => {
      running = undefined;
    });
    return running;
  };
}

/** Returns a test that a lock, looked at again and again, has not changed for long. It throws once the lock has changed for too long. */
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

/** As long each time: it is written over the one before. */
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

/** Of a process of this machine that publishes no more: this one publishes once at a time. */
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

/** Removes a lock that says this, whoever else is about to do so: of several that rename it one succeeds, and what it holds then is no longer in the way. */
async function takeAway(remote: RemoteFolder, text: Buffer): Promise<void> {
  const away = temporaryPath('ancien', remote.turn, LOCK);
  if (!(await remote.rename(LOCK, away))) return;
  const taken = await remote.read(away);
  if (taken?.equals(text)) await remote.remove(away);
  else await remote.rename(away, LOCK);
}
