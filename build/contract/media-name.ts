import { posix } from 'node:path';
import { memoize } from '../platform/memoize.ts';
import { decodePath, parseUrl, withoutQuery } from './addresses.ts';
import { stringsOf } from './field-values.ts';
import type { ParsedFile } from './source-file.ts';

const SITE_ORIGIN = 'http://site.invalid';

/** Returns a file's path from the content folder, or with a leading slash from the static folder; undefined for other addresses. `text`: the text's path. */
export function mediaName(text: string, address: string): string | undefined {
  if (address.startsWith('/')) return rootedName(address);
  if (address === '' || /^[a-z][a-z\d+.-]*:/i.test(address)) return undefined;
  const path = decodedPath(withoutQuery(address));
  const name = path && posix.join(posix.dirname(text), path).normalize('NFC');
  return name?.startsWith('../') ? undefined : name;
}

export function mediaAddress(text: string, name: string): string {
  const path = name.startsWith('/') ? name : posix.relative(posix.dirname(text), name);
  return path.replace(/[\s()<>%?#\\]/g, percentEncoded);
}

function percentEncoded(sign: string): string {
  return [...Buffer.from(sign)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');
}

function rootedName(address: string): string | undefined {
  const url = parseUrl(address, SITE_ORIGIN);
  return url?.origin === SITE_ORIGIN ? decodedPath(url.pathname)?.normalize('NFC') : undefined;
}

function decodedPath(path: string): string | undefined {
  const decoded = decodePath(path);
  return decoded === undefined || decoded.includes('\0') ? undefined : posix.normalize(decoded);
}

/** Returns the files that a text may link to or show; each string of its front matter counts as an address. */
export const namedFiles = memoize(
  ({ name, links, data }: Pick<ParsedFile, 'name' | 'links' | 'data'>): readonly string[] =>
    [...links.map(({ href }) => href), ...stringsOf(data).map(({ text }) => text)]
      .filter((address) => address.startsWith('/') || isMedia(withoutQuery(address)))
      .flatMap((address) => mediaName(name, address) ?? []),
);

/** Extensions of pictures, including formats that browsers cannot show. */
const PICTURES = /\.(?:jpe?g|jfif|png|apng|gif|webp|avif|tiff?|svg|hei[cf]|bmp|jxl|psd|raw|dng|ico)$/i;
const FILMS = /\.(?:mp4|m4v|webm|mov|avi|mkv|ogv|wmv|mpe?g|3gp)$/i;

/** Tells by its name whether a file is a picture or a film. */
export function isMedia(name: string): boolean {
  return PICTURES.test(name) || isFilm(name);
}

export function isFilm(name: string): boolean {
  return FILMS.test(name);
}
