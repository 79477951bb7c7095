import { type Dirent, readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { SiteDefinition } from '../../contract/definition.ts';
import { publish as messages } from '../../diagnostics/messages/publish.fr.ts';
import { isJunkFile } from '../../platform/folders.ts';
import { MANIFEST, publishedPaths } from './manifest.ts';
import { isWorkName, lstatOrUndefined, realPlace } from './place.ts';

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
  if (sources.some((source) => isWithin(source, out))) return messages.holdsSources(out);
  if (sources.some((source) => isWithin(out, source))) return messages.amongSources(out);
  const needed = [homedir(), process.cwd(), cacheDir].map(realPlace);
  if (needed.some((folder) => isWithin(folder, out))) return messages.neededElsewhere(out);
  return undefined;
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

/** What a folder holds besides these paths, what builds work with, and junk files. Folders count by what is in them. */
function* foreignPaths(out: string, published: ReadonlySet<string>): Generator<string, undefined> {
  const isOwn = ({ name }: Dirent) => name === MANIFEST || isWorkName(out, name);
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

function isWithin(path: string, folder: string): boolean {
  const fromFolder = relative(resolve(folder), resolve(path));
  return fromFolder !== '..' && !fromFolder.startsWith(`..${sep}`);
}
