import { mediaName } from '../../../build/contract/media-name.ts';
import { unpublishedReason } from '../../../build/contract/publication.ts';
import type { ContentHost } from '../../../build/contract/workshop-host.ts';
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
  return {
    links: others.flatMap((other) => linksTo(host, other, leaving)),
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

function linksTo({ site }: ContentHost, other: KnownFile, leaving: KnownFile): LinkPlace[] {
  const { text, path } = other;
  const places = placesIn(text);
  const addresses = new Set<string | undefined>([leaving.address, ...leaving.previous]);
  const named = mentionsIn(text)
    .filter(({ address }) => addresses.has(pathOf(address)))
    .map(({ start }): LinkPlace => {
      const { line, column } = places(start);
      return { path, line, column, needs: false };
    });
  const entry = { contentType: leaving.contentType ?? '', slug: leaving.slug };
  const needed = (text.includes(leaving.slug) ? referencesTo(site, other, entry) : []).map((at): LinkPlace => {
    const { line, column } = placeOf(text, at) ?? { line: 1, column: 1 };
    return { path, line, column, needs: true };
  });
  return [...needed, ...named];
}

/** Returns the path of an address, without a slash at its end; undefined for another site. */
function pathOf(address: string): string | undefined {
  return mediaName('', address)?.replace(/(?<=.)\/$/, '');
}
