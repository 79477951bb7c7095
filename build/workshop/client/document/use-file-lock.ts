import { useCallback, useEffect, useState } from 'react';

interface FileLock {
  /** This tab alone writes the file; another one does while it is false. */
  held: boolean;
  /** Takes the file over from the other tab, which is told by its own `held`. */
  take(): void;
}

/** Sees to it that one tab of the browser at a time writes a file (Web Locks). The lock goes with its tab, however that ends. */
export function useFileLock(path: string): FileLock {
  const [held, setHeld] = useState(true);
  const [steals, setSteals] = useState(0);
  useEffect(() => {
    const end = new AbortController();
    let release = () => {};
    const hold = () => {
      setHeld(true);
      return new Promise<void>((resolve) => {
        release = resolve;
      });
    };
    const ask = async () => {
      const name = `atelier:${path}`;
      if (steals > 0) return navigator.locks.request(name, { steal: true }, hold);
      const first = await navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? hold() : lock));
      return first === null && !end.signal.aborted ? wait(name) : undefined;
    };
    const wait = (name: string) => {
      setHeld(false);
      return navigator.locks.request(name, { signal: end.signal }, hold);
    };
    // It ends with an error where another tab takes the file over.
    ask().catch(() => {
      if (!end.signal.aborted) setHeld(false);
    });
    return () => {
      end.abort();
      release();
    };
  }, [path, steals]);
  return { held, take: useCallback(() => setSteals((count) => count + 1), []) };
}
