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

/**
 * Finds the places in a text of each of these addresses of a page at `path`: links of its Markdown, else words of its lines. What was written just so comes
 * before what leads to the same place. The text is gone through four times at most, whatever the number of addresses.
 */
export function placesOf(
  links: ReadonlySet<string>,
  entry: PlacedEntry,
  path: string,
  address: SiteAddress,
): ReadonlyMap<string, readonly Position[]> {
  const from = absoluteUrl(address, path);
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
  search(wordsOf(entry, words), asItIs);
  search(linksOf(entry), meant);
  search(wordsOf(entry, ADDRESS_WORD), meant);
  return places;
}

function asItIs(text: string): string {
  return text;
}

function* linksOf({ file }: PlacedEntry): Iterable<Written> {
  for (const { href, ...place } of file.links) yield { text: href, place: () => place };
}

const WORD = /[^\s"'()]+/g;
/** One with a sign of addresses: most words of a text have none. */
const ADDRESS_WORD = /(?<![^\s"'()])[^\s"'()/#:.?]*[/#:.?][^\s"'()]*/g;

function* wordsOf({ text }: PlacedEntry, words: RegExp): Iterable<Written> {
  const placeAt = placesIn(text);
  for (const { 0: word, index } of text.matchAll(words))
    yield { text: word, place: () => ({ ...placeAt(index), length: word.length }) };
}

function destination(link: string, from: string): string {
  const href = parseUrl(link, from)?.href ?? link;
  return decodePath(href) ?? href;
}

/**
 * Returns the diagnostic of an address, with the whole of its Markdown underlined: the fix replaces all of that, with the other address in it.
 * Nothing is offered where the address is not written there just so. `lines`: of the file.
 */
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

/** The entries whose texts diagnostics are placed in, by the paths of their files. */
export type Texts = ReadonlyMap<string, PlacedEntry>;

export function textsOf(entries: readonly PlacedEntry[]): Texts {
  return new Map(entries.map((placed) => [placed.entry.source, placed]));
}

/** The file that a diagnostic about a whole page is shown at. */
export function fileOf({ route: { source, output } }: Page): string {
  return source ?? output;
}

/** A published address as its writer wrote it: without the base and the slash that the build adds. */
export function addressInText(link: string, { base, trailingSlash }: SiteAddress): string {
  const rooted = link.startsWith(`${base}/`) ? link.slice(base.length) : link;
  return trailingSlash && rooted.startsWith('/') ? rooted.replace(/(?<=[^/])\/(?=$|[?#])/, '') : rooted;
}

/** A written address as the site publishes it. */
export function addressOnSite(spelling: string, address: SiteAddress): string {
  return spelling.startsWith('/') ? publishedPath(address, spelling) : spelling;
}
