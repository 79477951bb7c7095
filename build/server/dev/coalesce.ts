/** Work that is requested more often than it can be done. */
export interface CoalescedWork {
  /** Requests it once nothing has been requested for the pause. */
  soon: () => void;
  /** Requests it at once. */
  now: () => void;
  /** Drops what has not begun, and waits for what has. */
  stop: () => Promise<void>;
}

/**
 * Never does the work twice at the same time: however often it is requested meanwhile, it is done once more afterwards.
 * The work must not reject. `pause` is in milliseconds.
 */
export function coalesced(work: () => Promise<void>, pause: number): CoalescedWork {
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
      timer = setTimeout(now, pause);
    },
    stop: async () => {
      clearTimeout(timer);
      again = false;
      await running;
    },
  };
}
