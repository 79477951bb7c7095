import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hiddenName, standingAt } from './place.ts';

/** Where one build prepares a site (`fresh`) and keeps the one it replaces (`old`) until it stands. */
export interface WorkFolder {
  dir: string;
  fresh: string;
  old: string;
}

/** Inside, so that no folder of that name which somebody else made is taken for ours. It goes last. */
const MARK = '.prepared-site';
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Makes one in `place`; the folders in it are still to be made. */
export function makeWorkFolder(place: string, out: string): WorkFolder {
  const work = workFolder(join(place, prefix(out) + randomUUID()));
  mkdirSync(work.dir);
  writeFileSync(join(work.dir, MARK), '');
  return work;
}

/** Those that builds into `out` left behind, or use now. A link is none. */
export function workFolders(out: string): WorkFolder[] {
  return [dirname(out), out].flatMap((place) =>
    names(place)
      .filter((name) => name.startsWith(prefix(out)) && UUID.test(name.slice(prefix(out).length)))
      .map((name) => workFolder(join(place, name)))
      .filter(({ dir }) => standingAt(dir)?.isDirectory())
      .filter(({ dir }) => existsSync(join(dir, MARK)) || names(dir).length === 0),
  );
}

/** Puts the old site back where nothing took its place, and removes the rest. */
export function tidy({ dir, fresh, old }: WorkFolder, out: string): void {
  if (standingAt(old)?.isDirectory() && !existsSync(out)) renameSync(old, out);
  for (const folder of [fresh, old]) remove(folder);
  rmSync(join(dir, MARK), { force: true });
  rmdirSync(dir);
}

/** Of a link, the link. */
function remove(folder: string): void {
  try {
    if (standingAt(folder)?.isDirectory()) removeTree(folder);
    else rmSync(folder, { force: true });
  } catch {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Takes half the time of Node's own way, which asks of each folder again and again whether it is one. */
function removeTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const place = `${folder}/${entry.name}`;
    if (entry.isDirectory()) removeTree(place);
    else unlinkSync(place);
  }
  rmdirSync(folder);
}

function workFolder(dir: string): WorkFolder {
  return { dir, fresh: join(dir, 'new'), old: join(dir, 'old') };
}

function prefix(out: string): string {
  return hiddenName(out, 'publishing-');
}

function names(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}
