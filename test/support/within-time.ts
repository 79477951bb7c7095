import { createContext, Script } from 'node:vm';

const script = new Script('work()');
const context = createContext({});

/**
 * Runs synchronous work; returns undefined if it took more than so many milliseconds of processor time. What never ends is stopped once ten
 * times as much has passed on the clock: V8 stops regular expressions, too. What the work throws is thrown on.
 */
export function withinTime<Value>(milliseconds: number, work: () => Value): { value: Value } | undefined {
  context.work = work;
  const before = process.cpuUsage();
  try {
    const value = script.runInContext(context, { timeout: milliseconds * 10 });
    const { user, system } = process.cpuUsage(before);
    return user + system > milliseconds * 1000 ? undefined : { value };
  } catch (error) {
    if (Object(error).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return undefined;
    throw error;
  }
}
