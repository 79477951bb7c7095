import { mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PublishedFile } from '../contract/output.ts';
import { MARK, markText, publishedPaths } from './mark.ts';
import { standingAt } from './place.ts';
import { stage } from './stage.ts';
import { makeWorkFolder, tidy } from './work-folder.ts';

/**
 * Brings these files into the folder `out` one by one, for a folder that cannot be renamed. All are written inside it first,
 * so that a full disk changes nothing; then each takes its place whole: what pages load, then the pages, and what is gone goes last.
 * Nothing is removed but what a build had published there. A process killed meanwhile leaves pages of both sites.
 */
export async function publishInPlace(files: readonly PublishedFile[], out: string): Promise<void> {
  const work = makeWorkFolder(out, out);
  try {
    await stage(files, work.fresh);
    const paths = files.map(({ path }) => path);
    const { gone, inTheWay } = noLonger(publishedPaths(out) ?? [], paths);
    // Whatever stops us, all that lies there is known to be a build's. The disk may fill up only before this.
    const during = `${MARK}.during`;
    writeFileSync(join(work.fresh, during), markText([...paths, ...gone]));
    renameSync(join(work.fresh, during), join(out, MARK));
    for (const path of inTheWay) remove(out, path);
    for (const path of pagesLast(paths)) place(work.fresh, out, path);
    for (const path of gone) remove(out, path);
    place(work.fresh, out, MARK);
  } finally {
    tidy(work, out);
  }
}

function pagesLast(paths: readonly string[]): string[] {
  const isPage = (path: string) => path.endsWith('.html');
  return [...paths.filter((path) => !isPage(path)), ...paths.filter(isPage)];
}

/** What the new site lacks; in its way are files where it has folders, and files in folders where it has a file. */
function noLonger(before: readonly string[], paths: readonly string[]): { gone: string[]; inTheWay: string[] } {
  const files = new Set(paths);
  const folders = new Set(paths.flatMap(foldersOf));
  const gone = before.filter((path) => !files.has(path));
  const isInTheWay = (path: string) => folders.has(path) || foldersOf(path).some((folder) => files.has(folder));
  return { gone, inTheWay: gone.filter(isInTheWay) };
}

/** 'a/b/c' lies in 'a/b' and 'a'. */
function foldersOf(path: string): string[] {
  const folder = dirname(path);
  return folder === '.' ? [] : [folder, ...foldersOf(folder)];
}

function place(fresh: string, out: string, path: string): void {
  mkdirSync(dirname(join(out, path)), { recursive: true });
  renameSync(join(fresh, path), join(out, path));
}

/** With the folders that are empty without it. What is listed as a file may be gone by now, or a folder. */
function remove(out: string, path: string): void {
  const file = join(out, path);
  if (standingAt(file)?.isDirectory() === false) rmSync(file);
  for (const folder of foldersOf(path).map((name) => join(out, name)))
    if (standingAt(folder)?.isDirectory() && readdirSync(folder).length === 0) rmdirSync(folder);
}
