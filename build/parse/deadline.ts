import { readFileSync } from 'node:fs';
import { createContext, Script } from 'node:vm';

const script = new Script('work()');
const context = createContext({});

/** How much more time by the clock the work gets when a busy machine left it too little of the processor. */
const MORE = 4;

/**
 * Runs synchronous work, and stops it in the middle once it has taken more than so many milliseconds of processor time:
 * other programs on the machine do not count, nor other threads of this one, where the system tells them apart. Undefined then; what the work throws is thrown on.
 * On a busy machine the work may be started anew, so it must change nothing but what it returns.
 */
export function withinTime<Value>(
  milliseconds: number,
  work: () => Value,
  /** Milliseconds of processor time that have been spent so far. */
  spent: () => number = spentByThread,
): { value: Value } | undefined {
  for (let patience = Math.ceil(milliseconds); ; patience *= MORE) {
    const before = spent();
    const outcome = withinClockTime(patience, work);
    if (outcome) return outcome;
    if (spent() - before >= milliseconds) return undefined;
  }
}

function spentByThread(): number {
  try {
    // Linux: the first number is nanoseconds (kernel, Documentation/scheduler/sched-stats.rst).
    const [nanoseconds = ''] = readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ');
    return Number(nanoseconds) / 1e6;
  } catch {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  }
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
