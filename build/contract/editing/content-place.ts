import { lstatSync, realpathSync, type Stats } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { contentFiles as words } from '../../diagnostics/messages/content-files.fr.ts';
import { ifPresent } from '../../platform/errno.ts';
import type { SiteDefinition } from '../definition.ts';
import type { ContentHost } from '../workshop-host.ts';
import { isPortableName, isTooLong } from './portable-name.ts';
import { Refused, reached } from './refused.ts';

/** A content file, which may not exist. No folder on the way to it is a link. */
export interface ContentPlace {
  /** From the project's root, with `/`. */
  path: string;
  /** From the content folder, with `/`. */
  name: string;
  slug: string;
  /** Absolute, links above the content folder resolved. */
  file: string;
  /** Absent where no content type takes such a file. */
  contentType?: string;
  /** Undefined where there is no such file. */
  stats?: Stats;
}

/** Looks a file of the content folder up by its path from the project's root. Throws `Refused` for whatever lies elsewhere, is hidden, linked, or no text. */
export function contentPlace({ site, identify }: ContentHost, path: string): ContentPlace {
  const folder = contentFolder(site);
  const name = path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : '';
  const segments = name.split('/');
  const isText = segments.every(isPlainName) && name.endsWith('.md') && path.length <= LONGEST;
  if (!isText) throw new Refused(400, words.noPath(path.slice(0, LONGEST), folder));
  const unfit = new Refused(422, words.unfitName(path));
  if (segments.some(isTooLong)) throw unfit;
  const { base, stats } = reached(path, () => {
    const base = realpathSync(site.contentDir);
    return { base, stats: lookUp(base, segments, path) };
  });
  if (!stats && !segments.every(isPortableName)) throw unfit;
  return { path, name, ...identify(name), file: join(base, ...segments), ...(stats && { stats }) };
}

/** The content folder, from the project's root, with `/`. */
export function contentFolder({ root, contentDir }: Pick<SiteDefinition, 'root' | 'contentDir'>): string {
  return relative(root, contentDir).split(sep).join('/');
}

const LONGEST = 500;

/** No way up, nothing hidden, no half of a character, no other system's separators, drives and streams. */
export function isPlainName(name: string): boolean {
  return /^[^.\s/\\:\p{Cc}\p{Cs}][^/\\:\p{Cc}\p{Cs}]*$/u.test(name);
}

/** What lies at the end of a way that no link is on. */
export function lookUp(base: string, segments: readonly string[], shown: string): Stats | undefined {
  let at = base;
  for (const [index, segment] of segments.entries()) {
    at = join(at, segment);
    const stats = statsOf(at);
    if (!stats) return undefined;
    if (stats.isSymbolicLink()) throw new Refused(403, words.link(shown));
    const isLast = index === segments.length - 1;
    if (isLast ? !stats.isFile() : !stats.isDirectory()) throw new Refused(403, words.notAFile(shown));
    if (isLast) return stats;
  }
  return undefined;
}

function statsOf(path: string): Stats | undefined {
  return ifPresent(() => lstatSync(path), undefined);
}
