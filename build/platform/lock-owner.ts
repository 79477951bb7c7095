import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { isErrno } from './errors.ts';

/** The process that a lock belongs to. */
export interface LockOwner {
  pid: number;
  host: string;
  /** Its start in the system's own terms, which distinguishes later processes with the same number; empty if unknown. */
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

/** Undefined for a process of another machine or container, which cannot be asked. */
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
    // Another user's process.
    return isErrno(error, 'EPERM');
  }
}

/** From Linux's /proc, where it is there; see proc_pid_stat(5): the 3rd field is the state, the 22nd the time it started. */
function stateOf(pid: number): { started: string; ended: boolean } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name, in parentheses, may hold anything.
    const [state = '', ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { started: fields[18] ?? '', ended: 'ZX'.includes(state) };
  } catch {
    return undefined;
  }
}
