import { readFileSync } from 'node:fs';
import { createContext, Script } from 'node:vm';

const script = new Script('work()');
const context = createContext({});

/** Runs work, and gives what it returns, or undefined where it took too long. */
export type Deadline = <Value>(milliseconds: number, work: () => Value) => { value: Value } | undefined;

/** How much longer than the work should need the clock is given: what is stopped by it has then had its processor time. */
const SPARE = 1.25;
/** At least and at most so many times longer is what was stopped too early waited for. */
const [LEAST_MORE, MOST_MORE] = [2, 16];

/**
 * Runs synchronous work, and stops it once it has taken more than so many milliseconds of processor time: what other programs and,
 * where the system tells threads apart, other threads take does not count. Undefined for work that took more, even if it came to its end,
 * so that the answer is the same on a busy machine. What the work throws is thrown on.
 * On a busy machine the work may be started anew, so it must change nothing but what it returns.
 */
export function withinTime<Value>(
  milliseconds: number,
  work: () => Value,
  /** Milliseconds of processor time that have been spent so far. */
  spent: () => number = spentByThread,
): { value: Value } | undefined {
  let patience = milliseconds * SPARE;
  for (;;) {
    const before = spent();
    const outcome = withinClockTime(Math.ceil(patience), work);
    const taken = spent() - before;
    if (taken > milliseconds) return undefined;
    if (outcome) return outcome;
    // The share of the processor that the work had says how long the clock has to run.
    const needed = (milliseconds * SPARE) / Math.max(taken, 1);
    patience *= Math.min(MOST_MORE, Math.max(LEAST_MORE, needed));
  }
}

/** Node 23.9 and later tell a thread's own time; the types are those of an older one. */
const host: NodeJS.Process & { threadCpuUsage?: typeof process.cpuUsage } = process;

function spentByThread(): number {
  if (host.threadCpuUsage) return millisecondsOf(host.threadCpuUsage());
  try {
    // Linux: the first number is nanoseconds (kernel, Documentation/scheduler/sched-stats.rst).
    const [nanoseconds = ''] = readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ');
    return Number(nanoseconds) / 1e6;
  } catch {
    return millisecondsOf(process.cpuUsage());
  }
}

function millisecondsOf({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1000;
}

function withinClockTime<Value>(milliseconds: number, work: () => Value): { value: Value } | undefined {
  // V8 ends whatever runs below the script when the time is up, regular expressions too: no thread, no copy of the work's data.
  context.work = work;
  try {
    return { value: script.runInContext(context, { timeout: milliseconds }) };
  } catch (error) {
    if (isTimeout(error)) return undefined;
    throw error;
  } finally {
    context.work = undefined;
  }
}

function isTimeout(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
  );
}
