import { assertStillLocked, Locked, lock } from './lock.ts';
import { removeWorkFolder, workFolders } from './work-folder.ts';

/**
 * Cleans up after a build that was killed: puts back the site that it had moved aside, if nothing took its place, and removes its work folder.
 * Only the owner of the folder's lock may: what looks left over may be in use.
 */
export function recover(out: string): void {
  assertStillLocked(out);
  for (const work of workFolders(out)) removeWorkFolder(work, out);
}

/** Does the same for a reader of the folder; returns false, with nothing touched, while a build is at work there. */
export function recoverIfIdle(out: string): boolean {
  if (workFolders(out).length === 0) return true;
  let unlock: () => void;
  try {
    unlock = lock(out);
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
