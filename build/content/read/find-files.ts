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

export interface ReadFile extends FoundFile {
  contents: Buffer;
}

interface Search {
  root: string;
  /** The folder to search. The system's error is thrown if it cannot be searched. */
  dir: string;
  /** Returns true for names to skip; a skipped folder is skipped with all its files. */
  skips: (name: string) => boolean;
  /** Tells whether a file, with this name and size in bytes, is read as well. */
  reads?: (name: string, bytes: number) => boolean;
}

interface Found {
  files: (FoundFile | ReadFile)[];
  skipped: string[];
  diagnostics: Diagnostic[];
}

/** Finds files, sorted by path, and reports unreadable ones. Follows links only to files in the folder; never waits for pipes. Synchronous is faster. */
export function findFiles({ root, dir, skips, reads = () => false }: Search): Found {
  const found: Found = { files: [], skipped: [], diagnostics: [] };
  const home = realpathSync(dir);
  const folder = pathFrom(root, dir);
  for (const entry of entriesBelow(home, skips)) {
    const place = join(entry.parentPath, entry.name);
    const name = pathFrom(home, place);
    const path = posix.join(folder, name);
    const seen = skips(entry.name) ? 'skipped' : inspectEntry(entry, place, home, reads);
    if (seen === 'skipped') found.skipped.push(path);
    else if (typeof seen === 'string') found.diagnostics.push(diagnostic('error', path, WHOLE_FILE, messages[seen]()));
    else if (seen) found.files.push({ path, name, ...seen });
  }
  found.files.sort((a, b) => byCodeUnit(a.path, b.path));
  return found;
}

/** Returns the sorted names of all files, unreadable ones included. */
export function namesBelow(dir: string, skips: Search['skips']): string[] {
  const home = realpathSync(dir);
  return entriesBelow(home, skips)
    .filter((entry) => !entry.isDirectory() && !skips(entry.name))
    .map(({ parentPath, name }) => pathFrom(home, join(parentPath, name)))
    .sort(byCodeUnit);
}

/** Returns the entries of a folder; skipped and unreadable folders are among them. */
function entriesBelow(dir: string, skips: (name: string) => boolean): Dirent[] {
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory() || skips(entry.name)) return [entry];
    try {
      return entriesBelow(join(dir, entry.name), skips);
    } catch (error) {
      if (isErrno(error, 'EACCES', 'EPERM')) return [entry];
      // The folder was removed meanwhile.
      if (isErrno(error, 'ENOENT')) return [];
      throw error;
    }
  });
}

type Fault = 'closed' | 'special' | 'link';

/** Returns a file or its fault, or undefined if it was removed meanwhile. */
function inspectEntry(
  entry: Dirent,
  place: string,
  home: string,
  reads: Required<Search>['reads'],
): Pick<FoundFile, 'target' | 'bytes'> | Fault | undefined {
  if (entry.isDirectory()) return 'closed';
  try {
    // Links to folders are not followed, so only the file itself can be a link.
    const target = entry.isSymbolicLink() ? realpathSync(place) : place;
    if (!target.startsWith(home + sep)) return 'link';
    const opened = open(target, (bytes) => reads(entry.name, bytes));
    return typeof opened === 'string' ? opened : { target, ...opened };
  } catch (error) {
    if (isErrno(error, 'EACCES', 'EPERM')) return 'closed';
    // The file is a pipe without a reader, or a socket.
    if (isErrno(error, 'ENXIO')) return 'special';
    if (!isErrno(error, 'ENOENT', 'ELOOP')) throw error;
    return entry.isSymbolicLink() ? 'link' : undefined;
  }
}

/** Opens a file, which is the only reliable test on some network drives. A pipe might never answer, so it is not waited for. */
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
