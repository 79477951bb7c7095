import { contentPlace } from '../../../build/contract/editing/content-place.ts';
import type { ContentHost } from '../../../build/contract/workshop-host.ts';
import type { Found, FoundText } from '../../api.ts';
import { openFile, readDiskText } from '../files/read-file.ts';
import { type FoundPassage, passagesIn } from './passages.ts';
import { finder, mayHold, type Search } from './pattern.ts';

/** Passages that are shown at once: a word that stands in every line is none to look through. */
const MOST = 2000;

/** Where words stand in the texts that the site makes something of, as they lie on the disk now. */
export function findInTexts(host: ContentHost, search: Search): Found {
  const find = finder(search);
  const isLikely = mayHold(search);
  const texts: FoundText[] = [];
  let left = MOST;
  for (const { path, name, text } of host.texts()) {
    if (host.identify(name).contentType === undefined || !isLikely(text)) continue;
    const { version, passages } = readPassages(host, path, find);
    if (passages.length === 0) continue;
    if (passages.length > left) return { texts, more: true };
    left -= passages.length;
    texts.push({ path, version, passages: passages.map(({ range: _, at: __, ...passage }) => passage) });
  }
  return { texts, more: false };
}

/** A text, its version and its passages. Throws `Refused` where it cannot be read. */
export function readPassages(
  host: ContentHost,
  path: string,
  find: ReturnType<typeof finder>,
): { text: string; version: string; passages: FoundPassage[] } {
  const { text, version } = openFile(path, readDiskText(contentPlace(host, path), host.limits.text));
  return { text, version, passages: passagesIn(text, find) };
}
