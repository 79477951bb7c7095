import { absoluteUrl, decodePath, parseUrl, publishedPath } from '../../contract/addresses.ts';
import type { PlacedEntry } from '../../contract/content.ts';
import type { SiteAddress } from '../../contract/definition.ts';
import type { Position, Wording } from '../../contract/diagnostic.ts';
import type { Page } from '../../contract/finished-page.ts';
import { placesIn } from '../../diagnostics/places.ts';
import { groupBy } from '../../platform/group-by.ts';

interface Written {
  text: string;
  place: () => Position;
}

/** Finds addresses of a page at `path` in its text: first in links, then in words, exact spellings first. Takes four passes at most. */
export function addressPlaces(
  links: ReadonlySet<string>,
  entry: PlacedEntry,
  path: string,
  address: SiteAddress,
): ReadonlyMap<string, readonly Position[]> {
  const from = absoluteUrl(address, path);
  const asItIs = (text: string) => text;
  const meant = (text: string) => destination(text, from);
  const places = new Map<string, Position[]>();
  const search = (all: Iterable<Written>, keyOf: (link: string) => string) => {
    const wanted = groupBy(
      [...links].filter((link) => !places.has(link)),
      keyOf,
    );
    if (wanted.size === 0) return;
    for (const { text, place } of all) {
      const [key, other] = [keyOf(text), keyOf(addressOnSite(text, address))];
      const hits = (wanted.get(key) ?? []).concat((key !== other && wanted.get(other)) || []);
      for (const link of hits) places.set(link, [...(places.get(link) ?? []), place()]);
    }
  };
  const words = [...links].every((link) => link.search(ADDRESS_WORD) === 0) ? ADDRESS_WORD : WORD;
  search(linksOf(entry), asItIs);
  search(wordMatches(entry, words), asItIs);
  search(linksOf(entry), meant);
  search(wordMatches(entry, ADDRESS_WORD), meant);
  return places;
}

function* linksOf({ file }: PlacedEntry): Iterable<Written> {
  for (const { href, ...place } of file.links) yield { text: href, place: () => place };
}

const WORD = /[^\s"'()]+/g;
/** Words with a sign of addresses, which most words do not contain. */
const ADDRESS_WORD = /(?<![^\s"'()])[^\s"'()/#:.?]*[/#:.?][^\s"'()]*/g;

function* wordMatches({ text }: PlacedEntry, words: RegExp): Iterable<Written> {
  const placeAt = placesIn(text);
  for (const { 0: word, index } of text.matchAll(words))
    yield { text: word, place: () => ({ ...placeAt(index), length: word.length }) };
}

function destination(link: string, from: string): string {
  const href = parseUrl(link, from)?.href ?? link;
  return decodePath(href) ?? href;
}

/** Extends an address's fix to the underlined Markdown; drops it if the address is spelled otherwise there. `lines`: lines of the file. */
export function fixInPlace(
  { fix, ...wording }: Wording,
  spelling: string,
  { line, column, length = 1 }: Position,
  lines: readonly string[],
): Wording {
  const span = lines[line - 1]?.slice(column - 1, column - 1 + length) ?? '';
  const at = span.lastIndexOf(spelling);
  if (fix === undefined || at === -1) return wording;
  return { ...wording, fix: span.slice(0, at) + fix + span.slice(at + spelling.length) };
}

/** Entries whose texts contain the places of diagnostics, by path of their files. */
export type Texts = ReadonlyMap<string, PlacedEntry>;

export function textsOf(entries: readonly PlacedEntry[]): Texts {
  return new Map(entries.map((placed) => [placed.entry.source, placed]));
}

export function fileOf({ route: { source, output } }: Page): string {
  return source ?? output;
}

/** Returns a published address without the base and the slash that the build adds, as its writer wrote it. */
export function addressInText(link: string, { base, trailingSlash }: SiteAddress): string {
  const rooted = link.startsWith(`${base}/`) ? link.slice(base.length) : link;
  return trailingSlash && rooted.startsWith('/') ? rooted.replace(/(?<=[^/])\/(?=$|[?#])/, '') : rooted;
}

export function addressOnSite(spelling: string, address: SiteAddress): string {
  return spelling.startsWith('/') ? publishedPath(address, spelling) : spelling;
}
