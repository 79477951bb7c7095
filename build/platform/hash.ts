import { createHash, hash, randomUUID } from 'node:crypto';
import { closeSync, lstatSync, openSync, readdirSync, readSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { ifPresent } from './errors.ts';

/** SHA-256 of bytes, or of a text as UTF-8, in base64url. */
export function hashOf(contents: string | Uint8Array): string {
  return hash('sha256', contents, 'base64url');
}

/** Hashed objects never change. */
const hashes = new WeakMap<object, string>();

/** Hashes data as JSON has it, each object in it by itself and once, as it may be part of others. */
export function hashOfData(data: unknown): string {
  // Dates and bytes have a JSON form of their own.
  if (typeof data !== 'object' || data === null || 'toJSON' in data) return hashOf(JSON.stringify(data) ?? '');
  const known = hashes.get(data);
  if (known !== undefined) return known;
  const parts = Object.entries(data).map(([key, value]) => `${JSON.stringify(key)}:${partOf(value)}`);
  const hash = hashOf(`${Array.isArray(data) ? '[' : '{'}${parts.join()}`);
  hashes.set(data, hash);
  return hash;
}

/** A length tells texts from hashes, and is cheaper than escaping whole pages. */
function partOf(value: unknown): string | undefined {
  if (typeof value === 'string') return `${value.length}"${value}`;
  return typeof value === 'object' && value !== null ? hashOfData(value) : JSON.stringify(value);
}

/** Hashes a file in parts. */
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

/** Milliseconds between two different times of a file system; FAT counts two seconds. */
const TICK = 50;
const COARSE_TICK = 2000;

/** Changes with every change of a file, even if its time is set. Empty while another change might leave it the same. */
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

/** Changes with every change in a folder, and each time if something was changed just now. Empty for a missing folder. */
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
