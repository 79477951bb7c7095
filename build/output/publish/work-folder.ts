import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { assertStillLocked, LockedError, lock } from './lock.ts';
import { hiddenName, lstatOrUndefined } from './out-folder.ts';

/** The folder in which a build prepares a site (`fresh`) and keeps the former one (`old`) until the new one stands. */
interface WorkFolder {
  dir: string;
  fresh: string;
  old: string;
}

/** Inside, so that a folder of that name which somebody else made is not taken for ours. */
const MARKER = '.prepared-site';
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Makes the work folder of a build into `out`, in `place`; no other build ever has the same. The folders in it are still to be made. */
export function makeWorkFolder(place: string, out: string): WorkFolder {
  const work = workFolder(join(place, prefix(out) + randomUUID()));
  mkdirSync(work.dir);
  writeFileSync(join(work.dir, MARKER), '');
  return work;
}

/** Returns the work folders that killed builds into `out` left behind, or that a running one uses. Links are left out. */
export function workFolders(out: string): WorkFolder[] {
  return [dirname(out), out].flatMap((place) =>
    (existsSync(place) ? readdirSync(place) : [])
      .filter((name) => name.startsWith(prefix(out)) && UUID.test(name.slice(prefix(out).length)))
      .map((name) => workFolder(join(place, name)))
      .filter(({ dir }) => lstatOrUndefined(dir)?.isDirectory())
      .filter(({ dir }) => existsSync(join(dir, MARKER)) || readdirSync(dir).length === 0),
  );
}

/** Puts the old site back where nothing took its place, and removes the rest; the marker goes last. */
export function removeWorkFolder({ dir, fresh, old }: WorkFolder, out: string): void {
  if (lstatOrUndefined(old)?.isDirectory() && !existsSync(out)) renameSync(old, out);
  for (const path of [fresh, old, join(dir, MARKER), dir])
    rmSync(path, { recursive: true, force: true, maxRetries: 3 });
}

function workFolder(dir: string): WorkFolder {
  return { dir, fresh: join(dir, 'new'), old: join(dir, 'old') };
}

function prefix(out: string): string {
  return hiddenName(out, 'publishing-');
}

/**
 * Cleans up after a build that was killed: puts back the site that it had moved aside, if nothing took its place, and removes its work folder.
 * Only the owner of the folder's lock may: what looks left over may be in use.
 */
export function recover(out: string): void {
  assertStillLocked(out);
  for (const work of workFolders(out)) removeWorkFolder(work, out);
}

/** Does the same for a reader of the folder; returns false, with nothing touched, while a build is at work there. */
export function recoverIfIdle(out: string): boolean {
  if (workFolders(out).length === 0) return true;
  let unlock: () => void;
  try {
    unlock = lock(out);
  } catch (error) {
    if (error instanceof LockedError) return false;
    throw error;
  }
  try {
    recover(out);
  } finally {
    unlock();
  }
  return true;
}
