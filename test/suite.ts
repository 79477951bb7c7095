import type { Callback, Context, Test } from 'uvu';

export * as assert from 'uvu/assert';

// Otherwise uvu runs suites by itself, in an order of its own.
globalThis.UVU_DEFER = 1;
globalThis.UVU_QUEUE = [[]];
const uvu = await import('uvu');

declare global {
  var UVU_DEFER: number;
  var UVU_QUEUE: RunSuite[][];
}

/** Runs a suite; returns what failed in it, in words, or true, and how many tests passed, were skipped, and there are. */
type RunSuite = () => Promise<[failures: string | true, passed: number, skipped: number, total: number]>;

interface Observer {
  /** Returns the tests of a suite in the order in which they run. */
  arrange: <Item>(tests: readonly Item[], suite: string) => readonly Item[];
  onBegin: (test: string) => void;
}

type Suite<T> = ((title: string, work: Callback<T>) => void) & Omit<Test<T>, 'run'>;

const suites: ((observer: Observer) => RunSuite | undefined)[] = [];

/** Begins the suite of a file of tests, which the runner runs once the whole file has been loaded. */
export function suite<T = Context>(name: string, context?: T): Suite<T> {
  const own = uvu.suite<T>(name, context);
  const tests: { title: string; work: Callback<T> }[] = [];
  suites.push(({ arrange, onBegin }) => {
    for (const { title, work } of arrange(tests, name))
      own(title, async (state) => {
        onBegin(title);
        await work(state);
      });
    own.run();
    return UVU_QUEUE[0]?.pop();
  });
  return Object.assign((title: string, work: Callback<T>) => void tests.push({ title, work }), own);
}

/** Loads a file of tests by its address, and returns its suites, not run yet. */
export async function suitesOf(file: string, observer: Observer): Promise<RunSuite[]> {
  await import(file);
  return suites.splice(0).flatMap((prepare) => prepare(observer) ?? []);
}
