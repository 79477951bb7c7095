import { readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteDefinition } from '../../../build/contract/definition.ts';
import { Refused } from '../../../build/editing/refused.ts';
import { explainFault, hashOf, ifPresent, isErrno, makeFolder } from '../../../build/editing/system.ts';
import { addFile } from '../../../build/editing/write-file.ts';
import { workshopHistory as words } from '../../words/history.fr.ts';
import { localFolder } from '../local-folder.ts';

type Root = Pick<SiteDefinition, 'root'>;

/** A text that was saved on this machine. */
interface SavedVersion {
  /** The name of its file. */
  id: string;
  at: Date;
}

/** The number of versions kept of one file; git has older ones. */
export const MAX_VERSIONS = 10;

/** Adds a text to the versions of its file, unless the newest one is the same. Throws the system's error. */
export function addVersion(site: Root, path: string, text: string, at = new Date()): void {
  const folder = folderOf(site, path);
  const hash = hashOf(text).slice(0, HASH);
  if (versionsIn(folder).at(-1)?.id.includes(`Z-${hash}`)) return;
  const id = `${at.toISOString().replaceAll(':', '-')}-${hash}.md`;
  try {
    addFile(join(folder, id), text);
  } catch (error) {
    if (!isErrno(error, 'EEXIST')) throw error;
  }
  const former = versionsIn(folder).slice(0, -MAX_VERSIONS);
  const drafts = namesIn(folder).filter((name) => DRAFT.test(name));
  for (const name of [...former.map(({ id }) => id), ...drafts]) rmSync(join(folder, name), { force: true });
}

/** Adds a version for a save, which continues without it. Returns a sentence if the text cannot be kept. */
export function addSavedVersion(
  site: Root,
  { path, text, at }: { path: string; text: string; at?: Date },
): string | undefined {
  try {
    addVersion(site, path, text, at);
    return undefined;
  } catch (error) {
    return words.notKept(error instanceof Refused ? error.message : (explainFault(error) ?? ''));
  }
}

/** Returns the versions of a file, the newest first. */
export function savedVersions(site: Root, path: string): SavedVersion[] {
  return versionsIn(folderOf(site, path)).reverse();
}

/** Returns the bytes of a version. */
export function versionBytes(site: Root, path: string, { id }: SavedVersion): Buffer {
  return readFileSync(join(folderOf(site, path), id));
}

/** Moves the versions of a file to its new name, and records the former one. Returns the undo function. Throws the system's error. */
export function moveVersions(site: Root, from: string, to: string): () => void {
  const [source, target] = [folderOf(site, from), folderOf(site, to)];
  const moved: string[] = [];
  const back = () => {
    for (const name of moved) renameSync(join(target, name), join(source, name));
  };
  try {
    makeFolder(target);
    if (formerName(site, from) === undefined) addFile(join(source, FORMER_NAME), from);
    for (const name of [...versionsIn(source).map(({ id }) => id), FORMER_NAME]) {
      renameSync(join(source, name), join(target, name));
      moved.push(name);
    }
  } catch (error) {
    back();
    throw error;
  }
  return back;
}

/** Returns the first name of a file that was renamed in the workshop, by which git may still know it. */
export function formerName(site: Root, path: string): string | undefined {
  return ifPresent(() => readFileSync(join(folderOf(site, path), FORMER_NAME), 'utf8'), undefined);
}

const FORMER_NAME = 'ancien-nom.txt';
const HASH = 16;
const NAME = new RegExp(`^(\\d{4}-\\d\\d-\\d\\d)T(\\d\\d)-(\\d\\d)-(\\d\\d\\.\\d{3})Z-[\\w-]{${HASH}}\\.md$`);
/** A temporary file of `addFile`, which remains if its process is killed. */
const DRAFT = /^\..*\.[0-9a-f]{12}\.tmp$/;

function folderOf(site: Root, path: string): string {
  return localFolder(site, 'historique', ...path.split('/'));
}

/** Returns the versions in a folder, the oldest first. */
function versionsIn(folder: string): SavedVersion[] {
  return namesIn(folder).flatMap((id) => {
    const [, day, hours, minutes, seconds] = NAME.exec(id) ?? [];
    return day === undefined ? [] : [{ id, at: new Date(`${day}T${hours}:${minutes}:${seconds}Z`) }];
  });
}

function namesIn(folder: string): string[] {
  return ifPresent(() => readdirSync(folder), []).sort();
}
