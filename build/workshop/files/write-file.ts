import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  constants,
  copyFileSync,
  linkSync,
  mkdirSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { workshopFiles as words } from '../../messages/workshop-files.fr.ts';
import { isErrno } from '../../system/errno.ts';
import { Refused } from '../refused.ts';

type Contents = string | Uint8Array;

/**
 * Puts other contents in the place of a file's, all at once: whoever reads sees the old ones or the new ones. Permissions stay.
 * `file`: absolute, links resolved. Throws what the system refuses; the file is then as it was, and nothing lies beside it.
 */
export function replaceFile(file: string, contents: Contents, mode: number): void {
  // Else a file that is closed to us would give way, because its folder is open.
  closeSync(openSync(file, constants.O_WRONLY | (constants.O_NOFOLLOW ?? 0)));
  beside(file, contents, mode, (draft) => renameSync(draft, file));
}

/** Adds a file, whole from the first moment, and its folder where that is missing. Throws `EEXIST` where there is one. */
export function addFile(file: string, contents: Contents, mode?: number): void {
  mkdirSync(dirname(file), { recursive: true });
  beside(file, contents, mode, (draft) => {
    try {
      linkSync(draft, file);
    } catch (error) {
      // Some disks know no second name of a file.
      if (!isErrno(error, 'EPERM', 'ENOTSUP', 'ENOSYS', 'EOPNOTSUPP')) throw error;
      copyFileSync(draft, file, constants.COPYFILE_EXCL);
    }
  });
}

/** Writes a draft beside a file, hidden from whoever lists texts; nothing of it is left in the end. */
function beside(file: string, contents: Contents, mode: number | undefined, place: (draft: string) => void): void {
  const folder = dirname(file);
  const draft = join(folder, `.${basename(file)}.${randomBytes(6).toString('hex')}.tmp`);
  try {
    writeFileSync(draft, contents, { flag: 'wx' });
    // Of its own, as what a new file may be is less by what the system masks.
    if (mode !== undefined) chmodSync(draft, mode & 0o7777);
    // As late as can be: the folder may have given way to a link since it was looked at.
    if (realpathSync(folder) !== folder) throw new Refused(403, words.link(basename(file)));
    place(draft);
  } finally {
    rmSync(draft, { force: true });
  }
}
