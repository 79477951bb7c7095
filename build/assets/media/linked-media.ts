import { mediaName, namedAddresses } from '../../contract/addresses/media-name.ts';
import { isMedia } from '../../contract/addresses/media-types.ts';
import type { PageFacts } from '../../contract/finished-page.ts';
import type { ParsedFile } from '../../contract/parsed-file.ts';
import { memoize } from '../../platform/memoize.ts';
import type { MediaLibrary } from './library.ts';

/** Which of these paths below the output folder finished pages link to, show or load, however the accents of a file's name are written. */
export function linkedPaths(
  pages: readonly { facts: Pick<PageFacts, 'addresses'> }[],
  base: string,
  paths: readonly string[],
): ReadonlySet<string> {
  const named = new Set<string>();
  if (paths.length === 0) return named;
  const sought = new Map(paths.map((path) => [path.normalize('NFC'), path]));
  for (const { facts } of pages)
    for (const address of facts.addresses) {
      if (!address.startsWith(`${base}/`)) continue;
      const path = sought.get(pathOf(address.slice(base.length + 1)).normalize('NFC'));
      if (path !== undefined) named.add(path);
    }
  return named;
}

function pathOf(address: string): string {
  if (!/[%?#]/.test(address)) return address;
  try {
    return decodeURIComponent(address.replace(/[?#].*$/s, ''));
  } catch {
    return address;
  }
}

/** Names of all pictures, films and static files that texts and their front matter refer to, published or not, and of films' poster pictures. */
export function referencedFiles(parsed: readonly ParsedFile[], library: MediaLibrary): ReadonlySet<string> {
  const named = parsed.flatMap((file) => filesIn(file));
  const films = named.flatMap((name) => library.all.get(name) ?? []).filter(({ probed }) => probed.type === 'film');
  return new Set([...named, ...films.flatMap((film) => library.posterOf(film)?.name ?? [])]);
}

const filesIn = memoize((file: ParsedFile): readonly string[] => {
  const addresses = namedAddresses(file).filter(
    (address) => address.startsWith('/') || isMedia(address.replace(/[?#].*$/s, '')),
  );
  return addresses.flatMap((address) => mediaName(file.name, address) ?? []);
});
