import {
  accessSync,
  constants,
  type Dirent,
  lstatSync,
  readdirSync,
  readFileSync,
  realpathSync,
  type Stats,
  statSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { SiteDefinition } from '../../contract/definition.ts';
import type { CopiedFile } from '../../contract/output.ts';
import { publish as messages } from '../../diagnostics/messages/output.fr.ts';
import { ifPresent } from '../../platform/errors.ts';
import { isJunkFile, isWithin } from '../../platform/folders.ts';

/** Why a folder must not be published into, in French; undefined when it may. `out` is a real path. */
export function whyNotPublishTo(out: string, site: SiteDefinition): string | undefined {
  return whyNotThere(out) ?? whyNotOurs(out, site) ?? whyNotReplace(out);
}

function whyNotThere(out: string): string | undefined {
  if (lstatOrUndefined(out)?.isSymbolicLink()) return messages.deadLink(out);
  const existing = nearestExisting(out);
  if (statSync(existing).isDirectory()) return undefined;
  return messages.notAFolder(existing);
}

function whyNotOurs(out: string, { root, contentDir, staticDir, cacheDir }: SiteDefinition): string | undefined {
  const rooms = ['src', 'build', 'test', 'node_modules', '.git'].map((name) => join(root, name));
  const sources = [contentDir, staticDir, ...rooms].map(realPlace);
  const needed = [...sources, ...[homedir(), process.cwd(), cacheDir].map(realPlace)];
  const isNeeded = needed.some((folder) => isWithin(folder, out)) || sources.some((source) => isWithin(out, source));
  return isNeeded ? messages.neededElsewhere(out) : undefined;
}

/**
 * Why what a folder holds must not be replaced, in French: it is more than what a build wrote there, and the junk that systems leave everywhere.
 * Undefined when it may, as when the folder is empty or absent.
 */
export function whyNotReplace(out: string): string | undefined {
  const published = publishedPaths(out);
  const foreign = foreignPaths(out, new Set(published));
  const { value: first } = foreign.next();
  if (first === undefined) return undefined;
  // One file is reason enough, of however many that are somebody else's.
  return published ? messages.holdsOthers(out, first, [...foreign].length) : messages.notPublished(out, MANIFEST);
}

/** Yields the paths in a folder besides the published ones, the builds' own files and junk files. Folders count by their files. */
function* foreignPaths(out: string, published: ReadonlySet<string>): Generator<string, undefined> {
  const work = [hiddenName(out, 'lock'), hiddenName(out, 'publishing-')];
  const isOwn = ({ name }: Dirent) => name === MANIFEST || work.some((start) => name.startsWith(start));
  if (!lstatOrUndefined(out)) return;
  for (const path of pathsIn(out, '', isOwn)) if (!published.has(path)) yield path;
}

/** Paths of the files below a folder, each after `prefix`, as they are asked for. */
function* pathsIn(folder: string, prefix: string, isLeftOut: (entry: Dirent) => boolean): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (isJunkFile(entry.name) || isLeftOut(entry)) continue;
    const path = prefix + entry.name;
    if (entry.isDirectory()) yield* pathsIn(join(folder, entry.name), `${path}/`, () => false);
    else yield path;
  }
}

function nearestExisting(path: string): string {
  return lstatOrUndefined(path) ? path : nearestExisting(dirname(path));
}

/**
 * Returns the folder in which a build keeps its lock and prepares a site: beside the output folder, from where one rename puts it in place;
 * inside it where no rename can, because it is a mount point or its parent is closed to us.
 */
export function placeFor(out: string): string {
  return canSwap(out) ? dirname(out) : out;
}

/** Tells whether one rename can put another folder into the place of `out`. */
export function canSwap(out: string): boolean {
  const found = statSync(out, { throwIfNoEntry: false });
  if (!found) return true;
  try {
    accessSync(dirname(out), constants.W_OK);
  } catch {
    return false;
  }
  return found.dev === statSync(dirname(out)).dev;
}

/** A name for what stands beside the output folder, or in it, without being part of the site. */
export function hiddenName(out: string, suffix: string): string {
  return `.${basename(out)}.${suffix}`;
}

/** The same place without symbolic links in its way, whether or not anything is there yet. */
export function realPlace(path: string): string {
  return ifPresent(() => realpathSync.native(path), undefined) ?? join(realPlace(dirname(path)), basename(path));
}

/** Returns the entry at a path, of a link the link itself; undefined where there is none, nor can be. */
export function lstatOrUndefined(path: string): Stats | undefined {
  return ifPresent(() => lstatSync(path, { throwIfNoEntry: false }), undefined);
}

/**
 * The file that says of a folder that a build wrote it, and which files it wrote there.
 * Its name begins with a dot: hosts leave it out or serve nothing that the site does not.
 */
export const MANIFEST = '.published.json';

/** The same paths always give the same bytes. */
export function manifestText(paths: readonly string[]): string {
  return `${JSON.stringify({ notice: messages.manifest, format: 1, files: [...paths].sort() }, null, 1)}\n`;
}

/** The paths that a build wrote into a folder; undefined when none did. */
export function publishedPaths(folder: string): string[] | undefined {
  try {
    const { format, files } = JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8'));
    const listed = format === 1 && Array.isArray(files) && files.every(isInside);
    return listed ? files : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the files that a build wrote into a folder, to be published elsewhere. */
export function publishedFiles(folder: string): CopiedFile[] {
  return (publishedPaths(folder) ?? []).map((path) => {
    const from = join(folder, path);
    return { path, from, bytes: statSync(from).size };
  });
}

/** Tells whether a path stays in its folder. */
function isInside(path: unknown): boolean {
  return (
    typeof path === 'string' &&
    !path.includes('\0') &&
    path.split('/').every((name) => name !== '' && name !== '.' && name !== '..')
  );
}
