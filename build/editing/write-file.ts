import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  closeSync,
  constants,
  copyFileSync,
  linkSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { ContentHost } from '../contract/workshop-host.ts';
import { contentFiles as messages } from '../diagnostics/messages/content-files.fr.ts';
import { newFile } from '../diagnostics/messages/new.fr.ts';
import { isErrno } from '../platform/errors.ts';
import { makeFolder } from '../platform/folders.ts';
import { contentPlace } from './project-files.ts';
import { Refused, writeOrRefuse } from './refused.ts';

type Contents = string | Uint8Array;

type FileOwner = Pick<Stats, 'uid' | 'gid' | 'mode'>;

/**
 * Writes new contents beside a file, and renames them over it: readers see the old contents or the new ones. `file` is absolute, links resolved.
 * `isCurrent` tells whether the file may go; it is asked right before the rename, and what it refuses stays (409).
 */
export function replaceFile(
  file: string,
  contents: Contents,
  owner: FileOwner,
  isCurrent: (path: string) => boolean = () => true,
): void {
  // A rename needs the folder's permission alone: a closed file in an open folder would give way.
  closeSync(openSync(file, constants.O_WRONLY | (constants.O_NOFOLLOW ?? 0)));
  withDraft(file, contents, (draft) => {
    copyOwnerAndMode(draft, owner);
    if (!isCurrent(file)) throw new Refused(409, messages.changed(basename(file)));
    renameSync(draft, file);
  });
}

/** Leaves the owner as it is where the system lets nobody but root give files away. */
function copyOwnerAndMode(file: string, { uid, gid, mode }: FileOwner): void {
  try {
    chownSync(file, uid, gid);
  } catch (error) {
    if (!isErrno(error, 'EPERM', 'EINVAL')) throw error;
  }
  chmodSync(file, mode & 0o7777);
}

/** Adds a file, and its folder where that is missing. Throws `EEXIST` where there is one. */
export function addFile(file: string, contents: Contents, mode?: number): void {
  makeFolder(dirname(file));
  withDraft(file, contents, (draft) => {
    if (mode !== undefined) chmodSync(draft, mode & 0o7777);
    try {
      // Unlike a rename, it never overwrites.
      linkSync(draft, file);
    } catch (error) {
      if (!isErrno(error, ...NO_LINKS)) throw error;
      copyFileSync(draft, file, constants.COPYFILE_EXCL);
    }
  });
}

/** Disks without hard links refuse with one of these. */
const NO_LINKS = ['EPERM', 'ENOTSUP', 'ENOSYS', 'EOPNOTSUPP'];

/** Writes a hidden draft beside a file for `place` to put there; nothing of it is left in the end. */
function withDraft(file: string, contents: Contents, place: (draft: string) => void): void {
  const folder = dirname(file);
  const draft = join(folder, `.${basename(file)}.${randomBytes(6).toString('hex')}.tmp`);
  try {
    writeFileSync(draft, contents, { flag: 'wx', flush: true });
    // The folder may have given way to a link since it was looked at.
    if (realpathSync(folder) !== folder) throw new Refused(403, messages.link(basename(file)));
    place(draft);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Writes a text where no file is yet. Throws `Refused`. */
export function addText(host: ContentHost, path: string, text: string, mode?: number): void {
  const { file, slug, stats } = contentPlace(host, path);
  const nameInUse = new Refused(409, newFile.taken(slug, path));
  if (stats) throw nameInUse;
  writeOrRefuse(path, () => {
    try {
      addFile(file, text, mode);
    } catch (error) {
      throw isErrno(error, 'EEXIST') ? nameInUse : error;
    }
  });
}

/** A change of one file. */
export interface FileChange {
  /** From the project's root, with `/`. */
  path: string;
  /** Makes the change, and returns what takes it back. Both throw where the system refuses. */
  run(): () => void;
}

/**
 * Makes all changes, in their order; where one is refused, those before it are taken back, each whatever becomes of the others: what cannot be
 * taken back is named. Throws `Refused`.
 */
export function allOrNothing(steps: readonly FileChange[]): void {
  const undo: { path: string; back: () => void }[] = [];
  try {
    for (const { path, run } of steps) undo.push({ path, back: run() });
  } catch (error) {
    const stuck = undo.reverse().filter((step) => !isUndone(step));
    if (stuck.length === 0) throw error;
    const reason = error instanceof Refused ? error.message : '';
    const paths = stuck.map(({ path }) => path);
    throw new Refused(507, messages.halfDone(paths, reason));
  }
}

function isUndone({ back }: { back: () => void }): boolean {
  try {
    back();
    return true;
  } catch {
    return false;
  }
}
