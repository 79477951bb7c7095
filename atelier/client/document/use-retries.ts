import { useEffect, useRef } from 'react';

/** In milliseconds: the first pause before another try, and the longest one. */
const FIRST = 400;
const LONGEST = 2000;

export interface Retries {
  /** Tries again after a pause of at least so many milliseconds, which is longer each time; `onWait` is called as it is over, before the try. */
  soon(onWait: () => void, least?: number): void;
  /** It has worked: nothing is tried again, and the next pause is the first one. */
  end(): void;
}

/** Tries something again until it is told to end, or its component is gone. */
export function useRetries(again: () => void): Retries {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pause = useRef(FIRST);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    soon(onWait, least = 0) {
      clearTimeout(timer.current);
      timer.current = setTimeout(
        () => {
          onWait();
          again();
        },
        Math.max(least, pause.current),
      );
      pause.current = Math.min(2 * pause.current, LONGEST);
    },
    end() {
      clearTimeout(timer.current);
      pause.current = FIRST;
    },
  };
}
