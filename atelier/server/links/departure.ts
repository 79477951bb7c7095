import { mediaName } from '../../../build/contract/addresses/media-name.ts';
import { placeOf } from '../../../build/contract/editing/front-matter/read.ts';
import { type KnownFile, knownFiles, mentionsIn, referencesTo } from '../../../build/contract/editing/known-files.ts';
import { Refused } from '../../../build/contract/editing/refused.ts';
import { unpublishedOn } from '../../../build/contract/publication.ts';
import { dayOf, placesIn } from '../../../build/contract/text.ts';
import type { ContentHost } from '../../../build/contract/workshop-host.ts';
import { workshopFiles } from '../../words/files.fr.ts';
import { type Handlers, json } from '../api-exchange.ts';
import { type Departure, type Linking, linksApi } from './links-api.ts';

/** What answers of texts that name each other. */
export function linksHandlers(host: ContentHost): Handlers {
  return { [linksApi.departure]: { GET: ({ query }) => json(departureOf(host, query.get('path') ?? '')) } };
}

/** What follows from a file's leaving the site. Throws `Refused` where there is no such file. */
export function departureOf(host: ContentHost, path: string): Departure {
  const files = knownFiles(host);
  const leaving = files.find((file) => file.path === path);
  if (!leaving) throw new Refused(404, workshopFiles.gone(path));
  const others = files.filter((file) => file !== leaving);
  return {
    links: others.flatMap((other) => linksTo(host, other, leaving)),
    addresses: knownAddresses(host, leaving),
    successors: others.filter((other) => canSucceed(host, other)).map((other) => other.path),
  };
}

/** The addresses that visitors may know of a file's page. */
export function knownAddresses(
  { site }: ContentHost,
  { contentType = '', data, address, previous }: KnownFile,
): string[] {
  const definition = site.contentTypes[contentType];
  const isPublished = definition && !unpublishedOn(definition, data, dayOf(new Date(), site.timeZone ?? 'UTC'));
  return [...(isPublished && address !== '' ? [address] : []), ...previous];
}

/** Whether former addresses of others can be noted in a file. */
export function canSucceed({ site }: ContentHost, { contentType = '', address }: KnownFile): boolean {
  return address !== '' && site.contentTypes[contentType]?.formerPaths !== undefined;
}

function linksTo({ site }: ContentHost, other: KnownFile, leaving: KnownFile): Linking[] {
  const { text, path } = other;
  const places = placesIn(text);
  const addresses = new Set<string | undefined>([leaving.address, ...leaving.previous]);
  const named = mentionsIn(text)
    .filter(({ address }) => addresses.has(pathOf(address)))
    .map(({ start }): Linking => ({ path, ...positionOf(places(start)), needs: false }));
  const entry = { contentType: leaving.contentType ?? '', slug: leaving.slug };
  const needed = (text.includes(leaving.slug) ? referencesTo(site, other, entry) : []).map((at): Linking => {
    const place = placeOf(text, at);
    return { path, line: place?.line ?? 1, column: place?.column ?? 1, needs: true };
  });
  return [...needed, ...named];
}

function positionOf({ line, column }: { line: number; column: number }) {
  return { line, column };
}

/** An address without what follows its path, and without a slash at its end; undefined for one of another site. */
function pathOf(address: string): string | undefined {
  return mediaName('', address)?.replace(/(?<=.)\/$/, '');
}
