import { readdirSync, readFileSync } from 'node:fs';

/** Ticks a second in which Linux counts processor time. */
const TICKS = 100;

/** Returns the seconds of processor time of a process, its descendants and those of them that have ended; 0 where the system does not tell. */
export function processorOfTree(pid: number | undefined): number {
  return childrenOf(pid)
    .map(processorOfTree)
    .reduce((sum, one) => sum + one, processorOf(pid) ?? 0);
}

/** Returns what a process and the ended ones that it waited for have used (proc(5), stat: utime to cstime). */
function processorOf(pid: number | undefined): number | undefined {
  try {
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) (?!.*\) )/);
    const ticks = fields.split(' ').slice(11, 15).map(Number);
    return ticks.reduce((sum, one) => sum + one, 0) / TICKS;
  } catch {
    return undefined;
  }
}

/** Returns the processes that any thread of a process has started (proc(5), children). */
function childrenOf(pid: number | undefined): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    );
  } catch {
    return [];
  }
}
