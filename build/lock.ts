import { closeSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
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

/**
 * Takes the one right to build into `out`; throws `Locked` when a living process has it.
 * Returns the function that gives it back. A lock left by a dead process is taken over.
 */
export function lock(out: string): () => void {
  const file = join(dirname(out), `.${basename(out)}.lock`);
  mkdirSync(dirname(file), { recursive: true });
  if (!create(file)) {
    const holder = Number(read(file));
    if (isAlive(holder)) throw new Locked(holder, file);
    takeOver(file, holder);
  }
  return () => rmSync(file, { force: true });
}

function create(file: string): boolean {
  try {
    const handle = openSync(file, 'wx');
    writeSync(handle, String(process.pid));
    closeSync(handle);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Two processes may find the same stale lock: the one whose rename moved the dead holder's file goes on. */
function takeOver(file: string, dead: number): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    throw new Locked(Number(read(file)), file);
  }
  const moved = Number(read(aside));
  if (moved !== dead) {
    renameSync(aside, file);
    throw new Locked(moved, file);
  }
  rmSync(aside, { force: true });
  if (!create(file)) throw new Locked(Number(read(file)), file);
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
