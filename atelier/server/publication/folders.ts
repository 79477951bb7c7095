import { accessSync, constants, type Dirent, opendirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve, sep } from 'node:path';
import { Refused } from '../../../build/contract/editing/refused.ts';
import type { PublicationWay } from '../../../build/contract/publication-way.ts';
import { ifPresent, isErrno, isJunkFile } from '../../../build/contract/system.ts';
import type { WorkshopHost } from '../../../build/contract/workshop-host.ts';
import { publication as words } from '../../words/publication.fr.ts';
import { followedBranch, gitIn } from './git/git.ts';
import type { FolderList } from './publication-api.ts';

const { folders: labels } = words.way;

/** How many entries of a folder are looked at, and how many folders of them are listed. */
const MOST_ENTRIES = 5000;
const MOST_NAMES = 200;

/** Folders that are the system's own, besides those whose names begin with a dot. */
const HIDDEN = /^(?:\.|\$)|^System Volume Information$/;

/** The folders in a folder of this computer, an absolute path; of one that is not there, those in the nearest that holds it. Throws `Refused`. */
export function listFolders(at: string): FolderList {
  const folder = nearestFolder(at === '' ? homedir() : resolve(homedir(), at));
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

/**
 * A way of publishing as it is noted, once this computer has nothing against it: a folder by its absolute path, one that may be written into and
 * holds nothing but a site's former publication. Rejects with `Refused`.
 */
export async function tryWay(host: WorkshopHost, way: PublicationWay): Promise<PublicationWay> {
  if (way.by === 'git' && !(await followedBranch(gitIn(host.site.root)))) throw refusal(words.git.noRepository);
  if (way.by !== 'folder') return way;
  // Only the site's own folder is one that a path can be told from.
  const folder = resolve(host.site.root, way.folder);
  const why = host.whyNotPublishTo(folder);
  if (why !== undefined) throw refusal(why);
  if (!isOpen(nearestFolder(folder))) throw new Refused(422, labels.closed(folder));
  return { ...way, folder };
}

function refusal(message: string): Refused {
  return new Refused(422, { message, hint: '' });
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
    for (let entry = entries.readSync(); entry && count < MOST_ENTRIES; entry = entries.readSync()) {
      count += 1;
      if (isShown(folder, entry)) names.push(entry.name);
    }
  } finally {
    entries.closeSync();
  }
  names.sort(new Intl.Collator('fr', { numeric: true }).compare);
  return { names: names.slice(0, MOST_NAMES), more: names.length > MOST_NAMES || count === MOST_ENTRIES };
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

function isOpen(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Where other disks and servers show on this system. */
function volumes(): string[] {
  const letters = Array.from('CDEFGHIJKLMNOPQRSTUVWXYZ', (letter) => `${letter}:\\`);
  return (process.platform === 'win32' ? letters : ['/Volumes', '/media', '/mnt']).filter(isThere);
}

function isThere(place: string): boolean {
  return ifPresent(() => statSync(place).isDirectory(), false);
}
