import { lstatSync, readdirSync, realpathSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import type { SiteDefinition } from '../contract/definition.ts';
import type { ContentHost } from '../contract/workshop-host.ts';
import { contentFiles as messages } from '../diagnostics/messages/content-files.fr.ts';
import { ifPresent, isErrno } from '../platform/errors.ts';
import { pathFrom } from '../platform/folders.ts';
import { Refused, reachOrRefuse } from './refused.ts';

/** The place of a content file, which may not exist. No folder on its way is a link. */
export interface ContentPlace {
  /** Path from the project's root, with `/`. */
  path: string;
  /** Path from the content folder, with `/`. */
  name: string;
  slug: string;
  /** Absolute path, in which links above the content folder are resolved. */
  file: string;
  contentType?: string;
  stats?: Stats;
}

/** Finds a content file by its path from the project's root. Throws `Refused` for paths elsewhere, hidden or linked files, and files that are no texts. */
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

export function contentFolder({ root, contentDir }: Pick<SiteDefinition, 'root' | 'contentDir'>): string {
  return pathFrom(root, contentDir);
}

const MAX_PATH_LENGTH = 500;

/** Tells whether a name is plain: not hidden, nor `..`, and without lone surrogates, separators, drives and streams of other systems. */
export function isPlainName(name: string): boolean {
  return /^[^.\s/\\:\p{Cc}\p{Cs}][^/\\:\p{Cc}\p{Cs}]*$/u.test(name);
}

/** Returns the stats of a file, or undefined if there is none. Throws `Refused` for links. */
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

/** Lists ordinary files below a folder, except hidden ones and links. */
export function filesBelow(root: string, folder: string): string[] {
  return entriesOf(join(root, folder)).flatMap((name) => {
    const path = `${folder}/${name}`;
    const stats = lstatSync(join(root, path), { throwIfNoEntry: false });
    if (name.startsWith('.') || !stats) return [];
    if (stats.isDirectory()) return filesBelow(root, path);
    return stats.isFile() ? [path] : [];
  });
}

/** Returns a static file's path from the project's root. `name`: the file's address, such as '/images/photo.jpg'. */
export function staticPath(site: Folders, name: string): string {
  return `${staticFolder(site)}${name}`;
}

type Folders = Pick<SiteDefinition, 'root' | 'staticDir'>;

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

/** The longest name in bytes on common file systems. */
const MAX_NAME_BYTES = 255;

/** Tells whether all systems accept a name for a new file. */
export function isPortableName(name: string): boolean {
  return !isTooLong(name) && !UNFIT.test(name) && !DEVICE.test(name);
}

function isTooLong(name: string): boolean {
  return Buffer.byteLength(name) > MAX_NAME_BYTES;
}

/** Lone surrogates, marks of direction, and characters that Windows refuses. */
const UNFIT = /[\p{Cc}\p{Cs}\p{Bidi_Control}<>"|?*]|[. ]$/u;
/** Names of Windows' devices, with any extension. */
const DEVICE = /^(?:aux|con|nul|prn|com\d|lpt\d)(?:\.|$)/i;
