import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { isErrno } from './errors.ts';

/** The process that owns a lock. */
export interface LockOwner {
  pid: number;
  host: string;
  /** Start time in the system's own format, which distinguishes later processes with the same number; empty if unknown. */
  started: string;
}

export function thisProcess(): LockOwner {
  return ownerOf(process.pid);
}

export function ownerOf(pid: number): LockOwner {
  return { pid, host: hostname(), started: stateOf(pid)?.started ?? '' };
}

export function ownerIn(text: string): LockOwner | undefined {
  try {
    const { pid, host, started } = JSON.parse(text);
    return Number.isInteger(pid) && pid > 0 ? { pid, host: String(host), started: String(started) } : undefined;
  } catch {
    return undefined;
  }
}

/** Tells whether a process runs; undefined for one of another machine or container, which cannot be asked. */
export function isRunning({ pid, host, started }: LockOwner): boolean | undefined {
  if (host !== hostname()) return undefined;
  if (!answers(pid)) return false;
  const now = stateOf(pid);
  return now === undefined || (now.started === started && !now.ended);
}

function answers(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process belongs to another user.
    return isErrno(error, 'EPERM');
  }
}

/** Reads a process's state from Linux's /proc, if it exists; in proc_pid_stat(5) the 3rd field is the state, the 22nd the start time. */
function stateOf(pid: number): { started: string; ended: boolean } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The process's name, in parentheses, may contain anything.
    const [state = '', ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { started: fields[18] ?? '', ended: 'ZX'.includes(state) };
  } catch {
    return undefined;
  }
}
