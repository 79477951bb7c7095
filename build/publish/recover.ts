import { resume } from './in-place.ts';
import { assertStillLocked, Locked, lock } from './lock.ts';
import { workFolders } from './work-folder.ts';

/**
 * Cleans up after a build that was killed: brings a set-aside site back if nothing took its place, ends what was begun file by file,
 * removes what is left over.
 * Only the holder of the folder's lock may: what looks left over may be in use.
 */
export function recover(out: string): void {
  assertStillLocked(out);
  for (const work of workFolders(out)) resume(work, out);
}

/** The same for whoever would only read the folder; false, with nothing touched, while a build is at work there. */
export function recoverIfIdle(out: string): boolean {
  if (workFolders(out).length === 0) return true;
  let unlock: () => void;
  try {
    unlock = lock(out, { beat: 0 });
  } catch (error) {
    if (error instanceof Locked) return false;
    throw error;
  }
  try {
    recover(out);
  } finally {
    unlock();
  }
  return true;
}
