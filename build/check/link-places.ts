import type { SiteAddress } from '../definition.ts';
import type { Position } from '../diagnostic.ts';
import { absoluteUrl, publishedPath } from '../html/addresses.ts';
import type { ParsedFile } from '../parse.ts';
import { decoded, resolved } from './addresses.ts';

/**
 * Where a file holds an address of the page at `path`: links of its Markdown, else words of its lines.
 * What was written just so comes before what leads to the same place.
 */
export function placesOf(link: string, path: string, file: ParsedFile, address: SiteAddress): Position[] {
  const exactly = (written: string) => written === link || published(written, address) === link;
  const from = absoluteUrl(address, path);
  const meant = destination(link, from);
  const alike = (written: string) =>
    ADDRESS_LIKE.test(written) &&
    (destination(written, from) === meant || destination(published(written, address), from) === meant);
  for (const isIt of [exactly, alike]) {
    const inText = file.links.filter(({ href }) => isIt(href));
    if (inText.length > 0) return inText.map(({ line, column, length }) => ({ line, column, length }));
    const inWords = wordsOf(file.source.text, isIt);
    if (inWords.length > 0) return inWords;
  }
  return [];
}

/** Most words of a text are no address, and need no parsing. */
const ADDRESS_LIKE = /[/#:.?]/;

function wordsOf(text: string, isIt: (word: string) => boolean): Position[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(/[^\s"'()]+/g)]
        .filter(([word]) => isIt(word))
        .map(({ 0: word, index: at }) => ({ line: index + 1, column: at + 1, length: word.length })),
    );
}

function destination(link: string, from: string): string {
  const href = resolved(link, from)?.href ?? link;
  return decoded(href) ?? href;
}

function published(written: string, address: SiteAddress): string {
  return written.startsWith('/') ? publishedPath(address, written) : written;
}
