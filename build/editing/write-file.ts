import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  closeSync,
  constants,
  copyFileSync,
  ftruncateSync,
  linkSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
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

/** Whose a file is, and what may be done with it. */
type Owned = Pick<Stats, 'uid' | 'gid' | 'mode'>;

/**
 * Puts other contents in the place of a file's, all at once: whoever reads sees the old ones or the new ones. Permissions and owner stay; a file
 * whose owner we cannot give to another one is written in place, and may then be seen half written.
 * `isCurrent`: whether what lies at a path is still what the contents were made from. It is asked right before and after the exchange: a file that
 * another program wrote meanwhile stays (409). What is left is one that another program puts in its place between the last look and the exchange.
 * `file`: absolute, links resolved. Throws what the system refuses; the file is then as it was, and nothing lies beside it.
 */
export function replaceFile(
  file: string,
  contents: Contents,
  owned: Owned,
  isCurrent: (path: string) => boolean = () => true,
): void {
  // Else a file that is closed to us would give way, because its folder is open.
  closeSync(openSync(file, constants.O_WRONLY | (constants.O_NOFOLLOW ?? 0)));
  withDraft(file, contents, owned.mode, (draft) => {
    if (restoreOwner(draft, owned)) return exchange(draft, file, isCurrent);
    if (!isCurrent(file)) throw new Refused(409, messages.changed(basename(file)));
    overwrite(file, contents);
  });
}

/** Keeps hold of the previous file until it is known that nobody wrote into it meanwhile. */
function exchange(draft: string, file: string, isCurrent: (path: string) => boolean): void {
  const previous = draft.replace(/tmp$/, 'former');
  const changed = new Refused(409, messages.changed(basename(file)));
  try {
    const held = tryLink(file, previous) ? previous : file;
    if (!isCurrent(held)) throw changed;
    renameSync(draft, file);
    if (held === file || isCurrent(previous)) return;
    renameSync(previous, file);
    throw changed;
  } finally {
    rmSync(previous, { force: true });
  }
}

/** False on disks that know no second name of a file, and for files that we may not give one. */
function tryLink(file: string, name: string): boolean {
  try {
    linkSync(file, name);
    return true;
  } catch (error) {
    if (isErrno(error, ...NO_LINKS)) return false;
    throw error;
  }
}

const NO_LINKS = ['EPERM', 'ENOTSUP', 'ENOSYS', 'EOPNOTSUPP'];

/** Gives a file to an owner and group; false where the system keeps us from it. */
function restoreOwner(file: string, { uid, gid, mode }: Owned): boolean {
  const own = statSync(file);
  if (own.uid === uid && own.gid === gid) return true;
  try {
    chownSync(file, uid, gid);
    // A new owner takes some permissions away.
    chmodSync(file, mode & 0o7777);
    return true;
  } catch (error) {
    if (isErrno(error, 'EPERM', 'EINVAL')) return false;
    throw error;
  }
}

function overwrite(file: string, contents: Contents): void {
  const descriptor = openSync(file, constants.O_WRONLY | (constants.O_NOFOLLOW ?? 0));
  try {
    writeFileSync(descriptor, contents);
    ftruncateSync(descriptor, Buffer.byteLength(contents));
  } finally {
    closeSync(descriptor);
  }
}

/** Adds a file, whole from the first moment, and its folder where that is missing. Throws `EEXIST` where there is one. */
export function addFile(file: string, contents: Contents, mode?: number): void {
  makeFolder(dirname(file));
  withDraft(file, contents, mode, (draft) => {
    if (!tryLink(draft, file)) copyFileSync(draft, file, constants.COPYFILE_EXCL);
  });
}

/** Writes a draft beside a file, hidden from whoever lists texts; nothing of it is left in the end. */
function withDraft(file: string, contents: Contents, mode: number | undefined, place: (draft: string) => void): void {
  const folder = dirname(file);
  const draft = join(folder, `.${basename(file)}.${randomBytes(6).toString('hex')}.tmp`);
  try {
    writeFileSync(draft, contents, { flag: 'wx' });
    // Of its own, as what a new file may be is less by what the system masks.
    if (mode !== undefined) chmodSync(draft, mode & 0o7777);
    // As late as can be: the folder may have given way to a link since it was looked at.
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
