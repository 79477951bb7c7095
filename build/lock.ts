import { linkSync, mkdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Somebody else is building into the same folder. */
export class Locked extends Error {
  readonly pid: number;
  readonly file: string;

  constructor(pid: number, file: string) {
    super(`another build (process ${pid}) holds ${file}`);
    this.pid = pid;
    this.file = file;
  }
}

/** Milliseconds after which a take-over that never ended counts as abandoned; it takes microseconds. */
const ABANDONED = 10_000;

/**
 * Takes the one right to build into `out`; throws `Locked` when a living process has it.
 * Returns the function that gives it back. A lock left by a dead process is taken over.
 */
export function lock(out: string): () => void {
  const file = join(dirname(out), `.${basename(out)}.lock`);
  mkdirSync(dirname(file), { recursive: true });
  if (!create(file)) takeOver(file);
  return () => rmSync(file, { force: true });
}

/** The lock appears with its holder's number in it, or not at all: a link is made in one step, and never over another. */
function create(file: string): boolean {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, String(process.pid));
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (isErrno(error, 'EEXIST')) return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** One process at a time may judge a lock stale and remove it; the folder beside it is that right. */
function takeOver(file: string): void {
  if (isAlive(holderOf(file))) throw new Locked(holderOf(file), file);
  const turn = `${file}.turn`;
  if (!enter(turn)) throw new Locked(holderOf(file), file);
  try {
    const holder = holderOf(file);
    if (isAlive(holder)) throw new Locked(holder, file);
    rmSync(file, { force: true });
    if (!create(file)) throw new Locked(holderOf(file), file);
  } finally {
    rmdirSync(turn);
  }
}

function enter(turn: string): boolean {
  try {
    mkdirSync(turn);
    return true;
  } catch (error) {
    if (!isErrno(error, 'EEXIST')) throw error;
  }
  const since = statSync(turn, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
  if (Date.now() - since > ABANDONED) rmSync(turn, { recursive: true, force: true });
  return false;
}

/** The process that a lock names; 0 when it names none. */
function holderOf(file: string): number {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return Number.isInteger(pid) && pid > 0 ? pid : 0;
  } catch {
    return 0;
  }
}

function isAlive(pid: number): boolean {
  if (pid === 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isErrno(error, 'EPERM');
  }
}

function isErrno(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
