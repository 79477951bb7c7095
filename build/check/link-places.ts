import { parsedUrl } from '../addresses/parsed-url.ts';
import { absoluteUrl, publishedPath } from '../addresses/published.ts';
import type { SiteAddress } from '../contract/definition.ts';
import type { Position } from '../diagnostics/diagnostic.ts';
import { decoded } from './addresses.ts';
import type { WrittenText } from './checked-page.ts';

interface Written {
  text: string;
  place: Position;
}

/**
 * Where a text holds each of these addresses of a page at `path`: links of its Markdown, else words of its lines. What was written just so comes
 * before what leads to the same place. The text is gone through four times at most, whatever the number of addresses.
 */
export function placesOf(
  links: ReadonlySet<string>,
  written: WrittenText,
  path: string,
  address: SiteAddress,
): ReadonlyMap<string, readonly Position[]> {
  const from = absoluteUrl(address, path);
  const exactly = (text: string) => [text, published(text, address)];
  const alike = (text: string) => exactly(text).map((one) => destination(one, from));
  const inMarkdown = () => written.links.map(({ href, ...place }) => ({ text: href, place }));
  const inWords = () => wordsOf(written.text);
  const found = new Map<string, Position[]>();
  const search = (all: () => Written[], keysOf: (text: string) => string[], keyOf: (link: string) => string) => {
    const wanted = byKey(
      [...links].filter((link) => !found.has(link)),
      keyOf,
    );
    if (wanted.size === 0) return;
    for (const { text, place } of all())
      for (const key of new Set(keysOf(text)))
        for (const link of wanted.get(key) ?? []) found.set(link, [...(found.get(link) ?? []), place]);
  };
  search(inMarkdown, exactly, (link) => link);
  search(inWords, exactly, (link) => link);
  search(inMarkdown, alike, (link) => destination(link, from));
  search(
    () => inWords().filter(({ text }) => ADDRESS_LIKE.test(text)),
    alike,
    (link) => destination(link, from),
  );
  return found;
}

function byKey(links: readonly string[], keyOf: (link: string) => string): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const link of links) {
    const key = keyOf(link);
    groups.set(key, [...(groups.get(key) ?? []), link]);
  }
  return groups;
}

/** Most words of a text are no address, and need no parsing. */
const ADDRESS_LIKE = /[/#:.?]/;

function wordsOf(text: string): Written[] {
  return text.split('\n').flatMap((line, index) =>
    [...line.matchAll(/[^\s"'()]+/g)].map(({ 0: word, index: at }) => ({
      text: word,
      place: { line: index + 1, column: at + 1, length: word.length },
    })),
  );
}

function destination(link: string, from: string): string {
  const href = parsedUrl(link, from)?.href ?? link;
  return decoded(href) ?? href;
}

function published(written: string, address: SiteAddress): string {
  return written.startsWith('/') ? publishedPath(address, written) : written;
}
