import { readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteDefinition } from '../../../build/contract/definition.ts';
import { addFile } from '../../../build/contract/editing/write-file.ts';
import { hashOf, ifPresent, isErrno, makeFolder } from '../../../build/contract/system.ts';
import { localFolder } from '../local-folder.ts';
import { dropped, type Kept } from './limits.ts';

type Root = Pick<SiteDefinition, 'root'>;

/** A text as it was saved on this machine. */
export interface SavedVersion {
  /** Name of its file. */
  id: string;
  at: Date;
}

/**
 * Keeps a text, as it lies in its file, among the versions of that file, unless the newest one is the same; the oldest give way.
 * `path`: of a content file, from the project's root. Throws what the system refuses.
 */
export function keepVersion(site: Root, path: string, text: string, at = new Date()): void {
  const folder = folderOf(site, path);
  const known = versionsIn(folder);
  const hash = hashOf(text).slice(0, HASH);
  if (known.at(-1)?.id.includes(`Z-${hash}`)) return;
  const id = `${at.toISOString().replaceAll(':', '-')}-${hash}.md`;
  try {
    addFile(join(folder, id), text);
  } catch (error) {
    if (!isErrno(error, 'EEXIST')) throw error;
  }
  clear(folder);
}

/** The versions of a file that are kept, the newest first. */
export function savedVersions(site: Root, path: string): SavedVersion[] {
  return versionsIn(folderOf(site, path)).reverse();
}

/** The text of one, as it lay in its file. */
export function savedText(site: Root, path: string, { id }: SavedVersion): Buffer {
  return readFileSync(join(folderOf(site, path), id));
}

/**
 * The versions of a file follow it to another name; those of a file that had that name before stay where they are, and are added to. Returns what
 * takes that back. Throws what the system refuses; all are then where they were.
 */
export function moveVersions(site: Root, from: string, to: string): () => void {
  const [source, target] = [folderOf(site, from), folderOf(site, to)];
  const versions = versionsIn(source);
  const moved: string[] = [];
  const back = () => {
    for (const id of moved) renameSync(join(target, id), join(source, id));
  };
  try {
    if (versions.length > 0) makeFolder(target);
    for (const { id } of versions) {
      renameSync(join(source, id), join(target, id));
      moved.push(id);
    }
  } catch (error) {
    back();
    throw error;
  }
  return back;
}

const HASH = 16;
const NAME = new RegExp(`^(\\d{4}-\\d\\d-\\d\\d)T(\\d\\d)-(\\d\\d)-(\\d\\d\\.\\d{3})Z-[\\w-]{${HASH}}\\.md$`);
/** What `addFile` leaves where it is killed. */
const DRAFT = /^\..*\.md\.[0-9a-f]{12}\.tmp$/;

function folderOf(site: Root, path: string): string {
  return localFolder(site, 'historique', ...path.split('/'));
}

/** The oldest first. */
function versionsIn(folder: string): SavedVersion[] {
  return namesIn(folder).flatMap((id) => {
    const [, day, hours, minutes, seconds] = NAME.exec(id) ?? [];
    return day === undefined ? [] : [{ id, at: new Date(`${day}T${hours}:${minutes}:${seconds}Z`) }];
  });
}

function namesIn(folder: string): string[] {
  return ifPresent(() => readdirSync(folder), []).sort();
}

/** Removes what is over the limits, and drafts that were never finished. */
function clear(folder: string): void {
  const kept = versionsIn(folder).map((version): Kept & SavedVersion => {
    return { ...version, bytes: statSync(join(folder, version.id)).size };
  });
  const drafts = namesIn(folder).filter((name) => DRAFT.test(name));
  for (const name of [...dropped(kept).map(({ id }) => id), ...drafts]) rmSync(join(folder, name), { force: true });
}
