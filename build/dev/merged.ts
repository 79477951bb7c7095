/** Work that is asked for more often than it can be done. */
export interface MergedWork {
  /** Asks for it soon: what is asked for closely together is one. */
  soon: () => void;
  /** Asks for it at once. */
  now: () => void;
  /** Takes back what has not begun, and waits for what has. */
  stop: () => Promise<void>;
}

/** In milliseconds. */
interface Pauses {
  /** Before the work that is asked for after a long quiet: it need not wait for more, which is done afterwards. */
  first: number;
  /** Between the last request and the work, once they follow one another. */
  quiet: number;
  /** Milliseconds that never go back. */
  clock?: () => number;
}

/** Never does the work twice at the same time: however often it is asked for meanwhile, it is done once more afterwards. The work must not reject. */
export function merged(
  work: () => Promise<void>,
  { first, quiet, clock = () => performance.now() }: Pauses,
): MergedWork {
  let timer: NodeJS.Timeout | undefined;
  let isFirst = false;
  let asked = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | undefined;
  let again = false;
  const run = async () => {
    do {
      again = false;
      await work();
    } while (again);
    running = undefined;
  };
  const now = () => {
    isFirst = false;
    if (running) again = true;
    else running = run();
  };
  return {
    now,
    soon: () => {
      const calm = clock() - asked > 2 * quiet;
      asked = clock();
      if (isFirst) return;
      isFirst = calm && !running;
      clearTimeout(timer);
      timer = setTimeout(now, isFirst ? first : quiet);
    },
    stop: async () => {
      clearTimeout(timer);
      again = false;
      await running;
    },
  };
}
