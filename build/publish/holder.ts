import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { isErrno } from '../system/errno.ts';

/** A process, told from every other that has had its number or will. */
export interface Holder {
  pid: number;
  /** Where its number means something: one boot of one machine and, on Linux, one container. */
  system: string;
  /** When it began, in the system's own terms; empty where the system does not say. */
  started: string;
  /** Tells two locks of one process apart. */
  key: string;
}

export function thisProcess(): Holder {
  return holder(process.pid);
}

/** A process of this system. */
export function holder(pid: number): Holder {
  return { pid, system: system(), started: stateOf(pid)?.started ?? '', key: randomUUID() };
}

/** Whether it still runs; undefined where this system cannot tell. */
export function isRunning({ pid, system: where, started }: Holder): boolean | undefined {
  if (where !== system()) return undefined;
  if (!answers(pid)) return false;
  const now = stateOf(pid);
  if (!now || started === '') return undefined;
  return now.started === started && !now.ended;
}

function answers(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isErrno(error, 'EPERM');
  }
}

/** From Linux's /proc; see proc_pid_stat(5): the 3rd field is the state, the 22nd the time it started. */
function stateOf(pid: number): { started: string; ended: boolean } | undefined {
  const stat = readOr(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  // The name, in parentheses, may hold anything.
  const [state = '', ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const started = fields[18];
  return started === undefined ? undefined : { started, ended: 'ZX'.includes(state) };
}

function system(): string {
  const boot = readOr(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')).trim();
  const container = readOr(() => readlinkSync('/proc/self/ns/pid'));
  return boot && container ? `${boot} ${container}` : hostname();
}

function readOr(read: () => string): string {
  try {
    return read();
  } catch {
    return '';
  }
}
