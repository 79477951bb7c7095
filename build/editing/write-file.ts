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

/** Replaces a file by a rename. `file`: absolute, links resolved. `isCurrent` is called right before; if it returns false, this throws `Refused` (409). */
export function replaceFile(
  file: string,
  contents: Contents,
  owner: FileOwner,
  isCurrent: (path: string) => boolean = () => true,
): void {
  // A rename would replace even a read-only file.
  closeSync(openSync(file, constants.O_WRONLY | (constants.O_NOFOLLOW ?? 0)));
  withDraft(file, contents, (draft) => {
    copyOwnerAndMode(draft, owner);
    if (!isCurrent(file)) throw new Refused(409, messages.changed(basename(file)));
    renameSync(draft, file);
  });
}

/** Copies the mode, and the owner if the system permits it: most systems let only root change owners. */
function copyOwnerAndMode(file: string, { uid, gid, mode }: FileOwner): void {
  try {
    chownSync(file, uid, gid);
  } catch (error) {
    if (!isErrno(error, 'EPERM', 'EINVAL')) throw error;
  }
  chmodSync(file, mode & 0o7777);
}

/** Adds a file, and its folder if that is missing. Throws `EEXIST` if there is such a file. */
export function addFile(file: string, contents: Contents, mode?: number): void {
  makeFolder(dirname(file));
  withDraft(file, contents, (draft) => {
    if (mode !== undefined) chmodSync(draft, mode & 0o7777);
    try {
      // Unlike a rename, a link never overwrites.
      linkSync(draft, file);
    } catch (error) {
      if (!isErrno(error, ...NO_LINKS)) throw error;
      copyFileSync(draft, file, constants.COPYFILE_EXCL);
    }
  });
}

/** Error codes by which disks without hard links refuse. */
const NO_LINKS = ['EPERM', 'ENOTSUP', 'ENOSYS', 'EOPNOTSUPP'];

/** Writes a hidden draft beside a file for `place` to move there; the draft is removed in the end. */
function withDraft(file: string, contents: Contents, place: (draft: string) => void): void {
  const folder = dirname(file);
  const draft = join(folder, `.${basename(file)}.${randomBytes(6).toString('hex')}.tmp`);
  try {
    writeFileSync(draft, contents, { flag: 'wx', flush: true });
    // The folder may have become a link meanwhile.
    if (realpathSync(folder) !== folder) throw new Refused(403, messages.link(basename(file)));
    place(draft);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Writes a new text. Throws `Refused` if there is a file. */
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

export interface FileChange {
  /** Path from the project's root, with `/`. */
  path: string;
  /** Makes the change and returns the function that undoes it. Both throw the system's errors. */
  run(): () => void;
}

/** Makes all changes in order; undoes them if one is refused. Throws `Refused`, with the files that could not be restored. */
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
