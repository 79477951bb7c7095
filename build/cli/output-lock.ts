import { lock, recover } from '../output/index.ts';

/** Locks the output folder until this process ends, and tidies it then. */
export function lockOutput(out: string): void {
  const unlock = lock(out);
  process.once('exit', () => {
    try {
      recover(out);
    } catch {
      // The next build recovers, or reports why it cannot.
    }
    unlock();
  });
  recover(out);
}
