import { lock, recover } from '../output/index.ts';

/** Takes the output folder until this process ends, however it ends; what it leaves half-done is then tidied. */
export function lockOutput(out: string): void {
  const unlock = lock(out);
  process.once('exit', () => {
    try {
      recover(out);
    } catch {
      // The next build recovers, and says what is in its way.
    }
    unlock();
  });
  recover(out);
}
