import { mkdirSync, readFileSync, renameSync, type Stats, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PublishedFile } from '../contract/output.ts';
import { hashOf } from '../system/hash.ts';

/** What was known of a published site when it had been looked at: by it, what has not been touched since need not be read again. */
export interface Evidence {
  /** By path from the output folder. */
  files: ReadonlyMap<string, FileEvidence>;
  /** Folders that hold what was published there and nothing else, by path; '' is the output folder. */
  folders: ReadonlyMap<string, FolderEvidence>;
}

export interface FileEvidence {
  /** By `hashOf`. */
  hash: string;
  stamp: string;
  /** The stamp of the file that it is a copy of. */
  source?: string;
}

export interface FolderEvidence {
  stamp: string;
  mode: number;
}

/** Milliseconds in which a file system may give two changes one time: a tick of the kernel, or two seconds where times have no fractions (FAT). */
const TICK = 50;
const COARSE_TICK = 2000;

/**
 * Changes whenever the file does, whoever changes it and whatever time they give it: nobody sets the time of the last change of state.
 * Empty, which is nobody's stamp, while another change might still leave it the same.
 */
export function stampOf({
  ino,
  mode,
  size,
  mtimeMs,
  ctimeMs,
}: Pick<Stats, 'ino' | 'mode' | 'size' | 'mtimeMs' | 'ctimeMs'>): string {
  const tick = ctimeMs % 1000 === 0 ? COARSE_TICK : TICK;
  return Date.now() - ctimeMs < tick ? '' : `${ino} ${mode} ${size} ${mtimeMs} ${ctimeMs}`;
}

/** Waits until what has just been changed has a stamp, on file systems that tell times apart as Linux's do. */
export function waitForStamps(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, TICK + 1);
}

/** With it, everything is compared by its bytes. */
export const NO_EVIDENCE: Evidence = { files: new Map(), folders: new Map() };

/** What is known of files that have just been written, by what the system says of them, and of their folders. A copy's bytes have not been looked at. */
export function evidenceOf(
  files: readonly PublishedFile[],
  stats: ReadonlyMap<string, Stats>,
  folders: ReadonlyMap<string, Stats>,
): Evidence {
  const known = files.flatMap((file): [string, FileEvidence][] => {
    const found = stats.get(file.path);
    return found && 'hash' in file ? [[file.path, { hash: file.hash, stamp: stampOf(found) }]] : [];
  });
  return {
    files: new Map(known),
    folders: new Map([...folders].map(([path, found]) => [path, { stamp: stampOf(found), mode: found.mode }])),
  };
}

/** What was written down about the folder `out`, if that is whole. */
export function readEvidence(cacheDir: string | undefined, out: string): Evidence {
  if (cacheDir === undefined) return NO_EVIDENCE;
  try {
    const text = readFileSync(placeOf(cacheDir, out), 'utf8');
    const end = text.indexOf('\n');
    if (hashOf(text.slice(end + 1)) !== text.slice(0, end)) return NO_EVIDENCE;
    const { files, folders } = JSON.parse(text.slice(end + 1));
    return { files: new Map(files), folders: new Map(folders) };
  } catch {
    return NO_EVIDENCE;
  }
}

/** Whether the one says all that the other does. */
export function isSameEvidence(one: Evidence, other: Evidence): boolean {
  if (one.files.size !== other.files.size || one.folders.size !== other.folders.size) return false;
  for (const [path, { hash, stamp, source }] of one.files) {
    const file = other.files.get(path);
    if (file?.hash !== hash || file.stamp !== stamp || file.source !== source) return false;
  }
  for (const [path, { stamp }] of one.folders) if (other.folders.get(path)?.stamp !== stamp) return false;
  return true;
}

export function writeEvidence(cacheDir: string | undefined, out: string, { files, folders }: Evidence): void {
  if (cacheDir === undefined) return;
  const file = placeOf(cacheDir, out);
  const text = JSON.stringify({ files: [...files], folders: [...folders] });
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.part`, `${hashOf(text)}\n${text}`);
    renameSync(`${file}.part`, file);
  } catch {
    // It spares time, and nothing else.
  }
}

/** A folder of this machine: what it says is true of no other. */
function placeOf(cacheDir: string, out: string): string {
  return join(cacheDir, 'published', `${hashOf(out).slice(0, 16)}.json`);
}
