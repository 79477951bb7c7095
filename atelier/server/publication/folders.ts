import { accessSync, constants, type Dirent, opendirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve, sep } from 'node:path';
import { Refused } from '../../../build/editing/refused.ts';
import { ifPresent, isErrno, isJunkFile } from '../../../build/editing/system.ts';
import { publication as words } from '../../words/publication.fr.ts';
import type { FolderList } from './publication-api.ts';

const { folders: labels } = words.way;

/** Limits on the entries read of a folder, and on its subfolders listed. */
const MAX_ENTRIES = 5000;
const MAX_NAMES = 200;

/** Folders that are the system's own, besides those whose names begin with a dot. */
const HIDDEN = /^(?:\.|\$)|^System Volume Information$/;

/** The folders in a folder of this computer, an absolute path; of one that is not there, those in the nearest that holds it. Throws `Refused`. */
export function listFolders(at: string): FolderList {
  const folder = nearestFolder(resolve(homedir(), at));
  const parent = dirname(folder);
  const { names, more } = namesIn(folder);
  return {
    at: folder,
    ...(parent !== folder && { parent }),
    names,
    more,
    separator: sep,
    home: homedir(),
    places: [homedir(), ...volumes()],
  };
}

/** Throws `Refused` where a folder, or the nearest one above it that is there, may not be written into. */
export function assertWritable(folder: string): void {
  const nearest = nearestFolder(folder);
  try {
    accessSync(nearest, constants.W_OK);
  } catch {
    throw new Refused(422, labels.closed(folder));
  }
}

/** The folder at a path, else the nearest one above it. Throws `Refused` where a file stands in its place, or nothing at all. */
function nearestFolder(path: string): string {
  const stats = ifPresent(() => statSync(path, { throwIfNoEntry: false }), undefined);
  if (stats?.isDirectory()) return path;
  if (stats || dirname(path) === path) throw new Refused(422, labels.notThere(path));
  return nearestFolder(dirname(path));
}

function namesIn(folder: string): Pick<FolderList, 'names' | 'more'> {
  const names: string[] = [];
  let count = 0;
  const entries = openedFolder(folder);
  try {
    for (let entry = entries.readSync(); entry && count < MAX_ENTRIES; entry = entries.readSync()) {
      count += 1;
      if (isShown(folder, entry)) names.push(entry.name);
    }
  } finally {
    entries.closeSync();
  }
  names.sort(new Intl.Collator('fr', { numeric: true }).compare);
  return { names: names.slice(0, MAX_NAMES), more: names.length > MAX_NAMES || count === MAX_ENTRIES };
}

function openedFolder(folder: string) {
  try {
    return opendirSync(folder);
  } catch (error) {
    if (isErrno(error, 'EACCES', 'EPERM')) throw new Refused(422, labels.closed(folder));
    throw error;
  }
}

function isShown(folder: string, entry: Dirent): boolean {
  if (HIDDEN.test(entry.name) || isJunkFile(entry.name)) return false;
  if (!entry.isSymbolicLink()) return entry.isDirectory();
  return ifPresent(() => statSync(join(folder, entry.name)).isDirectory(), false);
}

/** Returns the folders in which this system shows other disks and servers. */
function volumes(): string[] {
  const letters = Array.from('CDEFGHIJKLMNOPQRSTUVWXYZ', (letter) => `${letter}:\\`);
  return (process.platform === 'win32' ? letters : ['/Volumes', '/media', '/mnt']).filter(isThere);
}

function isThere(place: string): boolean {
  return ifPresent(() => statSync(place).isDirectory(), false);
}
