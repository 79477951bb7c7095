import {
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  type Stats,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { PublishedFile } from '../contract/output.ts';
import { assertStillLocked } from './lock.ts';
import { MARK, markText, publishedPaths } from './mark.ts';
import { standingAt } from './place.ts';
import { stage } from './stage.ts';
import { makeWorkFolder, tidy, type WorkFolder } from './work-folder.ts';

/** The mark while files of two sites lie there. */
const DURING = `${MARK}.during`;

/** In the work folder, the list of what is no longer to be there. It is whole once all the rest is prepared. */
const PLAN = 'plan.json';

/**
 * Brings changed files of a site into the folder `out` one by one, and removes what is gone; `paths` are those of the whole site.
 * All are written inside it first, so that a full disk changes nothing; then each takes its place whole:
 * what pages load, then the pages, and what is gone goes last. Nothing is removed but what a build had published there.
 * A process killed meanwhile leaves pages of both sites, and `recover` goes on where it was. Gives what the system says of each changed file.
 */
export function publishInPlace(
  changed: readonly PublishedFile[],
  out: string,
  paths: readonly string[] = changed.map(({ path }) => path),
): Map<string, Stats> {
  const work = makeWorkFolder(out, out);
  try {
    const staged = stage(changed, work.fresh, { paths });
    const wanted = new Set(paths);
    const gone = (publishedPaths(out) ?? []).filter((path) => !wanted.has(path));
    assertStillLocked(out);
    // Whatever stops us, all that lies there is known to be a build's. The disk may fill up only before this.
    writeFileSync(join(work.fresh, DURING), markText([...paths, ...gone]));
    writeFileSync(join(work.dir, PLAN), markText(gone));
    carryOut(gone, work, out);
    return new Map([...staged.files.keys()].map((path) => [path, lstatSync(join(out, path))]));
  } finally {
    rmSync(join(work.dir, PLAN), { force: true });
    tidy(work, out);
  }
}

/**
 * Ends what a process was doing when it was killed, and removes its work folder. Whoever made that folder, nothing changes outside of `out`,
 * and nothing is removed from it but what its mark lists.
 */
export function resume(work: WorkFolder, out: string): void {
  try {
    const ours = new Set(publishedPaths(out));
    const gone = publishedPaths(work.dir, PLAN)?.filter((path) => ours.has(path));
    if (gone) carryOut(gone, work, out);
  } finally {
    rmSync(join(work.dir, PLAN), { force: true });
    tidy(work, out);
  }
}

/** May be done again from any point. */
function carryOut(gone: readonly string[], { fresh }: WorkFolder, out: string): void {
  const prepared = filesBelow(fresh);
  const placed = pagesLast(prepared.filter((path) => path !== MARK && path !== DURING));
  if (prepared.includes(DURING)) place(fresh, DURING, out, MARK);
  for (const path of inTheWay(gone, placed)) remove(out, path);
  for (const path of placed) place(fresh, path, out);
  for (const path of gone) remove(out, path);
  if (prepared.includes(MARK)) place(fresh, MARK, out);
}

/** The files of a real folder, by their path in it, in order; links are none. */
function filesBelow(folder: string): string[] {
  if (!standingAt(folder)?.isDirectory()) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
    .sort();
}

function pagesLast(paths: readonly string[]): string[] {
  // With its compressed forms, which are the same page.
  const isPage = (path: string) => /\.html(?:\.\w+)?$/.test(path);
  return [...paths.filter((path) => !isPage(path)), ...paths.filter(isPage)];
}

/** Files where there are to be folders, and files in folders where there is to be a file. */
function inTheWay(gone: readonly string[], placed: readonly string[]): string[] {
  const files = new Set(placed);
  const folders = new Set(placed.flatMap(foldersOf));
  return gone.filter((path) => folders.has(path) || foldersOf(path).some((folder) => files.has(folder)));
}

/** 'a/b/c' lies in 'a/b' and 'a'. */
function foldersOf(path: string): string[] {
  const folder = dirname(path);
  return folder === '.' ? [] : [folder, ...foldersOf(folder)];
}

/** Never through a link, which would lead elsewhere: a folder takes its place. */
function place(fresh: string, path: string, out: string, as = path): void {
  const link = linkInTheWay(out, as);
  if (link !== undefined) unlinkSync(link);
  mkdirSync(dirname(join(out, as)), { recursive: true });
  renameSync(join(fresh, path), join(out, as));
}

/** With the folders that are empty without it. What is listed as a file may be gone by now, or a folder, or lie behind a link. */
function remove(out: string, path: string): void {
  if (linkInTheWay(out, path) !== undefined) return;
  const file = join(out, path);
  if (standingAt(file)?.isDirectory() === false) rmSync(file);
  for (const folder of foldersOf(path).map((name) => join(out, name)))
    if (standingAt(folder)?.isDirectory() && readdirSync(folder).length === 0) rmdirSync(folder);
}

/** The outermost of the folders of a path that is a link. */
function linkInTheWay(out: string, path: string): string | undefined {
  const folders = foldersOf(path).map((name) => join(out, name));
  return folders.findLast((folder) => standingAt(folder)?.isSymbolicLink());
}
