import { readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteDefinition } from '../../../build/contract/definition.ts';
import { Refused } from '../../../build/editing/refused.ts';
import { explainFault, hashOf, ifPresent, isErrno, makeFolder } from '../../../build/editing/system.ts';
import { addFile } from '../../../build/editing/write-file.ts';
import { workshopHistory as words } from '../../words/history.fr.ts';
import { localFolder } from '../local-folder.ts';

type Root = Pick<SiteDefinition, 'root'>;

/** A text as it was saved on this machine. */
interface SavedVersion {
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

/** Keeps a text among the versions of its file. Where it cannot be kept, a sentence says so: whoever saves goes on saving. */
export function keepSave(
  site: Pick<SiteDefinition, 'root'>,
  { path, text, at }: { path: string; text: string; at?: Date },
): string | undefined {
  try {
    keepVersion(site, path, text, at);
    return undefined;
  } catch (error) {
    return words.notKept(error instanceof Refused ? error.message : (explainFault(error) ?? ''));
  }
}

/** A version of a text, for what keeping it costs. */
export interface Kept {
  at: Date;
  bytes: number;
}

/** Of one text: how many versions, and how many bytes in all. */
const MOST = 100;
const BYTES = 5_000_000;

/**
 * The versions that give way, of those given, the oldest first: one after the other, the one that was followed by another the soonest, so that an
 * afternoon of many saves takes nothing of last month's. The newest one stays, and none goes for its age: a clock may be wrong.
 */
export function dropped<Version extends Kept>(versions: readonly Version[]): Version[] {
  let left = [...versions];
  const crowded: Version[] = [];
  while (left.length > MOST || (left.length > 1 && sumOf(left) > BYTES)) {
    const closest = mostCrowded(left);
    if (!closest) break;
    crowded.push(closest);
    left = left.filter((one) => one !== closest);
  }
  return crowded;
}

function sumOf(versions: readonly Kept[]): number {
  return versions.reduce((sum, { bytes }) => sum + bytes, 0);
}

function mostCrowded<Version extends Kept>(versions: readonly Version[]): Version | undefined {
  const gaps = versions.slice(0, -1).map((one, index) => (versions[index + 1]?.at.getTime() ?? 0) - one.at.getTime());
  return versions[gaps.indexOf(Math.min(...gaps))];
}
