import { createHash, hash, randomUUID } from 'node:crypto';
import { closeSync, lstatSync, openSync, readdirSync, readSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { ifPresent } from './errors.ts';

/** SHA-256 of bytes, or of a text as UTF-8, in base64url. */
export function hashOf(contents: string | Uint8Array): string {
  return hash('sha256', contents, 'base64url');
}

/** Hashes of objects: nobody changes what was hashed. */
const hashes = new WeakMap<object, string>();

/** Stands for data, as JSON has it. Each object and list in it is hashed by itself, and once: one may hold the texts of all pages, or be part of others. */
export function hashOfData(data: unknown): string {
  // A date, or bytes, say themselves what JSON has of them.
  if (typeof data !== 'object' || data === null || 'toJSON' in data) return hashOf(JSON.stringify(data) ?? '');
  const known = hashes.get(data);
  if (known !== undefined) return known;
  const parts = Object.entries(data).map(([key, value]) => `${JSON.stringify(key)}:${partOf(value)}`);
  const hash = hashOf(`${Array.isArray(data) ? '[' : '{'}${parts.join()}`);
  hashes.set(data, hash);
  return hash;
}

/** A text has its length and a quote before it, a hash has none; to escape texts of whole pages would take longer than to hash them. */
function partOf(value: unknown): string | undefined {
  if (typeof value === 'string') return `${value.length}"${value}`;
  return typeof value === 'object' && value !== null ? hashOfData(value) : JSON.stringify(value);
}

/** The hash of a file's bytes, which are read in parts. Throws what the system refuses. */
export function hashOfFile(path: string): string {
  const hash = createHash('sha256');
  const file = openSync(path, 'r');
  try {
    for (let bytes = readSync(file, PART); bytes > 0; bytes = readSync(file, PART))
      hash.update(PART.subarray(0, bytes));
  } finally {
    closeSync(file);
  }
  return hash.digest('base64url');
}

const PART = Buffer.allocUnsafe(1 << 18);

/** Milliseconds in which a file system may give two changes one time: a tick of the kernel, or two seconds where times have no fractions (FAT). */
const TICK = 50;
const COARSE_TICK = 2000;

/**
 * Changes whenever the file does, whoever changes it and whatever time they give it: nobody sets the time of the last change of state.
 * Empty, which is the key of no file, while another change might still leave it the same.
 */
export function modificationKey({
  ino,
  mode,
  size,
  mtimeMs,
  ctimeMs,
}: Pick<Stats, 'ino' | 'mode' | 'size' | 'mtimeMs' | 'ctimeMs'>): string {
  const tick = ctimeMs % 1000 === 0 ? COARSE_TICK : TICK;
  return Date.now() - ctimeMs < tick ? '' : `${ino} ${mode} ${size} ${mtimeMs} ${ctimeMs}`;
}

/**
 * Changes whenever anything in a folder does, however deep: what is there, or what it says. One that was changed just now, or holds what cannot be
 * looked at, has another one each time. Empty for a folder that is not there.
 */
export function folderKey(folder: string): string {
  const entries = ifPresent(() => readdirSync(folder, { recursive: true, withFileTypes: true }), []);
  const keys = entries.map((entry) => {
    const place = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) return `${place}/`;
    const target = entry.isSymbolicLink() ? keyOfPlace(place, statSync) : '';
    return `${place} ${keyOfPlace(place, lstatSync)} ${target}`;
  });
  return keys.length === 0 ? '' : hashOf(keys.sort().join('\n'));
}

function keyOfPlace(place: string, look: (place: string) => Stats): string {
  try {
    return modificationKey(look(place)) || randomUUID();
  } catch {
    return randomUUID();
  }
}
