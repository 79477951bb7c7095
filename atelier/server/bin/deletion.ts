import { z } from 'zod';
import type { KeyPath } from '../../../build/contract/content-type.ts';
import { valueAt } from '../../../build/contract/field-values.ts';
import { mediaName } from '../../../build/contract/media-name.ts';
import { unpublishedReason } from '../../../build/contract/publication.ts';
import type { ContentHost } from '../../../build/contract/workshop-host.ts';
import { titleOf } from '../../../build/editing/content-type-info.ts';
import { editFrontMatter } from '../../../build/editing/front-matter/edit.ts';
import { isEqual } from '../../../build/editing/front-matter/field-edit.ts';
import { placeOf, readFrontMatter } from '../../../build/editing/front-matter/read.ts';
import { type KnownFile, knownFiles, mentionsIn, referencesTo } from '../../../build/editing/known-files.ts';
import { contentPlace } from '../../../build/editing/project-files.ts';
import { Refused } from '../../../build/editing/refused.ts';
import { dayOf, placesIn } from '../../../build/editing/text.ts';
import { allOrNothing } from '../../../build/editing/write-file.ts';
import { workshopBin as words } from '../../words/bin.fr.ts';
import { workshopFiles } from '../../words/workshop.fr.ts';
import { textChange } from '../files/text-files.ts';
import { moveToBin } from './bin-entries.ts';

export const deletion = z.strictObject({
  path: z.string(),
  /** The version of the file that the writer saw. */
  version: z.string(),
  /** The file whose page inherits the addresses of this one. */
  successor: z.string().exactOptional(),
});

/** Moves a content file to the bin and removes its name from lists in other files. Throws `Refused`, and then no file has changed. */
export function deleteText(
  host: ContentHost,
  { path, version, successor }: z.output<typeof deletion>,
  now = new Date(),
): void {
  const files = knownFiles(host);
  const leaving = knownFile(files, path);
  if (host.site.contentTypes[leaving.contentType ?? '']?.single) throw new Refused(422, words.single(path));
  const texts = new Map(
    namingTexts(host, leaving, files).flatMap(({ file, text }) => (text === undefined ? [] : [[file.path, text]])),
  );
  const heir = successor === undefined ? undefined : inheritAddresses(host, leaving, files, { path: successor, texts });
  if (heir) texts.set(heir.path, heir.text);
  const changes = [...texts].map(([path, text]) => textChange(host, { path, text }));
  const record = { title: shownTitle(host, leaving), deletedAt: now.toISOString() };
  allOrNothing([...changes, ...moveToBin(host.site, contentPlace(host, path), version, record)]);
}

/** Returns the title of a text, or its name. */
function shownTitle(host: ContentHost, { contentType = '', data, slug }: KnownFile): string {
  return titleOf(host, contentType, data) ?? slug;
}

function knownFile(files: readonly KnownFile[], path: string): KnownFile {
  const file = files.find((one) => one.path === path);
  if (!file) throw new Refused(404, workshopFiles.gone(path));
  return file;
}

/** Returns the change that adds the addresses of a page to the former addresses of another, after the other changes of its text. */
function inheritAddresses(
  host: ContentHost,
  leaving: KnownFile,
  files: readonly KnownFile[],
  { path, texts }: { path: string; texts: ReadonlyMap<string, string> },
): { path: string; text: string } {
  const heir = files.find((one) => one.path === path && one !== leaving);
  if (!heir || !canRedirect(host, heir)) throw new Refused(422, words.noSuccessor(path));
  const { address, previous } = heir;
  const text = texts.get(path) ?? heir.text;
  const addresses = knownAddresses(host, leaving).filter((one) => ![address, ...previous].includes(one));
  return { path, text: withFormerPaths(host, { ...heir, text }, [...previous, ...addresses]) };
}

/** Returns the text of a page with other former addresses, or unchanged if its front matter cannot be read. */
export function withFormerPaths(
  { site }: ContentHost,
  { contentType = '', text, previous }: KnownFile,
  value: readonly string[],
): string {
  const field = site.contentTypes[contentType]?.formerPaths;
  if (field === undefined || isEqual(value, previous) || 'unreadable' in readFrontMatter(text)) return text;
  return editFrontMatter(text, value.length > 0 ? { at: [field], value } : { at: [field], remove: true });
}

/** A text that links to or names a page which leaves the site. */
interface LinkingText {
  path: string;
  title: string;
  /** The line of the first place. */
  line: number;
  column: number;
  /** The kind of place: a link; a list, which loses the name of a deleted text; a field that requires it. */
  by: 'link' | 'list' | 'field';
}

/** The consequences of a page leaving the site. */
export interface RemovalEffects {
  texts: readonly LinkingText[];
  /** Addresses of its page that visitors may know; none if it was never published. */
  addresses: readonly string[];
  /** Pages that these addresses can lead to. */
  successors: readonly { path: string; title: string; address: string }[];
}

/** Returns the texts that link to a page, and the pages that can inherit its addresses. Throws `Refused`. */
export function removalEffects(host: ContentHost, path: string): RemovalEffects {
  const files = knownFiles(host);
  const leaving = knownFile(files, path);
  const others = files.filter((file) => file !== leaving);
  const naming = namingTexts(host, leaving, files);
  const links = others.flatMap((other): LinkingText[] => {
    const { text, path } = other;
    const found = naming.find(({ file }) => file === other);
    const place = found ? placeOf(text, found.places[0] ?? []) : linkTo(text, leaving);
    if (!found && !place) return [];
    const by = found ? (found.text === undefined ? 'field' : 'list') : 'link';
    return [{ path, title: shownTitle(host, other), line: place?.line ?? 1, column: place?.column ?? 1, by }];
  });
  return {
    texts: links,
    addresses: knownAddresses(host, leaving),
    successors: others
      .filter((other) => canRedirect(host, other))
      .map((other) => ({ path: other.path, title: shownTitle(host, other), address: other.address })),
  };
}

/** Returns the first place in a text with one of a page's addresses. */
function linkTo(text: string, { address, previous }: KnownFile): { line: number; column: number } | undefined {
  const addresses = new Set<string | undefined>([address, ...previous]);
  const mention = mentionsIn(text).find((one) => addresses.has(pathOf(one.address)));
  return mention && placesIn(text)(mention.start);
}

/** Returns the path of an address, without a slash at its end; undefined for another site. */
function pathOf(address: string): string | undefined {
  return mediaName('', address)?.replace(/(?<=.)\/$/, '');
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

/** Tells whether a file has a page and a field for former addresses. */
function canRedirect({ site }: ContentHost, { contentType = '', address }: KnownFile): boolean {
  return address !== '' && site.contentTypes[contentType]?.formerPaths !== undefined;
}

/** A text that names a file which leaves the site in its fields. */
interface NamingText {
  file: KnownFile;
  places: readonly KeyPath[];
  /** Its text without the name; absent if a field requires the name. */
  text?: string;
}

/** Returns the texts that name a file which leaves the site, in fields or lists. */
function namingTexts(host: ContentHost, leaving: KnownFile, files: readonly KnownFile[]): NamingText[] {
  return files.flatMap((file) => {
    const places = file === leaving ? [] : referencesIn(host, file, leaving);
    if (places.length === 0) return [];
    const text = withoutItems(host, file, places);
    return [{ file, places, ...(text !== undefined && { text }) }];
  });
}

function referencesIn({ site }: ContentHost, file: KnownFile, { contentType = '', slug }: KnownFile): KeyPath[] {
  return file.text.includes(slug) ? referencesTo(site, file, { contentType, slug }) : [];
}

/** Returns the text without the list items that name a file; undefined if another place names it, or if the text would get another fault. */
function withoutItems(host: ContentHost, { text, data, contentType = '' }: KnownFile, places: readonly KeyPath[]) {
  const items = places.map((at) => itemAt(data, at));
  if (!items.every((item) => item !== undefined)) return undefined;
  // The last items are removed first, so that the others keep their indices.
  const lastFirst = items.toSorted((a, b) => Number(b.at(-1)) - Number(a.at(-1)));
  const edited = lastFirst.reduce((current, at) => editFrontMatter(current, { at, remove: true }), text);
  const { schema } = host.site.contentTypes[contentType] ?? {};
  return schema && host.judge(edited, schema).length <= host.judge(text, schema).length ? edited : undefined;
}

/** Returns the path of the list item that is this value, or a group with nothing else. */
function itemAt(data: KnownFile['data'], at: KeyPath): KeyPath | undefined {
  const item = typeof at.at(-1) === 'number' ? at : at.slice(0, -1);
  const isAlone = item === at || Object.keys(Object(valueAt(data, item))).length === 1;
  return typeof item.at(-1) === 'number' && isAlone ? item : undefined;
}
