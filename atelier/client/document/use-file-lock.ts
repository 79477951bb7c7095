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
  useEffect(() => holdLock(`atelier-${path}`, steals > 0, setHeld), [path, steals]);
  return { held, take: useCallback(() => setSteals((count) => count + 1), []) };
}

/** Holds a lock, or waits for it, until what it returns is called. `steal`: whoever holds it loses it, and waits in turn. */
function holdLock(name: string, steal: boolean, onHeld: (held: boolean) => void): () => void {
  const end = new AbortController();
  let release = () => {};
  const hold = () =>
    new Promise<void>((resolve) => {
      release = resolve;
      onHeld(true);
    });
  const wait = (): Promise<void> => {
    onHeld(false);
    return navigator.locks.request(name, { signal: end.signal }, hold);
  };
  const again = (request: Promise<void>): Promise<void> =>
    request.catch(() => (end.signal.aborted ? undefined : again(wait())));
  void again(
    steal
      ? navigator.locks.request(name, { steal: true }, hold)
      : navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? hold() : wait())),
  );
  return () => {
    end.abort();
    release();
  };
}
