import type { KeyPath } from '../../../build/contract/content-type.ts';
import { mediaName } from '../../../build/contract/media-name.ts';
import { unpublishedReason } from '../../../build/contract/publication.ts';
import type { ContentHost } from '../../../build/contract/workshop-host.ts';
import { editFrontMatter } from '../../../build/editing/front-matter/edit.ts';
import { placeOf } from '../../../build/editing/front-matter/read.ts';
import { type KnownFile, knownFiles, mentionsIn, referencesTo } from '../../../build/editing/known-files.ts';
import { Refused } from '../../../build/editing/refused.ts';
import { dayOf, placesIn } from '../../../build/editing/text.ts';
import { workshopFiles } from '../../words/workshop.fr.ts';
import type { LinkPlace, RemovalEffects } from './bin-api.ts';

/** Returns the links that break when a file leaves the site, and the pages that can take its addresses over. Throws `Refused`. */
export function removalEffects(host: ContentHost, path: string): RemovalEffects {
  const files = knownFiles(host);
  const leaving = files.find((file) => file.path === path);
  if (!leaving) throw new Refused(404, workshopFiles.gone(path));
  const others = files.filter((file) => file !== leaving);
  const { texts } = unlistedTexts(host, [leaving], files);
  return {
    links: others.flatMap((other) => linksTo(host, other, leaving, texts)),
    addresses: knownAddresses(host, leaving),
    successors: others.filter((other) => canRedirect(host, other)).map((other) => other.path),
  };
}

/** Returns the addresses of a file's page that visitors may know. */
export function knownAddresses(
  { site }: ContentHost,
  { contentType = '', data, address, previous }: KnownFile,
): string[] {
  const definition = site.contentTypes[contentType];
  const isPublished = definition && !unpublishedReason(definition, data, dayOf(new Date(), site.timeZone ?? 'UTC'));
  return [...(isPublished && address !== '' ? [address] : []), ...previous];
}

/** Says that a file has a page and a field for former addresses. */
export function canRedirect({ site }: ContentHost, { contentType = '', address }: KnownFile): boolean {
  return address !== '' && site.contentTypes[contentType]?.formerPaths !== undefined;
}

/** Texts that name files which leave the site. */
interface Unlisted {
  /** Files that name one in a list, and their texts without it by path. */
  listing: readonly KnownFile[];
  texts: ReadonlyMap<string, string>;
  /** Files that name one elsewhere, or cannot do without it. */
  needing: readonly KnownFile[];
}

/** Takes the names of files that leave the site out of the lists of all others. */
export function unlistedTexts(host: ContentHost, leaving: readonly KnownFile[], files: readonly KnownFile[]): Unlisted {
  const texts = new Map<string, string>();
  const [listing, needing]: [KnownFile[], KnownFile[]] = [[], []];
  for (const file of files) {
    if (leaving.includes(file)) continue;
    const places = leaving.flatMap((one) => referencesIn(host, file, one));
    if (places.length === 0) continue;
    const text = withoutItems(host, file, places);
    (text === undefined ? needing : listing).push(file);
    if (text !== undefined) texts.set(file.path, text);
  }
  return { listing, texts, needing };
}

/** Returns the text without some items of its lists; undefined where another place names one, or the text would have one more fault. */
function withoutItems(host: ContentHost, { text, contentType = '' }: KnownFile, places: readonly KeyPath[]) {
  if (places.some((at) => typeof at.at(-1) !== 'number')) return undefined;
  // The last items go first: the others keep their numbers.
  const lastFirst = places.toSorted((a, b) => Number(b.at(-1)) - Number(a.at(-1)));
  const edited = lastFirst.reduce((current, at) => editFrontMatter(current, { at, remove: true }), text);
  const { schema } = host.site.contentTypes[contentType] ?? {};
  return schema && host.judge(edited, schema).length <= host.judge(text, schema).length ? edited : undefined;
}

/** Returns the fields of a file that name another one. */
export function referencesIn({ site }: ContentHost, file: KnownFile, { contentType = '', slug }: KnownFile): KeyPath[] {
  return file.text.includes(slug) ? referencesTo(site, file, { contentType, slug }) : [];
}

function linksTo(host: ContentHost, other: KnownFile, leaving: KnownFile, unlisted: Unlisted['texts']): LinkPlace[] {
  const { text, path } = other;
  const places = placesIn(text);
  const addresses = new Set<string | undefined>([leaving.address, ...leaving.previous]);
  const named = mentionsIn(text)
    .filter(({ address }) => addresses.has(pathOf(address)))
    .map(({ start }): LinkPlace => {
      const { line, column } = places(start);
      return { path, line, column, needs: false, isListed: false };
    });
  const isListed = unlisted.has(path);
  const needed = referencesIn(host, other, leaving).map((at): LinkPlace => {
    const { line, column } = placeOf(text, at) ?? { line: 1, column: 1 };
    return { path, line, column, needs: true, isListed };
  });
  return [...needed, ...named];
}

/** Returns the path of an address, without a slash at its end; undefined for another site. */
function pathOf(address: string): string | undefined {
  return mediaName('', address)?.replace(/(?<=.)\/$/, '');
}
