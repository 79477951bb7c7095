import { mediaName } from '../../contract/addresses/media-name.ts';
import { knownFiles, mentionsIn } from '../../contract/editing/known-files.ts';
import { filesBelow, staticPath } from '../../contract/editing/project-files.ts';
import type { ContentHost, ContentText } from '../../contract/workshop-host.ts';
import { grouped } from '../../platform/grouped.ts';
import { fieldsWith, withoutItems } from './items.ts';
import { unlinked } from './leaving-texts.ts';

/** A file to take away that texts name. */
export interface OfferedFile {
  /** From the project's root, with `/`. */
  path: string;
  /** As answers name it: its path below the folder of such files. */
  name: string;
  /** By which texts name it, without what follows its path. */
  addresses: ReadonlySet<string>;
}

/** The files to take away that texts name. Only what lies in their folder is one: whatever else an address says leads nowhere. */
export function filesOffered({ site }: Pick<ContentHost, 'site'>, texts: readonly ContentText[]): OfferedFile[] {
  if (site.downloads === undefined) return [];
  const folder = `/${site.downloads}/`;
  const named = grouped(addressesIn(texts, folder), (address) => mediaName('', address));
  return filesBelow(site.root, staticPath(site, folder.slice(0, -1))).flatMap((path) => {
    const name = path.slice(staticPath(site, folder).length);
    const addresses = named.get(`${folder}${name}`.normalize('NFC'));
    return addresses ? [{ path, name, addresses: new Set(addresses) }] : [];
  });
}

function addressesIn(texts: readonly ContentText[], folder: string): string[] {
  const mentions = texts.flatMap(({ text }) => mentionsIn(text));
  return mentions.flatMap(({ address }) => (address.startsWith(folder) ? [address.replace(/[?#].*$/s, '')] : []));
}

/** The texts without what offers some files. */
export function withoutOffers(host: ContentHost, addresses: ReadonlySet<string>): ContentText[] {
  return knownFiles(host).map(({ path, name, text, data }) => ({
    path,
    name,
    text: unlinked(withoutItems(text, fieldsWith(data, addresses)), addresses),
  }));
}

/** Names of the blocks (`::name`) that texts of a content type may hold. */
export function blocksOf({ site }: Pick<ContentHost, 'site'>, contentType: string): string[] {
  return [...(site.contentTypes[contentType]?.prose?.slots ?? [])];
}

/** A text without the lines that place some blocks (`::name`), and without the blank line below each. */
export function withoutBlocks(text: string, names: ReadonlySet<string>): string {
  return text.replace(/^::([\w-]+)[ \t]*\n(?:[ \t]*\n)?/gm, (line, name: string) => (names.has(name) ? '' : line));
}
