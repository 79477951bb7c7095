import { mediaName } from '../../contract/addresses/media-name.ts';
import { isMedia } from '../../contract/addresses/media-types.ts';
import { namedAddresses } from '../../contract/addresses/named-addresses.ts';
import type { ParsedFile } from '../../contract/parsed-file.ts';
import { memoize } from '../../platform/memoize.ts';
import type { MediaLibrary } from './library.ts';

/** Names of all pictures and films that texts and their front matter refer to, published or not, and of films' poster pictures. */
export function referencedMedia(parsed: readonly ParsedFile[], library: MediaLibrary): ReadonlySet<string> {
  const named = parsed.flatMap((file) => mediaIn(file));
  const films = named.flatMap((name) => library.all.get(name) ?? []).filter(({ probed }) => probed.type === 'film');
  return new Set([...named, ...films.flatMap((film) => library.posterOf(film)?.name ?? [])]);
}

const mediaIn = memoize((file: ParsedFile): readonly string[] => {
  const addresses = namedAddresses(file).filter((address) => isMedia(address.replace(/[?#].*$/s, '')));
  return addresses.flatMap((address) => mediaName(file.name, address) ?? []);
});
