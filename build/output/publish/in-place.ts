import { readdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PublishedFile } from '../../contract/output.ts';
import { foldersOf, makeFolder } from '../../platform/folders.ts';
import { assertStillLocked } from './lock.ts';
import { lstatOrUndefined, MANIFEST, manifestText, publishedPaths } from './out-folder.ts';
import { stage } from './stage.ts';
import { makeWorkFolder, removeWorkFolder } from './work-folder.ts';

/**
 * Replaces files one by one, pages last, after all have been written inside `out`. Removes only files that a build published. A killed process
 * leaves files of both sites.
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
    // From here on the manifest lists the files of both sites, so that a stopped build leaves no foreign ones.
    renameSync(during, join(out, MANIFEST));
    for (const path of blockingPaths(removed, paths)) removeFile(out, path);
    for (const path of pagesLast(changed.map((file) => file.path))) place(work.fresh, path, out);
    for (const path of removed) removeFile(out, path);
    place(work.fresh, MANIFEST, out);
  } finally {
    removeWorkFolder(work, out);
  }
}

function pagesLast(paths: readonly string[]): string[] {
  // Compressed forms belong to the page.
  const isPage = (path: string) => /\.html(?:\.\w+)?$/.test(path);
  return [...paths.filter((path) => !isPage(path)), ...paths.filter(isPage)];
}

/** Finds files in the place of new folders, and files in folders that a new file replaces. */
function blockingPaths(removed: readonly string[], paths: readonly string[]): string[] {
  const files = new Set(paths);
  const folders = new Set(paths.flatMap(foldersOf));
  return removed.filter((path) => folders.has(path) || foldersOf(path).some((folder) => files.has(folder)));
}

function place(fresh: string, path: string, out: string): void {
  makeFolder(dirname(join(out, path)));
  renameSync(join(fresh, path), join(out, path));
}

/** Removes a file and the folders that are empty without it. Skips a file that is gone, a folder, or behind a link. */
function removeFile(out: string, path: string): void {
  const folders = foldersOf(path).map((name) => join(out, name));
  if (folders.some((folder) => lstatOrUndefined(folder)?.isSymbolicLink())) return;
  const file = join(out, path);
  if (lstatOrUndefined(file)?.isDirectory() === false) rmSync(file);
  for (const folder of folders)
    if (lstatOrUndefined(folder)?.isDirectory() && readdirSync(folder).length === 0) rmdirSync(folder);
}
