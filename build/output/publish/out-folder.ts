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

/** Returns the reason in French. `out`: a real path. */
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

/** Returns the reason why a folder's contents may not be replaced: other files than those of a build and junk. */
export function whyNotReplace(out: string): string | undefined {
  const published = publishedPaths(out);
  const foreign = foreignPaths(out, new Set(published));
  const { value: first } = foreign.next();
  if (first === undefined) return undefined;
  // One foreign file suffices.
  return published ? messages.holdsOthers(out, first, [...foreign].length) : messages.notPublished(out, MANIFEST);
}

/** Yields foreign files. */
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

/** False for mount points and closed parents. */
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

/** The name of a build's own file or folder. */
export function hiddenName(out: string, suffix: string): string {
  return `.${basename(out)}.${suffix}`;
}

/** Resolves links of a path that may not exist. */
export function realPlace(path: string): string {
  return ifPresent(() => realpathSync.native(path), undefined) ?? join(realPlace(dirname(path)), basename(path));
}

/** Links are not followed. */
export function lstatOrUndefined(path: string): Stats | undefined {
  return ifPresent(() => lstatSync(path, { throwIfNoEntry: false }), undefined);
}

/** Lists what a build wrote into the folder. Hosts do not serve its name. */
export const MANIFEST = '.published.json';

/** Equal paths give equal bytes. */
export function manifestText(paths: readonly string[]): string {
  return `${JSON.stringify({ notice: messages.manifest, format: 1, files: [...paths].sort() }, null, 1)}\n`;
}

/** Undefined for other folders. */
export function publishedPaths(folder: string): string[] | undefined {
  try {
    const { format, files } = JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8'));
    const listed = format === 1 && Array.isArray(files) && files.every(isInside);
    return listed ? files : undefined;
  } catch {
    return undefined;
  }
}

/** For publishing a folder elsewhere. */
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
