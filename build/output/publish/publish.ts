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
  /** Path at which the replaced site is kept, for the next site to link unchanged files from. */
  former?: string;
}

/** Publishes into `out`, a locked real path; if `out` cannot be renamed, file by file and with a warning. Throws a `Fault` for foreign files. */
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

/** Swaps folders by two renames, or returns false with nothing changed. `recover` restores the old site if the process is killed between them. */
function swap(
  files: readonly PublishedFile[],
  { out, former }: { out: string; former: string },
  unchanged: ReadonlyMap<string, Stats>,
): boolean {
  const work = makeWorkFolder(dirname(out), out);
  try {
    // A symbolic link is not moved, because clearing it would delete foreign files.
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

/** Gives the new folder the old one's owner and mode; returns false if the system refuses. */
function copyOwnerAndMode(fresh: string, { uid, gid, mode }: Stats): boolean {
  const now = statSync(fresh);
  try {
    if (now.uid !== uid || now.gid !== gid) chownSync(fresh, uid, gid);
    // A change of the owner may clear bits of the mode.
    if (now.mode !== mode) chmodSync(fresh, mode);
    return true;
  } catch (error) {
    if (isErrno(error, 'EPERM', 'EINVAL', 'ENOTSUP')) return false;
    throw error;
  }
}

/** Moves a folder; returns false for mount points, other devices, and taken, closed or missing places. */
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
