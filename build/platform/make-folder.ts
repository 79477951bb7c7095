import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { isErrno } from './errno.ts';

/** Makes a folder and those above it, where they are missing. Throws what the system refuses. */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    // So says Node of a read-only disk: it looks for the folder that it could not make, and tells what became of that.
    if (isErrno(error, 'ENOENT')) makeEach(folder);
    else throw error;
  }
}

function makeEach(folder: string): void {
  try {
    mkdirSync(folder);
  } catch (error) {
    if (isErrno(error, 'EEXIST')) return;
    if (!isErrno(error, 'ENOENT') || dirname(folder) === folder) throw error;
    makeEach(dirname(folder));
    mkdirSync(folder);
  }
}
