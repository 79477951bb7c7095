import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  type Stats,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { PublishedFile } from '../contract/output.ts';
import { MARK, markText, publishedPaths } from './mark.ts';
import { standingAt } from './place.ts';
import { stage } from './stage.ts';
import { makeWorkFolder, tidy, type WorkFolder } from './work-folder.ts';

/** The mark while files of two sites lie there. */
const DURING = `${MARK}.during`;

/** Paths of what is to be done. */
interface Plan {
  /** What changes, in this order. */
  placed: string[];
  /** What is no longer to be there. */
  gone: string[];
}

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
    // Whatever stops us, all that lies there is known to be a build's. The disk may fill up only before this.
    writeFileSync(join(work.fresh, DURING), markText([...paths, ...gone]));
    const plan: Plan = { placed: pagesLast(changed.map(({ path }) => path)), gone };
    writeFileSync(planFile(work), JSON.stringify(plan));
    carryOut(plan, work, out);
    return new Map([...staged.files.keys()].map((path) => [path, lstatSync(join(out, path))]));
  } finally {
    rmSync(planFile(work), { force: true });
    tidy(work, out);
  }
}

/** Ends what a process was doing when it was killed, and removes its work folder. */
export function resume(work: WorkFolder, out: string): void {
  try {
    const plan = readPlan(work);
    if (plan) carryOut(plan, work, out);
  } finally {
    rmSync(planFile(work), { force: true });
    tidy(work, out);
  }
}

/** May be done again from any point. */
function carryOut({ placed, gone }: Plan, { fresh }: WorkFolder, out: string): void {
  place(fresh, DURING, out, MARK);
  for (const path of inTheWay(gone, placed)) remove(out, path);
  for (const path of placed) place(fresh, path, out);
  for (const path of gone) remove(out, path);
  place(fresh, MARK, out);
}

/** Not there before it is known what is to be done, nor whole before then. */
function planFile({ dir }: WorkFolder): string {
  return join(dir, 'plan.json');
}

function readPlan(work: WorkFolder): Plan | undefined {
  try {
    return JSON.parse(readFileSync(planFile(work), 'utf8'));
  } catch {
    return undefined;
  }
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

function place(fresh: string, path: string, out: string, as = path): void {
  if (!existsSync(join(fresh, path))) return;
  mkdirSync(dirname(join(out, as)), { recursive: true });
  renameSync(join(fresh, path), join(out, as));
}

/** With the folders that are empty without it. What is listed as a file may be gone by now, or a folder. */
function remove(out: string, path: string): void {
  const file = join(out, path);
  if (standingAt(file)?.isDirectory() === false) rmSync(file);
  for (const folder of foldersOf(path).map((name) => join(out, name)))
    if (standingAt(folder)?.isDirectory() && readdirSync(folder).length === 0) rmdirSync(folder);
}
