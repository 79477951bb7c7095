import { createHash, hash, randomUUID } from 'node:crypto';
import { closeSync, lstatSync, openSync, readdirSync, readSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { ifPresent } from './errors.ts';

/** Returns the SHA-256 of bytes, or of a text as UTF-8, in base64url. */
export function hashOf(contents: string | Uint8Array): string {
  return hash('sha256', contents, 'base64url');
}

/** Hashes of objects, which must not change once they are hashed. */
const hashes = new WeakMap<object, string>();

/** Returns the hash of data as JSON. Each object in it is hashed on its own and once, because other data may contain it, too. */
export function hashOfData(data: unknown): string {
  // Dates and bytes have their own form in JSON.
  if (typeof data !== 'object' || data === null || 'toJSON' in data) return hashOf(JSON.stringify(data) ?? '');
  const known = hashes.get(data);
  if (known !== undefined) return known;
  const parts = Object.entries(data).map(([key, value]) => `${JSON.stringify(key)}:${partOf(value)}`);
  const hash = hashOf(`${Array.isArray(data) ? '[' : '{'}${parts.join()}`);
  hashes.set(data, hash);
  return hash;
}

/** Returns a value's part of a hash. A text gets its length, which is cheaper than escaping whole pages and distinguishes it from a hash. */
function partOf(value: unknown): string | undefined {
  if (typeof value === 'string') return `${value.length}"${value}`;
  return typeof value === 'object' && value !== null ? hashOfData(value) : JSON.stringify(value);
}

/** Returns the hash of a file, which is read in parts. Throws the system's error. */
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

/** Milliseconds within which two changes may get the same time. On FAT these are two seconds. */
const TICK = 50;
const COARSE_TICK = 2000;

/** Returns a key that changes with every change of a file, even if its time is set. Empty while another change might leave it the same. */
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

/** Returns a key that changes with every change in a folder, and at each call after a change just now. Empty for a missing folder. */
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
