import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { assertStillLocked, lock } from './lock.ts';
import { hiddenName, lstatOrUndefined } from './out-folder.ts';

/** The folder in which a build prepares a site (`fresh`) and keeps the former one (`old`) until the new one is in place. */
interface WorkFolder {
  dir: string;
  fresh: string;
  old: string;
}

/** The file that distinguishes our folders from others with such names. */
const MARKER = '.prepared-site';
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Makes the path of a unique work folder in `place`; the folders in it do not exist yet. */
export function makeWorkFolder(place: string, out: string): WorkFolder {
  const work = workFolder(join(place, prefix(out) + randomUUID()));
  mkdirSync(work.dir);
  writeFileSync(join(work.dir, MARKER), '');
  return work;
}

/** Returns the work folders of killed or running builds, without links. */
export function workFolders(out: string): WorkFolder[] {
  return [dirname(out), out].flatMap((place) =>
    (existsSync(place) ? readdirSync(place) : [])
      .filter((name) => name.startsWith(prefix(out)) && UUID.test(name.slice(prefix(out).length)))
      .map((name) => workFolder(join(place, name)))
      .filter(({ dir }) => lstatOrUndefined(dir)?.isDirectory())
      .filter(({ dir }) => existsSync(join(dir, MARKER)) || readdirSync(dir).length === 0),
  );
}

/** Restores the old site if nothing took its place, and removes the work folder, the marker last. */
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

/** Cleans up after a killed build. The caller must have the lock, because a running build may use the folder. */
export function recover(out: string): void {
  assertStillLocked(out);
  for (const work of workFolders(out)) removeWorkFolder(work, out);
}

/** Locks the output folder until this process ends, and cleans up after a killed build. */
export function lockOutput(out: string): void {
  const unlock = lock(out);
  process.once('exit', () => {
    try {
      recover(out);
    } catch {
      // The next build recovers the site, or reports why it cannot.
    }
    unlock();
  });
  recover(out);
}
