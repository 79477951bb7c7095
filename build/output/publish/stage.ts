import {
  chmodSync,
  constants,
  copyFileSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  rmSync,
  type Stats,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { PublishedFile } from '../../contract/output.ts';
import { publish as messages } from '../../diagnostics/messages/output.fr.ts';
import { Fault, isErrno } from '../../platform/errors.ts';
import { MANIFEST, manifestText } from './out-folder.ts';

/** Files of the published site that need not be written anew, as they lie in its folder. */
export interface ReusableFiles {
  folder: string;
  paths: ReadonlyMap<string, Stats>;
}

const NONE: ReusableFiles = { folder: '', paths: new Map() };

/**
 * Writes files of a site, and a manifest, into a folder, and counts what came of it. What is unchanged is linked, so that it keeps its time: web
 * servers tell by it whether a browser's copy is still good. The folder may hold a former site, of which the links to such files stay.
 * `paths` are those of the whole site. Throws a `Fault` when a file is missing, added or of another size, and the system's error when it refuses.
 */
export function stage(
  files: readonly PublishedFile[],
  folder: string,
  paths: readonly string[],
  unchanged: ReusableFiles = NONE,
): void {
  // Not mkdtemp: its folders are closed to everybody else, such as a web server.
  mkdirSync(folder, { recursive: true });
  const links = new Set(keepLinks(folder, unchanged));
  writeFileSync(join(folder, MANIFEST), manifestText(paths));
  const { mode } = lstatSync(join(folder, MANIFEST));
  const others = files.filter(({ path }) => !links.has(path));
  for (const one of new Set(others.map(({ path }) => dirname(path)))) mkdirSync(join(folder, one), { recursive: true });
  for (const file of others) {
    const isLinked =
      unchanged.paths.has(file.path) && tryLink(join(unchanged.folder, file.path), join(folder, file.path));
    if (!isLinked) write(file, join(folder, file.path), mode);
  }
  assertComplete(folder, files.length, others);
}

/** Removes all from a folder but the links to unchanged files, and returns the paths of these. */
function keepLinks(folder: string, unchanged: ReusableFiles, prefix = ''): string[] {
  return readdirSync(join(folder, prefix), { withFileTypes: true }).flatMap((entry) => {
    const path = prefix + entry.name;
    const place = join(folder, path);
    const isKept = () => isSameFile(lstatSync(place), unchanged.paths.get(path));
    const kept = entry.isDirectory() ? keepLinks(folder, unchanged, `${path}/`) : isKept() ? [path] : [];
    if (kept.length === 0) rmSync(place, { recursive: true });
    return kept;
  });
}

/** Links to one file share its number and times. Two files of Windows may have the same number, which is a double here, but not the same times. */
function isSameFile({ ino, size, mtimeMs, ctimeMs }: Stats, other: Stats | undefined): boolean {
  return other?.ino === ino && other.size === size && other.mtimeMs === mtimeMs && other.ctimeMs === ctimeMs;
}

/** Not every file system has hard links, nor any number of them for a file. */
function tryLink(from: string, target: string): boolean {
  try {
    linkSync(from, target);
    return true;
  } catch (error) {
    if (isErrno(error, 'ENOENT', 'EPERM', 'EACCES', 'EXDEV', 'EMLINK', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS')) return false;
    throw error;
  }
}

/** Never over a file that is there: on some systems two names differ to us and not to the disk. */
function write(file: PublishedFile, target: string, mode: number): void {
  try {
    if ('from' in file) copy(file.from, target, mode);
    else writeFileSync(target, file.contents(), { flag: 'wx' });
  } catch (error) {
    // An error while bytes are written names no file.
    throw error instanceof Error ? Object.assign(error, { path: target, ...error }) : error;
  }
}

/** A copy would be as closed to a web server as its source may be. */
function copy(from: string, target: string, mode: number): void {
  copyFileSync(from, target, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
  chmodSync(target, mode);
}

/** A link to an unchanged file has the size that was asked for when it was compared. */
function assertComplete(folder: string, wanted: number, files: readonly PublishedFile[]): void {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const count = entries.filter((entry) => !entry.isDirectory()).length - 1;
  if (count !== wanted) throw new Fault(messages.changedMeanwhile(folder));
  for (const { path, bytes } of files) {
    const { size } = lstatSync(join(folder, path));
    if (size !== bytes) throw new Fault(messages.changedMeanwhile(path));
  }
}
