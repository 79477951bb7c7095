import { randomUUID } from 'node:crypto';
import { lstatSync, readdirSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { ifPresent } from './errno.ts';
import { hashOf } from './hash.ts';

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
