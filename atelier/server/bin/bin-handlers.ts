import { extname } from 'node:path';
import { z } from 'zod';
import { mediaName } from '../../../build/contract/media-name.ts';
import { nameOnDisk } from '../../../build/contract/output.ts';
import { unpublishedReason } from '../../../build/contract/publication.ts';
import type { ContentHost } from '../../../build/contract/workshop-host.ts';
import { titleOf } from '../../../build/editing/content-type-info.ts';
import { editFrontMatter } from '../../../build/editing/front-matter/edit.ts';
import { placeOf, readFrontMatter } from '../../../build/editing/front-matter/read.ts';
import { holderOf, type KnownFile, knownFiles, mentionsIn, referencesTo } from '../../../build/editing/known-files.ts';
import { contentPlace } from '../../../build/editing/project-files.ts';
import { orRefuse, Refused } from '../../../build/editing/refused.ts';
import { dayOf, placesIn } from '../../../build/editing/text.ts';
import { allOrNothing, type FileChange } from '../../../build/editing/write-file.ts';
import { workshopBin as words } from '../../words/bin.fr.ts';
import { workshopFiles } from '../../words/workshop.fr.ts';
import { type Handlers, json, jsonBody } from '../api-exchange.ts';
import { duplicateFile } from '../files/new-files.ts';
import { picturePlace, takenPictures } from '../files/static-files.ts';
import { readDiskText, textChange } from '../files/text-files.ts';
import { keepVersion } from '../history/saved-versions.ts';
import {
  type BinEntry,
  binApi,
  type Deleted,
  type Deletion,
  type Departure,
  type Linking,
  type PutBack,
  type UnsavedText,
} from './bin-api.ts';
import {
  addEntry,
  binEntries,
  binEntry,
  type FoundEntry,
  moveAway,
  moveBack,
  removeEntry,
  toBin,
} from './bin-entries.ts';

const deletion = z.strictObject({ path: z.string(), version: z.string(), successor: z.string().exactOptional() });
const back = z.strictObject({ id: z.string() });
const emptying = z.strictObject({ ids: z.array(z.string()) });
const duplication = z.strictObject({ path: z.string(), text: z.string() });

/** In bytes: names and paths, of one and of all that a bin may hold. */
const SHORT = 10_000;
const LONG = 1_000_000;

/** What answers of files that come and go. */
export function binHandlers(host: ContentHost): Handlers {
  return {
    [binApi.bin]: {
      GET: () => json(listed(host)),
      POST: async ({ request }) => json(deleteFile(host, await jsonBody(request, deletion, { limit: SHORT }))),
    },
    [binApi.empty]: {
      POST: async ({ request }) => json(emptied(host, (await jsonBody(request, emptying, { limit: LONG })).ids)),
    },
    [binApi.unsaved]: {
      POST: async ({ request }) => {
        keepUnsaved(host, await jsonBody(request, duplication, { limit: host.limits.text }));
        return json(null);
      },
    },
    [binApi.back]: {
      POST: async ({ request }) => json(putBack(host, (await jsonBody(request, back, { limit: SHORT })).id)),
    },
    [binApi.departure]: { GET: ({ query }) => json(departureOf(host, query.get('path') ?? '')) },
    [binApi.duplicate]: {
      POST: async ({ request }) =>
        json(duplicateFile(host, await jsonBody(request, duplication, { limit: host.limits.text })), 201),
    },
  };
}

/** Without where they lie on this machine. */
function listed({ site }: ContentHost): BinEntry[] {
  const entries = orRefuse(words.bin, () => binEntries(site), words.notListed);
  return entries.map(({ file: _, ...entry }) => entry);
}

/** Removes for good what its writer has seen in the bin and wants to go; what has come since stays. */
function emptied(host: ContentHost, ids: readonly string[]): BinEntry[] {
  const empty = () => {
    for (const entry of binEntries(host.site)) if (ids.includes(entry.id)) removeEntry(entry);
  };
  orRefuse(words.bin, empty, words.notEmptied);
  return listed(host);
}

/**
 * Moves a content file to the bin; its page's addresses lead to the page of `successor` from then on, where one is named.
 * Throws `Refused`, and then every file is as it was.
 */
export function deleteFile(host: ContentHost, { path, version, successor }: Deletion, now = new Date()): Deleted {
  const { site } = host;
  const { file, stats, contentType = '', slug } = contentPlace(host, path);
  if (!stats) throw new Refused(404, workshopFiles.gone(path));
  if (site.contentTypes[contentType]?.single) throw new Refused(422, words.single(path));
  if (readDiskText({ path, file }, host.limits.text).version !== version) throw new Refused(409, words.changed(path));
  const files = knownFiles(host);
  const leaving = files.find((one) => one.path === path);
  const led = leaving && successor !== undefined ? leadTo(host, leaving, files, successor) : undefined;
  const record = {
    sort: 'text' as const,
    path,
    title: titleOf(host, contentType, leaving?.data) ?? slug,
    deletedAt: now.toISOString(),
    ...(led && { led: led.noted }),
  };
  let id = '';
  const moving = toBin(site, { file, version, record }, (entry) => {
    id = entry;
  });
  allOrNothing([...(led ? [led.step] : []), moving]);
  return { id };
}

/** Notes the addresses of a file among the former ones of another. */
function leadTo(
  host: ContentHost,
  leaving: KnownFile,
  files: readonly KnownFile[],
  successor: string,
): { step: FileChange; noted: NonNullable<BinEntry['led']> } | undefined {
  const other = files.find((one) => one.path === successor && one !== leaving);
  const field = host.site.contentTypes[other?.contentType ?? '']?.formerPaths;
  if (!other || field === undefined || !canSucceed(host, other)) throw new Refused(422, words.noSuccessor(successor));
  const addresses = knownAddresses(host, leaving).filter(
    (address) => ![other.address, ...other.previous].includes(address),
  );
  if (addresses.length === 0) return undefined;
  const text = editFrontMatter(other.text, { at: [field], value: [...other.previous, ...addresses] });
  return { step: textChange(host, { path: successor, text }), noted: { path: successor, addresses } };
}

/** Keeps a text that was never saved and is given up: among the versions of its file, or in the bin where there is no such file. Throws `Refused`. */
export function keepUnsaved(host: ContentHost, { path, text }: UnsavedText, now = new Date()): void {
  const { site } = host;
  const { stats, contentType = '', slug } = contentPlace(host, path);
  const read = readFrontMatter(text);
  const title = titleOf(host, contentType, 'data' in read ? read.data : {}) ?? slug;
  const keep = () => {
    if (stats) keepVersion(site, path, text, now);
    else addEntry(site, { sort: 'text', path, title, deletedAt: now.toISOString() }, text);
  };
  orRefuse(path, keep, words.notGivenUp);
}

/**
 * Puts a file of the bin back where it lay, or beside it under a free name; in its own place its addresses lead to it again. Throws `Refused`, and
 * then every file is as it was.
 */
export function putBack(host: ContentHost, id: string): PutBack {
  const entry = orRefuse(id, () => binEntry(host.site, id), words.notPutBack);
  if (!entry) throw new Refused(404, words.noEntry);
  const place = freePlace(host, entry);
  const moved = place.path !== entry.path;
  const released = moved ? undefined : releasedAddresses(host, entry);
  allOrNothing([moving(entry, place), ...(released ? [released] : [])]);
  orRefuse(entry.path, () => removeEntry(entry), words.notPutBack);
  return { path: place.path, moved, ...(released && { changed: released.path }) };
}

function moving(entry: FoundEntry, { path, file }: FreePlace): FileChange {
  const run = () => {
    moveBack(entry.file, file);
    return () => moveAway(file, entry.file);
  };
  return { path, run: () => orRefuse(path, run, words.notPutBack) };
}

/** The file that its addresses have led to since it was deleted lets go of them. */
function releasedAddresses(host: ContentHost, { led }: BinEntry): FileChange | undefined {
  const holder = led && knownFiles(host).find(({ path }) => path === led.path);
  const field = host.site.contentTypes[holder?.contentType ?? '']?.formerPaths;
  if (!led || !holder || field === undefined) return undefined;
  const left = holder.previous.filter((address) => !led.addresses.includes(address));
  if (left.length === holder.previous.length) return undefined;
  const edit = left.length > 0 ? { at: [field], value: left } : { at: [field], remove: true as const };
  return textChange(host, { path: holder.path, text: editFrontMatter(holder.text, edit) });
}

interface FreePlace {
  /** From the project's root, with `/`. */
  path: string;
  /** Absolute, links resolved. */
  file: string;
}

/** Where a file of the bin can be put back: its own place, else the first free one of x-2, x-3 … beside it. Throws `Refused`. */
function freePlace(host: ContentHost, entry: BinEntry): FreePlace {
  const isFree = entry.sort === 'text' ? freeForText(host, entry) : freeForPicture(host, entry);
  const extension = extname(entry.path);
  const stem = entry.path.slice(0, entry.path.length - extension.length);
  for (let count = 1; ; count++) {
    const place = isFree(`${stem}${count === 1 ? '' : `-${count}`}${extension}`);
    if (place) return place;
  }
}

/** No file has its name, and no other page than the one that its addresses lead to has its address. */
function freeForText(host: ContentHost, { led }: BinEntry): (path: string) => FreePlace | undefined {
  const files = knownFiles(host);
  const names = new Set(host.files().map(({ path }) => nameOnDisk(path)));
  const others = files.filter(({ path }) => path !== led?.path);
  return (path) => {
    const { file, stats, contentType = '', slug } = contentPlace(host, path);
    const address = host.site.contentTypes[contentType]?.path?.(slug) ?? '';
    const isHeld = address !== '' && holderOf(address, isLed(led, address) ? others : files) !== undefined;
    return stats || names.has(nameOnDisk(path)) || isHeld ? undefined : { path, file };
  };
}

function isLed(led: BinEntry['led'], address: KnownFile['address']): boolean {
  return led?.addresses.includes(address) ?? false;
}

function freeForPicture({ site }: ContentHost, entry: BinEntry): (path: string) => FreePlace | undefined {
  const taken = takenPictures(site, entry.path);
  return (path) => {
    const { file, stats } = picturePlace(site, path);
    return stats || taken.has(nameOnDisk(path)) ? undefined : { path, file };
  };
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
  const isPublished = definition && !unpublishedReason(definition, data, dayOf(new Date(), site.timeZone ?? 'UTC'));
  return [...(isPublished && address !== '' ? [address] : []), ...previous];
}

/** Whether former addresses of others can be noted in a file. */
function canSucceed({ site }: ContentHost, { contentType = '', address }: KnownFile): boolean {
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
