import { chmodSync, chownSync, lstatSync, readFileSync, renameSync, type Stats, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { diagnostic, type Outcome, WHOLE_FILE } from '../../contract/diagnostic.ts';
import type { PublishedFile } from '../../contract/output.ts';
import { publish as messages } from '../../diagnostics/messages/output.fr.ts';
import { Fault, isErrno } from '../../platform/errors.ts';
import { makeFolder } from '../../platform/folders.ts';
import { publishInPlace } from './in-place.ts';
import { assertStillLocked } from './lock.ts';
import { MANIFEST, manifestText, placeFor, publishedPaths, whyNotReplace } from './out-folder.ts';
import { stage } from './stage.ts';
import { unchangedFiles } from './unchanged.ts';
import { makeWorkFolder, removeWorkFolder } from './work-folder.ts';

interface PublishOptions {
  inPlace?: boolean;
  /** Path at which the folder of the replaced site stays, for the next site to be made of it: most of its links are the same. */
  former?: string;
}

/**
 * If the folder cannot be renamed, its files are replaced one by one with `inPlace`, and a warning says so. `out` is a real path, whose lock the
 * caller has. Throws a `Fault` if it holds files of others, or if the system refuses; the site then stays as it was, unless files were replaced one
 * by one.
 */
export function publish(
  files: readonly PublishedFile[],
  out: string,
  { inPlace = false, former = '' }: PublishOptions = {},
): Outcome<undefined> {
  makeFolder(dirname(out));
  const refusal = whyNotReplace(out);
  if (refusal) throw new Fault(refusal);
  const unchanged = unchangedFiles(files, out);
  const cannotSwap = inPlace || placeFor(out) === out;
  const isDone = isUpToDate(files, out, unchanged) || (!cannotSwap && swap(files, { out, former }, unchanged));
  if (!isDone) publishInPlace(files, out, unchanged);
  if (inPlace || (isDone && !cannotSwap)) return { value: undefined, diagnostics: [] };
  return { value: undefined, diagnostics: [diagnostic('warning', out, WHOLE_FILE, messages.fileByFile(out))] };
}

function isUpToDate(files: readonly PublishedFile[], out: string, unchanged: ReadonlyMap<string, Stats>): boolean {
  if (unchanged.size < files.length || !publishedPaths(out)) return false;
  return readFileSync(join(out, MANIFEST), 'utf8') === manifestText(files.map(({ path }) => path));
}

/**
 * Replaces the folder `out` by these files, whole or not at all; false, with nothing changed, where it cannot be renamed.
 * Everything is written beside it first; then two renames, with nothing in between, swap old and new.
 * A process killed between the two leaves the old site in its work folder, from where `recover` puts it back.
 */
function swap(
  files: readonly PublishedFile[],
  { out, former }: { out: string; former: string },
  unchanged: ReadonlyMap<string, Stats>,
): boolean {
  const work = makeWorkFolder(dirname(out), out);
  try {
    // A link would lead the clearing of this folder to files that are not of a build.
    if (lstatSync(former, { throwIfNoEntry: false })?.isDirectory()) move(former, work.fresh);
    const paths = files.map(({ path }) => path);
    stage(files, work.fresh, paths, { folder: out, paths: unchanged });
    const before = statSync(out, { throwIfNoEntry: false });
    assertStillLocked(out);
    if (before && !(copyOwnerAndMode(work.fresh, before) && move(out, work.old))) return false;
    renameSync(work.fresh, out);
    move(work.old, former);
    return true;
  } finally {
    removeWorkFolder(work, out);
  }
}

/** Gives the new folder the owner and the mode of the old one; false where that is not ours to give. */
function copyOwnerAndMode(fresh: string, { uid, gid, mode }: Stats): boolean {
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

/** Moves a folder; false where it stays: a mount point is busy, the place is on another device, taken or closed to us, the folder not there. */
function move(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    const codes = ['EBUSY', 'EXDEV', 'EPERM', 'EACCES', 'EROFS', 'ENOENT', 'ENOTDIR', 'ENOTEMPTY', 'EEXIST'];
    if (isErrno(error, ...codes)) return false;
    throw error;
  }
}
