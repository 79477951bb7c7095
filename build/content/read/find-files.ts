import {
  closeSync,
  constants,
  type Dirent,
  fstatSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
} from 'node:fs';
import { join, posix, sep } from 'node:path';
import { type Diagnostic, diagnostic, WHOLE_FILE } from '../../contract/diagnostic.ts';
import type { FoundFile } from '../../contract/source-file.ts';
import { read as messages } from '../../diagnostics/messages/read.fr.ts';
import { byCodeUnit } from '../../platform/by-code-unit.ts';
import { isErrno } from '../../platform/errors.ts';
import { pathFrom } from '../../platform/folders.ts';

/** A file that was read when it was found. */
export interface ReadFile extends FoundFile {
  contents: Buffer;
}

interface Search {
  /** The project's root. */
  root: string;
  /** The folder to search; the system's error is thrown when it cannot be. */
  dir: string;
  /** Names to pass over, folders with all they hold. */
  skips: (name: string) => boolean;
  /** Tells by name and size in bytes whether a file is read as well. */
  reads?: (name: string, bytes: number) => boolean;
}

interface Found {
  files: (FoundFile | ReadFile)[];
  /** Skipped paths from the project's root, with `/`. */
  skipped: string[];
  diagnostics: Diagnostic[];
}

/**
 * Finds every file below a folder, sorted by path. Links are followed to files inside the folder only, and pipes and devices are never waited
 * for; files that are left out for such a reason are reported.
 * The calls are synchronous: for files of some kilobytes they take a fraction of the time of asynchronous ones.
 */
export function findFiles({ root, dir, skips, reads = () => false }: Search): Found {
  const found: Found = { files: [], skipped: [], diagnostics: [] };
  const home = realpathSync(dir);
  const folder = pathFrom(root, dir);
  for (const entry of entriesBelow(home, skips)) {
    const place = join(entry.parentPath, entry.name);
    const name = pathFrom(home, place);
    const path = posix.join(folder, name);
    const seen = skips(entry.name) ? 'skipped' : lookAt(entry, place, home, reads);
    if (seen === 'skipped') found.skipped.push(path);
    else if (typeof seen === 'string') found.diagnostics.push(diagnostic('error', path, WHOLE_FILE, messages[seen]()));
    else if (seen) found.files.push({ path, name, ...seen });
  }
  found.files.sort((a, b) => byCodeUnit(a.path, b.path));
  return found;
}

/** Returns the names of all that is no folder below a folder, in their order, with `/`. Nothing is opened: what cannot be read is among them. */
export function namesBelow(dir: string, skips: Search['skips']): string[] {
  const home = realpathSync(dir);
  return entriesBelow(home, skips)
    .filter((entry) => !entry.isDirectory() && !skips(entry.name))
    .map(({ parentPath, name }) => pathFrom(home, join(parentPath, name)))
    .sort(byCodeUnit);
}

/** Returns all entries that are not folders, folders that are passed over, and folders without permission. */
function entriesBelow(dir: string, skips: (name: string) => boolean): Dirent[] {
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory() || skips(entry.name)) return [entry];
    try {
      return entriesBelow(join(dir, entry.name), skips);
    } catch (error) {
      if (isErrno(error, 'EACCES', 'EPERM')) return [entry];
      // Removed since it was listed.
      if (isErrno(error, 'ENOENT')) return [];
      throw error;
    }
  });
}

type Fault = 'closed' | 'special' | 'link';

/** Returns the place of a file, with its contents where they are wanted, or its fault; undefined when it was removed since it was listed. */
function lookAt(
  entry: Dirent,
  place: string,
  home: string,
  reads: Required<Search>['reads'],
): Pick<FoundFile, 'target' | 'bytes'> | Fault | undefined {
  if (entry.isDirectory()) return 'closed';
  try {
    // No folder on the way is a link: links to folders are not entered.
    const target = entry.isSymbolicLink() ? realpathSync(place) : place;
    if (!target.startsWith(home + sep)) return 'link';
    const opened = open(target, (bytes) => reads(entry.name, bytes));
    return typeof opened === 'string' ? opened : { target, ...opened };
  } catch (error) {
    if (isErrno(error, 'EACCES', 'EPERM')) return 'closed';
    // A pipe that nobody reads, or a socket, opened without waiting.
    if (isErrno(error, 'ENXIO')) return 'special';
    if (!isErrno(error, 'ENOENT', 'ELOOP')) throw error;
    return entry.isSymbolicLink() ? 'link' : undefined;
  }
}

/** Opens a file, because on some network drives asking for the permission alone gives wrong answers; without waiting, because a pipe might never answer. */
function open(target: string, reads: (bytes: number) => boolean): { bytes: number; contents?: Buffer } | Fault {
  const file = openSync(target, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    const info = fstatSync(file);
    if (info.isDirectory()) return 'link';
    if (!info.isFile()) return 'special';
    return { bytes: info.size, ...(reads(info.size) && { contents: readFileSync(file) }) };
  } finally {
    closeSync(file);
  }
}
