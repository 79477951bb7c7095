import { randomBytes } from 'node:crypto';
import { linkSync, lstatSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import type { SiteDefinition } from '../../../build/contract/definition.ts';
import { orRefuse, Refused } from '../../../build/editing/refused.ts';
import { hashOf, ifPresent, isErrno, makeFolder } from '../../../build/editing/system.ts';
import { addFile, type FileChange } from '../../../build/editing/write-file.ts';
import { workshopBin as words } from '../../words/bin.fr.ts';
import { localFolder } from '../local-folder.ts';
import type { BinEntry } from './bin-api.ts';

type Root = Pick<SiteDefinition, 'root'>;

/** What is noted of a file in the bin. */
export type BinRecord = Omit<BinEntry, 'id'>;

/** An entry, and where what was deleted lies. */
export interface FoundEntry extends BinEntry {
  file: string;
}

/** Notes what is about to be deleted, and says where it may be moved to. An entry whose file never came is none. */
function newEntry(site: Root, record: BinRecord): { id: string; file: string } {
  const id = `${record.deletedAt.replaceAll(':', '-')}-${randomBytes(4).toString('hex')}`;
  const folder = join(binFolder(site), id);
  addFile(join(folder, RECORD), JSON.stringify(record));
  return { id, file: join(folder, basename(record.path)) };
}

/** Puts contents into the bin that lie nowhere else by this name. */
export function addEntry(
  site: Root,
  record: BinRecord,
  contents: string | Uint8Array,
): Pick<FoundEntry, 'id' | 'file'> {
  const entry = newEntry(site, record);
  try {
    addFile(entry.file, contents);
    return entry;
  } catch (error) {
    removeEntry(entry);
    throw error;
  }
}

/** What lies in the bin, the last deleted first. It stays there until somebody empties the bin: a clock may be wrong. */
export function binEntries(site: Root): FoundEntry[] {
  const bin = binFolder(site);
  return idsIn(bin)
    .flatMap((id) => entryIn(bin, id) ?? [])
    .reverse();
}

/** Undefined where there is none of that name, or not any more. */
export function binEntry(site: Root, id: string): FoundEntry | undefined {
  return binEntries(site).find((entry) => entry.id === id);
}

/** What was deleted goes first: an entry without it is none. Whatever else lies there stays. */
export function removeEntry({ file }: Pick<FoundEntry, 'file'>): void {
  const folder = join(file, '..');
  rmSync(file, { force: true });
  rmSync(join(folder, RECORD), { force: true });
  try {
    rmdirSync(folder);
  } catch (error) {
    if (!isErrno(error, 'ENOTEMPTY', 'ENOENT', 'EEXIST')) throw error;
  }
}

const RECORD = 'fiche.json';
const ID = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z-[0-9a-f]{8}$/;

const record = z.strictObject({
  sort: z.enum(['text', 'picture']),
  path: z.string(),
  title: z.string(),
  deletedAt: z.iso.datetime(),
  led: z.strictObject({ path: z.string(), addresses: z.array(z.string()) }).exactOptional(),
});

function binFolder(site: Root): string {
  return localFolder(site, 'corbeille');
}

function idsIn(bin: string): string[] {
  return ifPresent(() => readdirSync(bin, { withFileTypes: true }), [])
    .flatMap((entry) => (entry.isDirectory() && ID.test(entry.name) ? entry.name : []))
    .sort();
}

function entryIn(bin: string, id: string): FoundEntry | undefined {
  try {
    const noted = record.parse(JSON.parse(readFileSync(join(bin, id, RECORD), 'utf8')));
    const file = join(bin, id, basename(noted.path));
    return lstatSync(file).isFile() ? { id, ...noted, file } : undefined;
  } catch (error) {
    // What cannot be read is no entry, and stays as it lies.
    if (error instanceof SyntaxError || error instanceof z.ZodError || isErrno(error, 'ENOENT', 'ENOTDIR'))
      return undefined;
    throw error;
  }
}

interface Leaving {
  /** Absolute, links resolved. */
  file: string;
  /** Hash of the bytes that its deletion was asked for. */
  version: string;
  record: BinRecord;
}

/** Moves a file to the bin; one that another program wrote meanwhile comes back (409). `onMoved` is told the name of its entry. */
export function toBin(
  site: Pick<SiteDefinition, 'root'>,
  { file, version, record }: Leaving,
  onMoved: (id: string) => void,
): FileChange {
  const { path } = record;
  const run = () => {
    const entry = newEntry(site, record);
    const back = () => {
      moveBack(entry.file, file);
      removeEntry(entry);
    };
    try {
      moveAway(file, entry.file);
    } catch (error) {
      removeEntry(entry);
      throw error;
    }
    if (hashOf(readFileSync(entry.file)) !== version) {
      back();
      throw new Refused(409, words.changed(basename(path)));
    }
    onMoved(entry.id);
    return back;
  };
  return { path, run: () => orRefuse(path, run, words.notDeleted) };
}

/**
 * Moves a file that other programs may write to a place that nobody else uses, in a folder that is there: what they wrote up to then comes along.
 * It lies at one of both places at any moment. Throws what the system refuses.
 */
export function moveAway(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    // Another disk: what is written to the file between the copy and its end is lost.
    if (!isErrno(error, 'EXDEV')) throw error;
    addFile(to, readFileSync(from), statSync(from).mode);
    rmSync(from);
  }
}

/**
 * Moves a file that nobody else uses to a place where there may be another one by now, which stays (`EEXIST`). It lies at one of both places at
 * any moment, or at both. Throws what the system refuses.
 */
export function moveBack(from: string, to: string): void {
  makeFolder(dirname(to));
  try {
    linkSync(from, to);
  } catch (error) {
    if (!isErrno(error, 'EPERM', 'EXDEV', 'ENOTSUP', 'ENOSYS', 'EOPNOTSUPP', 'EMLINK')) throw error;
    addFile(to, readFileSync(from), statSync(from).mode);
  }
  rmSync(from);
}
