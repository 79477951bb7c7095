/** Work that is asked for more often than it can be done. */
export interface MergedWork {
  /** Asks for it once things have been quiet for a while. */
  soon: () => void;
  /** Asks for it at once. */
  now: () => void;
  /** Takes back what has not begun, and waits for what has. */
  stop: () => Promise<void>;
}

/**
 * Never does the work twice at the same time: however often it is asked for meanwhile, it is done once more afterwards.
 * `quiet` is in milliseconds. The work must not reject.
 */
export function merged(work: () => Promise<void>, quiet: number): MergedWork {
  let timer: NodeJS.Timeout | undefined;
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
    if (running) again = true;
    else running = run();
  };
  return {
    now,
    soon: () => {
      clearTimeout(timer);
      timer = setTimeout(now, quiet);
    },
    stop: async () => {
      clearTimeout(timer);
      again = false;
      await running;
    },
  };
}
