import { closeSync, constants, type Dirent, fstatSync, openSync, readdirSync, realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnostic, WHOLE_FILE } from '../diagnostics/finding.ts';
import { messages } from '../messages.fr.ts';
import { byCodeUnit } from '../system/by-code-unit.ts';
import { isErrno } from '../system/errno.ts';

/** An ordinary file that may be read. */
export interface FoundFile {
  /** From the project's root, with `/`: what diagnostics print. */
  path: string;
  /** From the folder that was searched, with `/`. */
  name: string;
  /** Where its bytes lie, absolute, links resolved. */
  target: string;
  bytes: number;
}

interface Search {
  /** The project's root. */
  root: string;
  /** The folder to search; the system's error is thrown when it cannot be. */
  dir: string;
  /** Names to pass over, folders with all they hold. */
  skips: (name: string) => boolean;
}

interface Found {
  files: FoundFile[];
  /** What was passed over, from the project's root, with `/`. */
  skipped: string[];
  diagnostics: Diagnostic[];
}

/**
 * Every file below a folder, in the order of their names. Links are followed to files of the folder and nowhere else;
 * what is no ordinary file is never waited for. Whatever is not found so is said.
 * One call after the other: for files of some kilobytes, that takes a fraction of what handing each to a thread would.
 */
export function findFiles({ root, dir, skips }: Search): Found {
  const found: Found = { files: [], skipped: [], diagnostics: [] };
  const home = realpathSync(dir);
  const from = (base: string, place: string) => relative(base, place).split(sep).join('/');
  for (const entry of entriesBelow(home, skips)) {
    const place = join(entry.parentPath, entry.name);
    const name = from(home, place);
    const path = from(root, join(dir, name));
    const seen = skips(entry.name) ? 'skipped' : lookAt(entry, place, home);
    if (seen === 'skipped') found.skipped.push(path);
    else if (typeof seen === 'string')
      found.diagnostics.push(diagnostic('error', path, WHOLE_FILE, messages.read[seen]()));
    else if (seen) found.files.push({ path, name, ...seen });
  }
  found.files.sort((a, b) => byCodeUnit(a.path, b.path));
  return found;
}

/** All entries that are not folders, folders that are passed over, and folders that are closed to us. */
function entriesBelow(dir: string, skips: (name: string) => boolean): Dirent[] {
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory() || skips(entry.name)) return [entry];
    try {
      return entriesBelow(join(dir, entry.name), skips);
    } catch (error) {
      if (isErrno(error, 'EACCES', 'EPERM')) return [entry];
      // Gone since it was listed.
      if (isErrno(error, 'ENOENT')) return [];
      throw error;
    }
  });
}

type Fault = 'closed' | 'special' | 'dangling' | 'outside' | 'folder';

/** Where a file's bytes lie, or what is wrong with it; undefined when it has gone since it was listed. */
function lookAt(entry: Dirent, place: string, home: string): Pick<FoundFile, 'target' | 'bytes'> | Fault | undefined {
  if (entry.isDirectory()) return 'closed';
  try {
    // No folder on the way is a link: links to folders are not entered.
    const target = entry.isSymbolicLink() ? realpathSync(place) : place;
    if (!target.startsWith(home + sep)) return 'outside';
    const bytes = sizeOf(target);
    return typeof bytes === 'number' ? { target, bytes } : bytes;
  } catch (error) {
    if (isErrno(error, 'EACCES', 'EPERM')) return 'closed';
    // What is opened without waiting for it: a pipe that nobody reads, a socket.
    if (isErrno(error, 'ENXIO')) return 'special';
    if (!isErrno(error, 'ENOENT', 'ELOOP')) throw error;
    return entry.isSymbolicLink() ? 'dangling' : undefined;
  }
}

/** By opening it: asking for the right alone is answered wrongly on some network drives. A pipe would keep its reader waiting for ever. */
function sizeOf(target: string): number | Fault {
  const file = openSync(target, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    const info = fstatSync(file);
    if (info.isDirectory()) return 'folder';
    return info.isFile() ? info.size : 'special';
  } finally {
    closeSync(file);
  }
}
