import { readFileSync, statSync } from 'node:fs';
import { basename, extname, join, relative, sep } from 'node:path';
import type { SiteDefinition } from '../../../build/contract/definition.ts';
import { PICTURES_FOLDER } from '../../../build/contract/media.ts';
import { isMedia, mediaAddress } from '../../../build/contract/media-name.ts';
import { withLineFeeds } from '../../../build/editing/front-matter/line-endings.ts';
import { filesBelow, staticPath } from '../../../build/editing/project-files.ts';
import { hashOf, hashOfFile, isJunkFile, modificationKey } from '../../../build/editing/system.ts';
import { pictureUses } from '../pictures/used-pictures.ts';

/** The content files at a moment, by path from the project's root. */
export interface Snapshot {
  /** Content files, without byte-order mark, with line feeds alone. */
  texts: ReadonlyMap<string, string>;
  /** The hashes of pictures and downloads. */
  pictures: ReadonlyMap<string, string>;
}

export function presentSnapshot(site: SiteDefinition): Snapshot {
  const { texts, others } = presentFiles(site);
  return { texts, pictures: new Map(others.map((path) => [path, hashOnce(join(site.root, path))])) };
}

/** Returns a version that changes with each written, added or removed file of the writers'. It reads no file, so that it can be asked for often. */
export function presentVersion(site: SiteDefinition): string {
  const paths = writersFolders(site).flatMap((folder) => filesBelow(site.root, folder));
  const keys = paths.map((path) => {
    const stats = statSync(join(site.root, path), { throwIfNoEntry: false });
    return [path, stats?.ino, stats?.size, stats?.mtimeMs, stats?.ctimeMs].join(' ');
  });
  return hashOf(keys.join('\n'));
}

/** Hashes of unchanged files: pictures are a thousand times as large as texts, and change less often. */
const hashes = new Map<string, { key: string; hash: string }>();

function hashOnce(file: string): string {
  const key = modificationKey(statSync(file));
  const known = hashes.get(file);
  const hash = key !== '' && known?.key === key ? known.hash : hashOfFile(file);
  hashes.set(file, { key, hash });
  return hash;
}

/** Returns the texts on the disk, and the paths of the writers' other files. */
export function presentFiles(site: SiteDefinition): { texts: Snapshot['texts']; others: readonly string[] } {
  const paths = writersFolders(site).flatMap((folder) => filesBelow(site.root, folder));
  const texts = paths.filter((path) => isText(site, path));
  return {
    texts: new Map(texts.map((path) => [path, plainText(readFileSync(join(site.root, path)))])),
    others: paths.filter((path) => isOther(site, path)),
  };
}

/** Returns the folders of the writers' files: texts, pictures, and downloads. Paths are from the project's root, with `/`. */
export function writersFolders({ root, contentDir, staticDir, downloads }: SiteDefinition): string[] {
  const below = [
    contentDir,
    join(staticDir, PICTURES_FOLDER),
    ...(downloads === undefined ? [] : [join(staticDir, downloads)]),
  ];
  return below.map((folder) => relative(root, folder).split(sep).join('/'));
}

/** Tells whether a file is a content file. Hidden files are none. */
export function isText(site: SiteDefinition, path: string): boolean {
  const [folder = ''] = writersFolders(site);
  return path.endsWith('.md') && isBelow(folder, path) && isPlain(path);
}

/** Tells whether a file is a picture or a download. */
export function isOther(site: SiteDefinition, path: string): boolean {
  const [content = '', ...statics] = writersFolders(site);
  return (
    isPlain(path) && ((isBelow(content, path) && isMedia(path)) || statics.some((folder) => isBelow(folder, path)))
  );
}

export function plainText(bytes: Uint8Array): string {
  return withLineFeeds(new TextDecoder().decode(bytes));
}

function isBelow(folder: string, path: string): boolean {
  return path.startsWith(`${folder}/`);
}

function isPlain(path: string): boolean {
  const isPlainName = (name: string) => !/^\.|~$|\p{Cc}/u.test(name) && !isJunkFile(name);
  return path.split('/').every(isPlainName);
}

/** Returns a test for pictures and films that no text names, by path. */
export function unusedMediaTest(site: SiteDefinition, texts: Snapshot['texts']): (path: string) => boolean {
  let usesOf: ReturnType<typeof pictureUses> | undefined;
  const folder = staticPath(site, `/${PICTURES_FOLDER}/`);
  const [content = ''] = writersFolders(site);
  const isNamed = namesIn(texts);
  return (path) => {
    if (!isMedia(path)) return false;
    if (!path.startsWith(folder)) return isBelow(content, path) && !isNamed(path);
    // Searching all texts takes longer than comparing them.
    usesOf ??= pictureUses([...texts].map(([path, text]) => ({ path, name: path, text })));
    return usesOf(path.slice(staticPath(site, '').length)).length === 0;
  };
}

/**
 * Returns a test for names, without extension, that any text contains, as a film's poster has the film's name. A chance
 * match only sends a file too many.
 */
function namesIn(texts: Snapshot['texts']): (path: string) => boolean {
  let all: string | undefined;
  return (path) => {
    all ??= [...texts.values()].join('\n').normalize('NFC');
    const name = basename(path, extname(path)).normalize('NFC');
    return [name, mediaAddress('', name), encodeURIComponent(name)].some((one) => all?.includes(one));
  };
}
