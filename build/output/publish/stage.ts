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

/** Unchanged files of the published site, which need not be written again. */
export interface ReusableFiles {
  folder: string;
  paths: ReadonlyMap<string, Stats>;
}

const NONE: ReusableFiles = { folder: '', paths: new Map() };

/**
 * Writes files and a manifest into a folder. Unchanged files are linked and keep their time, by which servers answer 304. `paths`: all paths of
 * the site. Throws a `Fault` if the result is incomplete.
 */
export function stage(
  files: readonly PublishedFile[],
  folder: string,
  paths: readonly string[],
  unchanged: ReusableFiles = NONE,
): void {
  // `mkdtemp` would make a folder that web servers cannot read.
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

/** Removes everything from a folder except links to unchanged files, and returns their paths. */
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

/** Tells whether two entries are links to one file. Files of Windows may share numbers, but not times. */
function isSameFile({ ino, size, mtimeMs, ctimeMs }: Stats, other: Stats | undefined): boolean {
  return other?.ino === ino && other.size === size && other.mtimeMs === mtimeMs && other.ctimeMs === ctimeMs;
}

/** Links a file; returns false if the file system refuses, as not all have hard links. */
function tryLink(from: string, target: string): boolean {
  try {
    linkSync(from, target);
    return true;
  } catch (error) {
    if (isErrno(error, 'ENOENT', 'EPERM', 'EACCES', 'EXDEV', 'EMLINK', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS')) return false;
    throw error;
  }
}

/** Writes a file, never over another one: a disk may take two names for one. */
function write(file: PublishedFile, target: string, mode: number): void {
  try {
    if ('from' in file) copy(file.from, target, mode);
    else writeFileSync(target, file.contents(), { flag: 'wx' });
  } catch (error) {
    // System errors of writes name no file, so the path is added.
    throw error instanceof Error ? Object.assign(error, { path: target, ...error }) : error;
  }
}

/** Copies a file with a mode that web servers can read, whatever the mode of its source. */
function copy(from: string, target: string, mode: number): void {
  copyFileSync(from, target, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
  chmodSync(target, mode);
}

/** Throws a `Fault` if a file is missing, added or of another size. Links were compared before. */
function assertComplete(folder: string, wanted: number, files: readonly PublishedFile[]): void {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const count = entries.filter((entry) => !entry.isDirectory()).length - 1;
  if (count !== wanted) throw new Fault(messages.changedMeanwhile(folder));
  for (const { path, bytes } of files) {
    const { size } = lstatSync(join(folder, path));
    if (size !== bytes) throw new Fault(messages.changedMeanwhile(path));
  }
}
