import { createContext, Script } from 'node:vm';

/** The clock runs somewhat longer than the work may take, so that work stopped by the clock has had its processor time. */
const CLOCK_MARGIN = 1.25;
/** Work that the clock stopped before it had its processor time is started again with this many times more of the clock, at least and at most. */
const [LEAST_LONGER, MOST_LONGER] = [2, 16];

/**
 * Runs synchronous work and stops it after so many milliseconds of processor time. The clock alone would refuse sound texts on a busy machine,
 * so work that took more is refused even if it finished, and work that had to wait for the processor is run again:
 * it must change nothing but what it returns. What the work throws is thrown on.
 */
export function withinTime<Value>(
  milliseconds: number,
  work: () => Value,
  /** Milliseconds of processor time that this process has used so far. */
  processorTime: () => number = processorTimeOfProcess,
): { value: Value } | undefined {
  let clock = milliseconds * CLOCK_MARGIN;
  for (;;) {
    const before = processorTime();
    const outcome = withinClockTime(Math.ceil(clock), work);
    const taken = processorTime() - before;
    if (taken > milliseconds) return undefined;
    if (outcome) return outcome;
    const needed = (milliseconds * CLOCK_MARGIN) / Math.max(taken, 1);
    clock *= Math.min(MOST_LONGER, Math.max(LEAST_LONGER, needed));
  }
}

function processorTimeOfProcess(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const script = new Script('work()');
const context = createContext({});

/** V8 stops whatever the script has called when the time is up, regular expressions too, without a thread or a copy of the data. */
function withinClockTime<Value>(milliseconds: number, work: () => Value): { value: Value } | undefined {
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
