import { withoutQuery } from '../../contract/addresses.ts';
import type { AdoptedDownloads } from '../../contract/adoption.ts';
import { mediaName } from '../../contract/media-name.ts';
import type { ContentHost, ContentText } from '../../contract/workshop-host.ts';
import { knownFiles, mentionsIn } from '../../editing/known-files.ts';
import { filesBelow, staticPath } from '../../editing/project-files.ts';
import { grouped } from '../../platform/grouped.ts';
import { withEdits } from '../../platform/html/text-edit.ts';
import { fieldsWith, pathOf, unlinked, withoutItems } from './leaving-texts.ts';

/** A file to take away that texts name. */
interface OfferedFile {
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
  return mentions.flatMap(({ address }) => (address.startsWith(folder) ? [withoutQuery(address)] : []));
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

/**
 * A text without the lines that place some blocks (`::name`), without the blank line below each, and without the sentence that ends a paragraph
 * right above one on a colon.
 */
export function withoutBlocks(text: string, names: ReadonlySet<string>): string {
  return text.replace(BLOCK, (lines, paragraph = '', name: string) => {
    if (!names.has(name)) return lines;
    const left = paragraph.replace(/(?:^|(?<=[.!?…]\s))[^.!?…]*:$/, '').trimEnd();
    return left && `${left}\n\n`;
  });
}

/** The line that places a block, and a paragraph of one line right above it that ends on a colon: no list, heading, table, quotation or call-out. */
const BLOCK = /(?:(?<=\n\n)([^\s#>|:\d*+-].*:)[ \t]*\n\n)?^::([\w-]+)[ \t]*\n(?:[ \t]*\n)?/gm;

/**
 * The texts without links to lists of files that are gone: to a text's own list when it offers nothing any more, to that of another text, and to
 * the page of all files when nobody offers one. `before` is the site while all were there.
 */
export function withoutOfferLinks(
  before: ContentHost,
  after: ContentHost,
  { field, anchor, page }: AdoptedDownloads,
): ContentText[] {
  const files = knownFiles(after);
  const offering = offersOf(after, field);
  const former = offersOf(before, field);
  const emptied = files.filter(({ path }) => former.has(path) && !offering.has(path));
  const lists = new Set(emptied.map(({ address }) => address));
  const isPageGone = former.size > 0 && offering.size === 0;
  return files.map(({ path, name, text, address }) => {
    const gone = [...(isPageGone ? [page] : []), ...(lists.has(address) ? [`#${anchor}`] : [])];
    return { path, name, text: withoutFragment(unlinked(text, new Set(gone)), anchor, lists) };
  });
}

/** Paths of the texts that list a file. */
function offersOf(host: ContentHost, field: string): Set<string> {
  const offering = knownFiles(host).filter(({ data }) => Array.isArray(data[field]) && data[field].length > 0);
  return new Set(offering.map(({ path }) => path));
}

/** A text whose links to a place of some pages lead to these pages. */
function withoutFragment(text: string, id: string, pages: ReadonlySet<string>): string {
  const aimed = mentionsIn(text).filter(({ address }) => address.endsWith(`#${id}`) && pages.has(pathOf(address)));
  return withEdits(
    text,
    aimed.map(({ address, start, end }) => ({ start, end, text: address.slice(0, -id.length - 1) })),
  );
}
