import { randomBytes } from 'node:crypto';
import { linkSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Refused } from '../../../build/contract/editing/refused.ts';
import { workshopFiles as words } from '../../words/files.fr.ts';

/**
 * Removes a file that other programs may write, once it is held where they do not: what they wrote up to then is seen, and comes back (409).
 * `isCurrent`: whether what lies at a path may go. Throws what the system refuses; the file is then where it was.
 */
export function removeFile(file: string, isCurrent: (path: string) => boolean): void {
  const held = join(dirname(file), `.${basename(file)}.${randomBytes(6).toString('hex')}.former`);
  renameSync(file, held);
  if (!isCurrent(held)) {
    linkSync(held, file);
    rmSync(held);
    throw new Refused(409, words.changed(basename(file)));
  }
  rmSync(held);
}
