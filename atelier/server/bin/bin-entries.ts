import { randomBytes } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import type { SiteDefinition } from '../../../build/contract/definition.ts';
import { ifPresent, isErrno } from '../../../build/editing/system.ts';
import { addFile, type FileChange } from '../../../build/editing/write-file.ts';
import { type FilePlace, fileStep, readVersion, removalStep } from '../files/file-steps.ts';
import { localFolder } from '../local-folder.ts';

type Root = Pick<SiteDefinition, 'root'>;

const entryRecord = z.object({
  /** The former path, from the project's root. */
  path: z.string(),
  title: z.string(),
  deletedAt: z.iso.datetime(),
});

type BinRecord = z.output<typeof entryRecord>;

/** A deleted file. */
export interface BinEntry extends BinRecord {
  id: string;
}

/** Returns the entries of the bin, the last deleted first. Entries never expire, as a clock may be wrong. */
export function binEntries(site: Root): BinEntry[] {
  const bin = localFolder(site, 'corbeille');
  return ifPresent(() => readdirSync(bin, { withFileTypes: true }), [])
    .filter((entry) => entry.isDirectory() && ID.test(entry.name))
    .map(({ name }) => name)
    .sort()
    .reverse()
    .flatMap((id) => entryIn(bin, id) ?? []);
}

/** The name of an entry's folder: the moment and a random end. */
const ID = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z-[0-9a-f]{8}$/;

/** The record beside the deleted file. */
const RECORD = 'fiche.json';

/** Returns the entry in a folder; undefined for other folders, which stay as they are. */
function entryIn(bin: string, id: string): BinEntry | undefined {
  try {
    const record = entryRecord.parse(JSON.parse(readFileSync(join(bin, id, RECORD), 'utf8')));
    return lstatSync(join(bin, id, basename(record.path))).isFile() ? { id, ...record } : undefined;
  } catch (error) {
    const isOther = error instanceof SyntaxError || error instanceof z.ZodError || isErrno(error, 'ENOENT', 'ENOTDIR');
    if (isOther) return undefined;
    throw error;
  }
}

/** Returns the place of a deleted file in the bin. */
export function fileInBin(site: Root, { id, path }: Pick<BinEntry, 'id' | 'path'>): string {
  return join(localFolder(site, 'corbeille'), id, basename(path));
}

/** Returns the step that puts a file with these contents into the bin. */
export function binStep(site: Root, record: BinRecord, contents: string | Uint8Array, mode?: number): FileChange {
  return fileStep(record.path, () => {
    const id = `${record.deletedAt.replaceAll(':', '-')}-${randomBytes(4).toString('hex')}`;
    const entry = { id, ...record };
    const file = fileInBin(site, entry);
    try {
      addFile(join(dirname(file), RECORD), JSON.stringify(record));
      addFile(file, contents, mode);
    } catch (error) {
      removeEntry(site, entry);
      throw error;
    }
    return () => removeEntry(site, entry);
  });
}

/** Returns the steps that move a file into the bin, if it still has the version that the writer saw; else it stays (409). These steps come last. */
export function moveToBin(
  site: Root,
  place: FilePlace,
  version: string,
  record: Omit<BinRecord, 'path'>,
): FileChange[] {
  const { path, file } = place;
  const copy = () => binStep(site, { path, ...record }, readVersion(place, version), statSync(file).mode).run();
  return [fileStep(path, copy), removalStep(place, version)];
}

/** Removes an entry for good. Foreign files in its folder stay. */
export function removeEntry(site: Root, entry: BinEntry): void {
  const file = fileInBin(site, entry);
  for (const own of [file, join(dirname(file), RECORD)]) rmSync(own, { force: true });
  try {
    rmdirSync(dirname(file));
  } catch (error) {
    if (!isErrno(error, 'ENOTEMPTY', 'ENOENT', 'EEXIST')) throw error;
  }
}
