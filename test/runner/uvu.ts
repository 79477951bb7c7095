import type { Callback, Context, Test } from 'uvu';
import { shuffled } from './order.ts';

// Otherwise the library runs each suite by itself, once the file that registers it has been loaded.
globalThis.UVU_DEFER = 1;
const library = await import('uvu');

interface Observer {
  /** Draws the order of a suite's tests; without it they run as they are written. */
  shuffle?: string | undefined;
  onBegin: (test: string) => void;
}

let observer: Observer | undefined;

/** Says how the suites that are registered from now on run, and who hears which test begins. */
export function observeTests(given: Observer): void {
  observer = given;
}

/** uvu's `suite`, whose tests run in the order that the observer asks for. */
export function suite<T = Context>(name: string, context?: T): Test<T> {
  const own = library.suite<T>(name, context);
  const tests: { title: string; work: Callback<T> }[] = [];
  const add = (title: string, work: Callback<T>) => {
    const observed: Callback<T> = async (state) => {
      observer?.onBegin(title);
      await work(state);
    };
    tests.push({ title, work: observed });
  };
  const run = () => {
    const seed = observer?.shuffle;
    for (const { title, work } of seed === undefined ? tests : shuffled(tests, `${seed} ${name}`)) own(title, work);
    own.run();
  };
  return Object.assign(add, own, { run });
}
