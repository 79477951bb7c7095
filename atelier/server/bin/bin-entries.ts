import { randomBytes } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import type { SiteDefinition } from '../../../build/contract/definition.ts';
import { orRefuse, Refused } from '../../../build/editing/refused.ts';
import { hashOf, ifPresent, isErrno } from '../../../build/editing/system.ts';
import { addFile, type FileChange } from '../../../build/editing/write-file.ts';
import { workshopBin as words } from '../../words/bin.fr.ts';
import { removeFile } from '../files/text-files.ts';
import { localFolder } from '../local-folder.ts';
import type { BinEntry } from './bin-api.ts';

type Root = Pick<SiteDefinition, 'root'>;

export type BinRecord = Omit<BinEntry, 'id'>;

/** An entry with the absolute path of the deleted file. */
export interface StoredEntry extends BinEntry {
  file: string;
}

const RECORD = 'fiche.json';
const ID = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z-[0-9a-f]{8}$/;

const record = z.object({
  sort: z.enum(['text', 'picture']),
  path: z.string(),
  title: z.string(),
  deletedAt: z.iso.datetime(),
  unlistedFrom: z.array(z.string()).exactOptional(),
});

/** Returns the entries of the bin, the last deleted first. Only emptying removes them, as a clock may be wrong. */
export function binEntries(site: Root): StoredEntry[] {
  const bin = localFolder(site, 'corbeille');
  return ifPresent(() => readdirSync(bin, { withFileTypes: true }), [])
    .filter((entry) => entry.isDirectory() && ID.test(entry.name))
    .map(({ name }) => name)
    .sort()
    .reverse()
    .flatMap((id) => entryIn(bin, id) ?? []);
}

/** Returns undefined for a folder that is no entry; it stays as it is. */
function entryIn(bin: string, id: string): StoredEntry | undefined {
  try {
    const known = record.parse(JSON.parse(readFileSync(join(bin, id, RECORD), 'utf8')));
    const file = join(bin, id, basename(known.path));
    return lstatSync(file).isFile() ? { id, ...known, file } : undefined;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError || isErrno(error, 'ENOENT', 'ENOTDIR'))
      return undefined;
    throw error;
  }
}

/** Adds an entry with the contents of a file. Throws what the system refuses. */
export function addEntry(site: Root, record: BinRecord, contents: string | Uint8Array, mode?: number): StoredEntry {
  const id = `${record.deletedAt.replaceAll(':', '-')}-${randomBytes(4).toString('hex')}`;
  const folder = join(localFolder(site, 'corbeille'), id);
  const entry = { id, ...record, file: join(folder, basename(record.path)) };
  try {
    addFile(join(folder, RECORD), JSON.stringify(record));
    addFile(entry.file, contents, mode);
    return entry;
  } catch (error) {
    removeEntry(entry);
    throw error;
  }
}

/** Removes an entry for good. Files that others put into its folder stay. */
export function removeEntry({ file }: Pick<StoredEntry, 'file'>): void {
  const folder = dirname(file);
  rmSync(file, { force: true });
  rmSync(join(folder, RECORD), { force: true });
  try {
    rmdirSync(folder);
  } catch (error) {
    if (!isErrno(error, 'ENOTEMPTY', 'ENOENT', 'EEXIST')) throw error;
  }
}

interface Leaving {
  /** Absolute, links resolved. */
  file: string;
  /** Hash of the bytes that the writer saw. */
  version: string;
  record: BinRecord;
}

/** Copies a file into the bin, then removes it. A file that another program has changed stays (409). */
export function moveToBin(site: Root, { file, version, record }: Leaving): FileChange {
  const { path } = record;
  const isCurrent = (path: string) => hashOf(readFileSync(path)) === version;
  const run = () => {
    const [contents, { mode }] = [readFileSync(file), statSync(file)];
    if (hashOf(contents) !== version) throw new Refused(409, words.changed(basename(path)));
    const entry = addEntry(site, record, contents, mode);
    try {
      removeFile(file, isCurrent);
    } catch (error) {
      removeEntry(entry);
      throw error;
    }
    return () => {
      addFile(file, contents, mode);
      removeEntry(entry);
    };
  };
  return { path, run: () => orRefuse(path, run, words.notDeleted) };
}
