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
export class RemoteLock {
  private readonly remote: RemoteFolder;
  private readonly file: OpenFile;
  private readonly lockTimes: LockTimes;
  private readonly heart: NodeJS.Timeout;
  /** When the last look began that found the lock to be ours. The computer may have slept since: a clock that sleeps with it would not do. */
  private seen = 0;
  private looking: Promise<void> | undefined;
  private isBeating = false;

  private constructor(remote: RemoteFolder, file: OpenFile, machine: string, lockTimes: LockTimes) {
    this.remote = remote;
    this.file = file;
    this.lockTimes = lockTimes;
    // The next look reports a failure.
    this.heart = setInterval(() => void this.beat(machine).catch(() => {}), lockTimes.beat);
    this.heart.unref();
  }

  /** Waits for the lock while somebody has it, and takes over one that is left behind. */
  static async take(remote: RemoteFolder, { machine, onWait }: Holder, lockTimes = LOCK_TIMES): Promise<RemoteLock> {
    const watch = new Watch(lockTimes.stale);
    for (;;) {
      const file = await remote.create(LOCK, textOf(remote.turn, machine));
      if (file) {
        const lock = new RemoteLock(remote, file, machine, lockTimes);
        try {
          await lock.look();
          return lock;
        } catch (error) {
          await lock.release();
          throw error;
        }
      }
      const text = await remote.read(LOCK);
      const isNobodys = watch.isNobodys(text);
      if (text && (isNobodys || isLeftBehind(text, machine))) await takeAway(remote, text);
      else {
        onWait();
        await pause(lockTimes.beat);
      }
    }
  }

  /** Asked before each change. Nobody takes the lock over within the time that a look holds. */
  async assertOurs(): Promise<void> {
    if (Math.abs(Date.now() - this.seen) > this.lockTimes.fresh) await this.look();
  }

  /** Asks the server whether the lock is ours. */
  look(): Promise<void> {
    this.looking ??= this.read().finally(() => {
      this.looking = undefined;
    });
    return this.looking;
  }

  /** Gives it back, unless the line is cut or the lock is somebody else's by now. */
  async release(): Promise<void> {
    clearInterval(this.heart);
    try {
      await this.file.close();
      await this.read();
      await this.remote.remove(LOCK);
    } catch {
      // It is left behind, which whoever comes next finds out.
    }
  }

  private async read(): Promise<void> {
    const begun = Date.now();
    const text = await this.remote.read(LOCK);
    if (text === undefined || readLock(text)?.turn !== this.remote.turn) {
      this.seen = 0;
      throw new Fault(words.sftp.overtaken);
    }
    this.seen = begun;
  }

  private async beat(machine: string): Promise<void> {
    if (this.isBeating) return;
    this.isBeating = true;
    try {
      await this.file.write(textOf(this.remote.turn, machine));
      await this.look();
    } finally {
      this.isBeating = false;
    }
  }
}

/** Observations of a lock while waiting for it. */
class Watch {
  private readonly begun = Date.now();
  private readonly stale: number;
  private text: string | undefined;
  private since = this.begun;

  constructor(stale: number) {
    this.stale = stale;
  }

  /** Returns true if the lock has not changed for long. Throws once it has changed for too long. */
  isNobodys(bytes: Buffer | undefined): boolean {
    const now = Date.now();
    const text = bytes?.toString();
    if (text !== this.text) this.since = now;
    this.text = text;
    if (now - this.since >= this.stale && text !== undefined) return true;
    if (now - this.begun < 2 * this.stale) return false;
    throw new Fault(text === undefined ? words.sftp.refused(LOCK) : words.sftp.overtaken);
  }
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
