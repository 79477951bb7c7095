import { parsedUrl } from '../addresses/parsed-url.ts';
import { absoluteUrl, publishedPath } from '../addresses/published.ts';
import type { SiteAddress } from '../contract/definition.ts';
import type { Position } from '../diagnostics/diagnostic.ts';
import type { Route } from '../plan/route.ts';
import { decoded } from './addresses.ts';

interface Written {
  text: string;
  place: Position;
}

/**
 * Tells where a page's file holds an address of it: links of its Markdown, else words of its lines.
 * What was written just so comes before what leads to the same place. The file is read once, whatever the number of questions.
 */
export function placesIn({ path, file, text }: Route, address: SiteAddress): (link: string) => Position[] {
  const from = absoluteUrl(address, path);
  const exactly = (link: string) => [link, published(link, address)];
  const alike = (link: string) => (ADDRESS_LIKE.test(link) ? exactly(link).map((one) => destination(one, from)) : []);
  const links = () =>
    file.links.map(({ href, line, column, length }) => ({ text: href, place: { line, column, length } }));
  const words = () => wordsOf(text);
  const [exactLinks, exactWords] = [index(links, exactly), index(words, exactly)];
  const [likeLinks, likeWords] = [index(links, alike), index(words, alike)];
  return (link) => {
    const meant = destination(link, from);
    return exactLinks(link) ?? exactWords(link) ?? likeLinks(meant) ?? likeWords(meant) ?? [];
  };
}

/** Places by each of their keys, gathered at the first question. */
function index(all: () => Written[], keysOf: (text: string) => string[]): (key: string) => Position[] | undefined {
  let places: Map<string, Position[]> | undefined;
  return (wanted) => {
    if (!places) {
      places = new Map();
      for (const { text, place } of all())
        for (const key of new Set(keysOf(text))) {
          const known = places.get(key);
          if (known) known.push(place);
          else places.set(key, [place]);
        }
    }
    return places.get(wanted);
  };
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
