import {
  chmodSync,
  constants,
  copyFileSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  type Stats,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { PublishedFile } from '../contract/output.ts';
import { messages } from '../messages.fr.ts';
import { isErrno } from '../system/errno.ts';
import { Fault } from '../system/fault.ts';
import { MARK, markText } from './mark.ts';

/** What the system says of what has been prepared, by path. */
export interface Staged {
  files: Map<string, Stats>;
  folders: Map<string, Stats>;
}

/** What need not be written: files that lie as they should in another folder. */
export interface Standing {
  folder: string;
  paths: { has: (path: string) => boolean };
}

const NOTHING_STANDS: Standing = { folder: '', paths: new Set() };

/**
 * Writes files of a site, and its mark, into a folder that is not there yet, and counts what came of it. What stands is linked.
 * `paths` are those of the whole site. Throws a `Fault` when a file is missing, added or of another size, and the system's error when it refuses.
 */
export function stage(
  files: readonly PublishedFile[],
  folder: string,
  {
    paths = files.map(({ path }) => path),
    standing = NOTHING_STANDS,
  }: { paths?: readonly string[]; standing?: Standing } = {},
): Staged {
  // Not mkdtemp: its folders are closed to everybody else, such as a web server.
  mkdirSync(folder);
  writeFileSync(join(folder, MARK), markText(paths));
  const { mode } = lstatSync(join(folder, MARK));
  for (const one of new Set(files.map(({ path }) => dirname(path)))) mkdirSync(join(folder, one), { recursive: true });
  for (const file of files) {
    const stands = standing.paths.has(file.path) && isLinked(join(standing.folder, file.path), join(folder, file.path));
    if (!stands) write(file, folder, mode);
  }
  return count(files, folder);
}

/** Not every file system has hard links, nor any number of them for a file; and what stood there may be gone. */
function isLinked(from: string, target: string): boolean {
  try {
    linkSync(from, target);
    return true;
  } catch (error) {
    if (isErrno(error, 'ENOENT', 'EPERM', 'EACCES', 'EXDEV', 'EMLINK', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS')) return false;
    throw error;
  }
}

/** Never over a file that is there: on some systems two names differ to us and not to the disk. */
function write(file: PublishedFile, folder: string, mode: number): void {
  const target = join(folder, file.path);
  try {
    if ('from' in file) copy(file.from, target, mode);
    else writeFileSync(target, file.contents(), { flag: 'wx' });
  } catch (error) {
    // What is refused while bytes are written names no file.
    throw error instanceof Error ? Object.assign(error, { path: target, ...error }) : error;
  }
}

/** A copy would be as closed to a web server as its source may be. */
function copy(from: string, target: string, mode: number): void {
  copyFileSync(from, target, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
  chmodSync(target, mode);
}

function count(files: readonly PublishedFile[], folder: string): Staged {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory());
  const found = entries.length - folders.length - 1;
  if (found !== files.length) throw new Fault(messages.publish.wrongCount(found, files.length, folder));
  const counted = files.map(({ path, bytes }) => {
    const stats = lstatSync(`${folder}/${path}`);
    if (stats.size !== bytes) throw new Fault(messages.publish.wrongSize(path, stats.size, bytes));
    return [path, stats] as const;
  });
  const places = folders.map(({ parentPath, name }) => `${parentPath}/${name}`);
  return {
    files: new Map(counted),
    folders: new Map(places.map((place) => [relative(folder, place).split(sep).join('/'), lstatSync(place)])),
  };
}
