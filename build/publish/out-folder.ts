import { type Dirent, readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { SiteDefinition } from '../contract/definition.ts';
import { messages } from '../messages.fr.ts';
import { isDropping } from '../system/droppings.ts';
import { MARK, publishedPaths } from './mark.ts';
import { isWorkName, realPlace, standingAt } from './place.ts';

/**
 * Why a folder must not be published into, in French; undefined when it may. Publishing replaces all that a folder holds:
 * so it is absent, empty, or holds what a build wrote there and nothing else. `out` is a real path.
 */
export function whyNotPublishTo(out: string, site: SiteDefinition): string | undefined {
  return whyNotThere(out) ?? whyNotOurs(out, site) ?? whyNotReplace(out);
}

function whyNotThere(out: string): string | undefined {
  if (standingAt(out)?.isSymbolicLink()) return messages.publish.deadLink(out);
  const standing = nearestStanding(out);
  if (statSync(standing).isDirectory()) return undefined;
  return messages.publish.notAFolder(standing);
}

function whyNotOurs(out: string, { root, contentDir, staticDir, cacheDir }: SiteDefinition): string | undefined {
  const rooms = ['src', 'build', 'test', 'node_modules', '.git'].map((name) => join(root, name));
  const sources = [contentDir, staticDir, ...rooms].map(realPlace);
  if (sources.some((source) => isWithin(source, out))) return messages.publish.holdsSources(out);
  if (sources.some((source) => isWithin(out, source))) return messages.publish.amongSources(out);
  const needed = [homedir(), process.cwd(), cacheDir].map(realPlace);
  if (needed.some((folder) => isWithin(folder, out))) return messages.publish.neededElsewhere(out);
  return undefined;
}

function whyNotReplace(out: string): string | undefined {
  const published = publishedPaths(out);
  const foreign = foreignPaths(out, new Set(published));
  const [first] = foreign;
  if (first === undefined) return undefined;
  return published
    ? messages.publish.holdsOthers(out, first, foreign.length - 1)
    : messages.publish.notMarked(out, MARK);
}

/** What a folder holds besides these paths, what builds work with, and droppings. Folders count by what is in them. */
function foreignPaths(out: string, published: ReadonlySet<string>): string[] {
  const isOwn = ({ name }: Dirent) => name === MARK || isWorkName(out, name);
  return filesBelow(out, isOwn)
    .map((file) => relative(out, file).split(sep).join('/'))
    .filter((path) => !published.has(path));
}

function filesBelow(folder: string, isLeftOut: (entry: Dirent) => boolean): string[] {
  if (!standingAt(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !isDropping(entry.name) && !isLeftOut(entry))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path, () => false) : [path];
    });
}

function nearestStanding(path: string): string {
  return standingAt(path) ? path : nearestStanding(dirname(path));
}

function isWithin(path: string, folder: string): boolean {
  const way = relative(resolve(folder), resolve(path));
  return way !== '..' && !way.startsWith(`..${sep}`);
}
