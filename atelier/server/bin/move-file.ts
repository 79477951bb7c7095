import { linkSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { addFile } from '../../../build/contract/editing/write-file.ts';
import { isErrno, makeFolder } from '../../../build/contract/system.ts';

/**
 * Moves a file that other programs may write to a place that nobody else uses, in a folder that is there: what they wrote up to then comes along.
 * It lies at one of both places at any moment. Throws what the system refuses.
 */
export function moveAway(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    // Another disk: what is written to the file between the copy and its end is lost.
    if (!isErrno(error, 'EXDEV')) throw error;
    addFile(to, readFileSync(from), statSync(from).mode);
    rmSync(from);
  }
}

/**
 * Moves a file that nobody else uses to a place where there may be another one by now, which stays (`EEXIST`). It lies at one of both places at
 * any moment, or at both. Throws what the system refuses.
 */
export function moveBack(from: string, to: string): void {
  makeFolder(dirname(to));
  try {
    linkSync(from, to);
  } catch (error) {
    if (!isErrno(error, 'EPERM', 'EXDEV', 'ENOTSUP', 'ENOSYS', 'EOPNOTSUPP', 'EMLINK')) throw error;
    addFile(to, readFileSync(from), statSync(from).mode);
  }
  rmSync(from);
}
