import { lstatSync, readdirSync, realpathSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import type { SiteDefinition } from '../contract/definition.ts';
import type { ContentHost } from '../contract/workshop-host.ts';
import { contentFiles as messages } from '../diagnostics/messages/content-files.fr.ts';
import { ifPresent, isErrno } from '../platform/errors.ts';
import { pathFrom } from '../platform/folders.ts';
import { Refused, reachOrRefuse } from './refused.ts';

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

/** Finds a file of the content folder by its path from the project's root. Throws `Refused` for paths elsewhere, hidden or linked files, and files that are no texts. */
export function contentPlace({ site, identify }: ContentHost, path: string): ContentPlace {
  const folder = contentFolder(site);
  const name = path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : '';
  const segments = name.split('/');
  const isText = segments.every(isPlainName) && name.endsWith('.md') && path.length <= MAX_PATH_LENGTH;
  if (!isText) throw new Refused(400, messages.noPath(path.slice(0, MAX_PATH_LENGTH), folder));
  const unfit = new Refused(422, messages.unfitName(path));
  if (segments.some(isTooLong)) throw unfit;
  const { base, stats } = reachOrRefuse(path, () => {
    const base = realpathSync(site.contentDir);
    return { base, stats: lookUp(base, segments, path) };
  });
  if (!stats && !segments.every(isPortableName)) throw unfit;
  return { path, name, ...identify(name), file: join(base, ...segments), ...(stats && { stats }) };
}

/** Returns the content folder, from the project's root, with `/`. */
export function contentFolder({ root, contentDir }: Pick<SiteDefinition, 'root' | 'contentDir'>): string {
  return pathFrom(root, contentDir);
}

const MAX_PATH_LENGTH = 500;

/** Refuses ways up, hidden names, halves of characters, and other systems' separators, drives and streams. */
export function isPlainName(name: string): boolean {
  return /^[^.\s/\\:\p{Cc}\p{Cs}][^/\\:\p{Cc}\p{Cs}]*$/u.test(name);
}

/** Returns the stats of a file that is reached through no link. */
export function lookUp(base: string, segments: readonly string[], shown: string): Stats | undefined {
  let at = base;
  for (const [index, segment] of segments.entries()) {
    at = join(at, segment);
    const place = at;
    const stats = ifPresent(() => lstatSync(place), undefined);
    if (!stats) return undefined;
    if (stats.isSymbolicLink()) throw new Refused(403, messages.link(shown));
    const isLast = index === segments.length - 1;
    if (isLast ? !stats.isFile() : !stats.isDirectory()) throw new Refused(403, messages.notAFile(shown));
    if (isLast) return stats;
  }
  return undefined;
}

/** Lists ordinary files below a folder, by path from the project's root. Links are not followed; unreadable folders are left to the build's diagnostics. */
export function filesBelow(root: string, folder: string): string[] {
  return entriesOf(join(root, folder)).flatMap((name) => {
    const path = `${folder}/${name}`;
    const stats = lstatSync(join(root, path), { throwIfNoEntry: false });
    if (name.startsWith('.') || !stats) return [];
    if (stats.isDirectory()) return filesBelow(root, path);
    return stats.isFile() ? [path] : [];
  });
}

/** Returns the path of a file of the static folder, from the project's root: of '/images/photo.jpg'. */
export function staticPath(site: Folders, name: string): string {
  return `${staticFolder(site)}${name}`;
}

type Folders = Pick<SiteDefinition, 'root' | 'staticDir'>;

/** Returns the static folder, from the project's root, with `/`. */
export function staticFolder({ root, staticDir }: Folders): string {
  return pathFrom(root, staticDir);
}

function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch (error) {
    if (isErrno(error, 'ENOENT', 'ENOTDIR', 'EACCES', 'EPERM')) return [];
    throw error;
  }
}

/** In bytes, the limit of common file systems. */
const MAX_NAME_BYTES = 255;

/** Tells whether every system accepts a name for a new file, and shows it as it is written. */
export function isPortableName(name: string): boolean {
  return !isTooLong(name) && !UNFIT.test(name) && !DEVICE.test(name);
}

function isTooLong(name: string): boolean {
  return Buffer.byteLength(name) > MAX_NAME_BYTES;
}

/** Halves of characters, signs that turn the direction of reading, and characters that Windows refuses. */
const UNFIT = /[\p{Cc}\p{Cs}\p{Bidi_Control}<>"|?*]|[. ]$/u;
/** Windows' devices, with any extension. */
const DEVICE = /^(?:aux|con|nul|prn|com\d|lpt\d)(?:\.|$)/i;
