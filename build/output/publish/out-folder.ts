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

/** Returns the reason in French why a site may not be published into `out`, a real path; undefined if it may. */
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

/** Returns the reason in French why a folder's contents may not be replaced: it holds more than a build's files and junk. Undefined if it may. */
export function whyNotReplace(out: string): string | undefined {
  const published = publishedPaths(out);
  const foreign = foreignPaths(out, new Set(published));
  const { value: first } = foreign.next();
  if (first === undefined) return undefined;
  // One foreign file is reason enough.
  return published ? messages.holdsOthers(out, first, [...foreign].length) : messages.notPublished(out, MANIFEST);
}

/** Yields paths of files that are neither published, a build's own, nor junk. */
function* foreignPaths(out: string, published: ReadonlySet<string>): Generator<string, undefined> {
  const work = [hiddenName(out, 'lock'), hiddenName(out, 'publishing-')];
  const isOwn = ({ name }: Dirent) => name === MANIFEST || work.some((start) => name.startsWith(start));
  if (!lstatOrUndefined(out)) return;
  for (const path of pathsIn(out, '', isOwn)) if (!published.has(path)) yield path;
}

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

/** Returns the folder for lock and preparation: the parent, or `out` itself if it cannot be renamed. */
export function placeFor(out: string): string {
  return canSwap(out) ? dirname(out) : out;
}

/** Tells whether a folder can be replaced by a rename: not mount points, nor folders in a parent that is not writable. */
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

/** Returns the name of a build's own file or folder for `out`. */
export function hiddenName(out: string, suffix: string): string {
  return `.${basename(out)}.${suffix}`;
}

/** Resolves symbolic links of a path that may not exist. */
export function realPlace(path: string): string {
  return ifPresent(() => realpathSync.native(path), undefined) ?? join(realPlace(dirname(path)), basename(path));
}

/** Returns the entry at a path without following a link, or undefined if there is none. */
export function lstatOrUndefined(path: string): Stats | undefined {
  return ifPresent(() => lstatSync(path, { throwIfNoEntry: false }), undefined);
}

/** The file that lists all files that a build wrote into the folder. Hosts do not serve its name. */
export const MANIFEST = '.published.json';

/** Returns the text of a manifest. Equal paths give equal bytes. */
export function manifestText(paths: readonly string[]): string {
  return `${JSON.stringify({ notice: messages.manifest, format: 1, files: [...paths].sort() }, null, 1)}\n`;
}

/** Returns the paths that a build wrote into a folder, or undefined if no build did. */
export function publishedPaths(folder: string): string[] | undefined {
  try {
    const { format, files } = JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8'));
    const listed = format === 1 && Array.isArray(files) && files.every(isInside);
    return listed ? files : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the files that a build wrote into a folder, in order to publish them elsewhere. */
export function publishedFiles(folder: string): CopiedFile[] {
  return (publishedPaths(folder) ?? []).map((path) => {
    const from = join(folder, path);
    return { path, from, bytes: statSync(from).size };
  });
}

function isInside(path: unknown): boolean {
  return (
    typeof path === 'string' &&
    !path.includes('\0') &&
    path.split('/').every((name) => name !== '' && name !== '.' && name !== '..')
  );
}
