import { randomBytes } from 'node:crypto';
import { linkSync, readdirSync, readFileSync, renameSync, rmSync, type Stats } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { nameOnDisk } from '../../../build/contract/output.ts';
import { orRefuse, Refused } from '../../../build/editing/refused.ts';
import { hashOf, ifPresent } from '../../../build/editing/system.ts';
import { addFile, type FileChange, replaceFile } from '../../../build/editing/write-file.ts';
import { workshopFiles as words } from '../../words/workshop.fr.ts';

/** The place of a file, which may not exist. */
export interface FilePlace {
  /** From the project's root, with `/`. */
  path: string;
  /** Absolute, links resolved. */
  file: string;
}

/** Returns a step for `allOrNothing`. System errors become refusals. */
export function fileStep(path: string, run: () => () => void): FileChange {
  return { path, run: () => orRefuse(path, run, words.notDone) };
}

/** Returns the step that adds a file where there is none. */
export function additionStep({ path, file }: FilePlace, contents: string | Uint8Array, mode?: number): FileChange {
  return fileStep(path, () => {
    addFile(file, contents, mode);
    return () => rmSync(file);
  });
}

/** Returns the step that replaces the contents of a file of the expected version. It comes last, as it cannot be undone. */
export function replacementStep(
  { path, file, stats }: FilePlace & { stats: Stats },
  contents: Uint8Array,
  version: string,
): FileChange {
  return fileStep(path, () => {
    replaceFile(file, contents, stats, hasVersion(version));
    return () => {};
  });
}

/** Returns the step that removes a file of the expected version, whose contents an earlier step keeps. It comes last, as it cannot be undone. */
export function removalStep({ path, file }: FilePlace, version: string): FileChange {
  return fileStep(path, () => {
    removeFile(file, hasVersion(version));
    return () => {};
  });
}

/** Returns a test for files whose contents have a hash. */
export function hasVersion(version: string): (file: string) => boolean {
  return (file) => hashOf(readFileSync(file)) === version;
}

/** Returns the contents of a file. Throws `Refused` if their hash differs from the version that the writer saw. */
export function readVersion({ path, file }: FilePlace, version: string): Buffer {
  const contents = orRefuse(path, () => readFileSync(file), words.notDone);
  if (hashOf(contents) !== version) throw new Refused(409, words.changed(basename(path)));
  return contents;
}

/**
 * Removes a file that other programs may write. The file is first renamed to a hidden name; if `isCurrent` rejects its
 * contents there, it comes back (409). Throws the system's error, and then the file is where it was.
 */
export function removeFile(file: string, isCurrent: (path: string) => boolean): void {
  const held = join(dirname(file), `.${basename(file)}.${randomBytes(6).toString('hex')}.former`);
  renameSync(file, held);
  const isLeaving = isCurrent(held);
  if (!isLeaving) linkSync(held, file);
  rmSync(held);
  if (!isLeaving) throw new Refused(409, words.changed(basename(file)));
}

/** Returns the first free place of x.png, x-2.png, x-3.png …; names must differ by more than their case. */
export function freePlace<Place extends FilePlace>(path: string, placeAt: (path: string) => Place): Place {
  const extension = extname(path);
  const stem = path.slice(0, path.length - extension.length);
  for (let count = 1; ; count++) {
    const place = placeAt(`${stem}${count === 1 ? '' : `-${count}`}${extension}`);
    if (!isTaken(place)) return place;
  }
}

/** Tells whether a disk that ignores case has a file of this name. */
function isTaken({ file }: FilePlace): boolean {
  const name = nameOnDisk(basename(file));
  return ifPresent(() => readdirSync(dirname(file)), []).some((other) => nameOnDisk(other) === name);
}
