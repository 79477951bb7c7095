import { chmodSync, chownSync, renameSync, type Stats, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { PublishedFile } from '../../contract/output.ts';
import { isErrno } from '../../platform/errors.ts';
import { assertStillLocked } from './lock.ts';
import { stage } from './stage.ts';
import { makeWorkFolder, removeWorkFolder } from './work-folder.ts';

/**
 * Replaces the folder `out` by these files, whole or not at all; false, with nothing changed, where it cannot be renamed.
 * Everything is written beside it first; then two renames, with nothing in between, swap old and new.
 * A process killed between the two leaves the old site in its work folder, from where `recover` puts it back.
 */
export function swap(files: readonly PublishedFile[], out: string, unchanged: ReadonlySet<string>): boolean {
  const work = makeWorkFolder(dirname(out), out);
  try {
    const paths = files.map(({ path }) => path);
    stage(files, work.fresh, paths, { folder: out, paths: unchanged });
    const before = statSync(out, { throwIfNoEntry: false });
    assertStillLocked(out);
    if (before && !(takeAfter(work.fresh, before) && moveAway(out, work.old))) return false;
    renameSync(work.fresh, out);
    return true;
  } finally {
    removeWorkFolder(work, out);
  }
}

/** Gives the new folder the owner and the mode of the old one; false where that is not ours to give. */
function takeAfter(fresh: string, { uid, gid, mode }: Stats): boolean {
  const now = statSync(fresh);
  try {
    if (now.uid !== uid || now.gid !== gid) chownSync(fresh, uid, gid);
    // After the owner, whose change may take bits away.
    if (now.mode !== mode) chmodSync(fresh, mode);
    return true;
  } catch (error) {
    if (isErrno(error, 'EPERM', 'EINVAL', 'ENOTSUP')) return false;
    throw error;
  }
}

/** A mount point is busy, a folder of a container's image is on another device, one in a shared parent not ours to move. */
function moveAway(out: string, old: string): boolean {
  try {
    renameSync(out, old);
    return true;
  } catch (error) {
    if (isErrno(error, 'EBUSY', 'EXDEV', 'EPERM', 'EACCES')) return false;
    throw error;
  }
}
