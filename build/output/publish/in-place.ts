import { readdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PublishedFile } from '../../contract/output.ts';
import { foldersOf, makeFolder } from '../../platform/folders.ts';
import { assertStillLocked } from './lock.ts';
import { lstatOrUndefined, MANIFEST, manifestText, publishedPaths } from './out-folder.ts';
import { stage } from './stage.ts';
import { makeWorkFolder, removeWorkFolder } from './work-folder.ts';

/**
 * Brings a site's files into the folder `out` one by one, but those that are unchanged there, and removes what is no longer part of it.
 * All are written inside it first, so that a full disk changes nothing; then each takes its place whole:
 * what pages load, then the pages; what is gone goes last. Nothing is removed but what a build had published there.
 * A process killed meanwhile leaves files of both sites, until the next build.
 */
export function publishInPlace(
  files: readonly PublishedFile[],
  out: string,
  unchanged: ReadonlyMap<string, unknown>,
): void {
  makeFolder(out);
  const work = makeWorkFolder(out, out);
  try {
    const paths = files.map(({ path }) => path);
    const changed = files.filter(({ path }) => !unchanged.has(path));
    stage(changed, work.fresh, paths);
    const wanted = new Set(paths);
    const removed = (publishedPaths(out) ?? []).filter((path) => !wanted.has(path));
    const during = join(work.dir, MANIFEST);
    writeFileSync(during, manifestText([...paths, ...removed]));
    assertStillLocked(out);
    // Whatever stops us from here on, all that lies there is known to be a build's.
    renameSync(during, join(out, MANIFEST));
    for (const path of inTheWay(removed, paths)) remove(out, path);
    for (const path of pagesLast(changed.map((file) => file.path))) place(work.fresh, path, out);
    for (const path of removed) remove(out, path);
    place(work.fresh, MANIFEST, out);
  } finally {
    removeWorkFolder(work, out);
  }
}

function pagesLast(paths: readonly string[]): string[] {
  // With its compressed forms, which are the same page.
  const isPage = (path: string) => /\.html(?:\.\w+)?$/.test(path);
  return [...paths.filter((path) => !isPage(path)), ...paths.filter(isPage)];
}

/** Files where there are to be folders, and files in folders where there is to be a file. */
function inTheWay(removed: readonly string[], paths: readonly string[]): string[] {
  const files = new Set(paths);
  const folders = new Set(paths.flatMap(foldersOf));
  return removed.filter((path) => folders.has(path) || foldersOf(path).some((folder) => files.has(folder)));
}

function place(fresh: string, path: string, out: string): void {
  makeFolder(dirname(join(out, path)));
  renameSync(join(fresh, path), join(out, path));
}

/** Removes a file, with the folders that are empty without it. It may be gone by now, be a folder, or lie behind a link, which leads elsewhere. */
function remove(out: string, path: string): void {
  const folders = foldersOf(path).map((name) => join(out, name));
  if (folders.some((folder) => lstatOrUndefined(folder)?.isSymbolicLink())) return;
  const file = join(out, path);
  if (lstatOrUndefined(file)?.isDirectory() === false) rmSync(file);
  for (const folder of folders)
    if (lstatOrUndefined(folder)?.isDirectory() && readdirSync(folder).length === 0) rmdirSync(folder);
}
