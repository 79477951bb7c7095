import { readFileSync, rmSync, statSync } from 'node:fs';
import { extname } from 'node:path';
import { z } from 'zod';
import { nameOnDisk } from '../../../build/contract/output.ts';
import type { ContentHost } from '../../../build/contract/workshop-host.ts';
import { titleOf } from '../../../build/editing/content-type-info.ts';
import { editFrontMatter } from '../../../build/editing/front-matter/edit.ts';
import { readFrontMatter } from '../../../build/editing/front-matter/read.ts';
import { type KnownFile, knownFiles } from '../../../build/editing/known-files.ts';
import { contentPlace } from '../../../build/editing/project-files.ts';
import { orRefuse, Refused } from '../../../build/editing/refused.ts';
import { addFile, allOrNothing, type FileChange } from '../../../build/editing/write-file.ts';
import { workshopBin as words } from '../../words/bin.fr.ts';
import { workshopFiles } from '../../words/workshop.fr.ts';
import { type Handlers, jsonBody, jsonResponse } from '../api-exchange.ts';
import { duplicateFile } from '../files/new-files.ts';
import { pathsBeside, picturePlace } from '../files/static-files.ts';
import { readDiskText, textChange } from '../files/text-files.ts';
import { addVersion } from '../history/saved-versions.ts';
import { type BinEntry, binApi, type Deletion, type RestoredEntry, type UnsavedText } from './bin-api.ts';
import { addEntry, binEntries, moveToBin, removeEntry, type StoredEntry } from './bin-entries.ts';
import { canRedirect, knownAddresses, removalEffects, unlistedTexts } from './departure.ts';

const deletion = z.strictObject({ path: z.string(), version: z.string(), successor: z.string().exactOptional() });
const back = z.strictObject({ id: z.string() });
const emptying = z.strictObject({ ids: z.array(z.string()) });
const duplication = z.strictObject({ path: z.string(), text: z.string() });

/** In bytes: names and paths, of one entry and of all. */
const SHORT = 10_000;
const LONG = 1_000_000;

/** Answers requests to delete, restore and duplicate files. */
export function binHandlers(host: ContentHost): Handlers {
  return {
    [binApi.bin]: {
      GET: () => jsonResponse(listedEntries(host)),
      POST: async ({ request }) => {
        deleteFile(host, await jsonBody(request, deletion, { limit: SHORT }));
        return jsonResponse(null);
      },
    },
    [binApi.empty]: {
      POST: async ({ request }) =>
        jsonResponse(emptyBin(host, (await jsonBody(request, emptying, { limit: LONG })).ids)),
    },
    [binApi.unsaved]: {
      POST: async ({ request }) => {
        storeUnsavedText(host, await jsonBody(request, duplication, { limit: host.limits.text }));
        return jsonResponse(null);
      },
    },
    [binApi.back]: {
      POST: async ({ request }) =>
        jsonResponse(restoreEntry(host, (await jsonBody(request, back, { limit: SHORT })).id)),
    },
    [binApi.departure]: { GET: ({ query }) => jsonResponse(removalEffects(host, query.get('path') ?? '')) },
    [binApi.duplicate]: {
      POST: async ({ request }) =>
        jsonResponse(duplicateFile(host, await jsonBody(request, duplication, { limit: host.limits.text })), 201),
    },
  };
}

/** Leaves out the place on this machine. */
function listedEntries({ site }: ContentHost): BinEntry[] {
  const entries = orRefuse(words.bin, () => binEntries(site), words.notListed);
  return entries.map(({ file: _, ...entry }) => entry);
}

/** Removes the entries that the writer has seen; later ones stay. */
function emptyBin(host: ContentHost, ids: readonly string[]): BinEntry[] {
  const empty = () => {
    for (const entry of binEntries(host.site)) if (ids.includes(entry.id)) removeEntry(entry);
  };
  orRefuse(words.bin, empty, words.notEmptied);
  return listedEntries(host);
}

/** Moves a content file to the bin; the addresses of its page then lead to `successor`. Throws `Refused`, and then no file has changed. */
export function deleteFile(host: ContentHost, { path, version, successor }: Deletion, now = new Date()): void {
  const { site } = host;
  const { file, stats, contentType = '', slug } = contentPlace(host, path);
  if (!stats) throw new Refused(404, workshopFiles.gone(path));
  if (site.contentTypes[contentType]?.single) throw new Refused(422, words.single(path));
  if (readDiskText({ path, file }, host.limits.text).version !== version) throw new Refused(409, words.changed(path));
  const files = knownFiles(host);
  const leaving = files.find((one) => one.path === path);
  const title = titleOf(host, contentType, leaving?.data) ?? slug;
  const texts = new Map(leaving && unlistedTexts(host, [leaving], files).texts);
  const unlistedFrom = [...texts.keys()];
  const record = { sort: 'text' as const, path, title, deletedAt: now.toISOString(), unlistedFrom };
  if (leaving && successor !== undefined) redirectTo(host, leaving, files, { path: successor, texts });
  const changes = [...texts].map(([path, text]) => textChange(host, { path, text }));
  allOrNothing([...changes, moveToBin(site, { file, version, record })]);
}

/** Adds the addresses of a page to the former ones of another, in the changed texts. */
function redirectTo(
  host: ContentHost,
  leaving: KnownFile,
  files: readonly KnownFile[],
  { path, texts }: { path: string; texts: Map<string, string> },
): void {
  const other = files.find((one) => one.path === path && one !== leaving);
  if (!other || !canRedirect(host, other)) throw new Refused(422, words.noSuccessor(path));
  const { address, previous, text } = other;
  const addresses = knownAddresses(host, leaving).filter((one) => ![address, ...previous].includes(one));
  if (addresses.length === 0) return;
  texts.set(path, withFormerPaths(host, { ...other, text: texts.get(path) ?? text }, [...previous, ...addresses]));
}

function withFormerPaths(
  { site }: ContentHost,
  { contentType = '', text }: KnownFile,
  value: readonly string[],
): string {
  const field = site.contentTypes[contentType]?.formerPaths;
  if (field === undefined) return text;
  return editFrontMatter(text, value.length > 0 ? { at: [field], value } : { at: [field], remove: true });
}

/** Keeps a text that is given up unsaved: as a version of its file, or in the bin when the file is gone. Throws `Refused`. */
export function storeUnsavedText(host: ContentHost, { path, text }: UnsavedText, now = new Date()): void {
  const { site } = host;
  const { stats, contentType = '', slug } = contentPlace(host, path);
  const read = readFrontMatter(text);
  const title = titleOf(host, contentType, 'data' in read ? read.data : {}) ?? slug;
  const keep = () => {
    if (stats) addVersion(site, path, text, now);
    else addEntry(site, { sort: 'text', path, title, deletedAt: now.toISOString() }, text);
  };
  orRefuse(path, keep, words.notGivenUp);
}

/** Restores a file of the bin, under a free name when its own is taken. Throws `Refused`, and then no file has changed. */
export function restoreEntry(host: ContentHost, id: string): RestoredEntry {
  const entry = orRefuse(id, () => binEntries(host.site).find((one) => one.id === id), words.notPutBack);
  if (!entry) throw new Refused(404, words.noEntry);
  const place = freePlace(host, entry);
  const contents = orRefuse(entry.path, () => readFileSync(entry.file), words.notPutBack);
  const releases = entry.sort === 'text' ? releasedAddresses(host, place, contents.toString()) : [];
  allOrNothing([restoring(entry, place, contents), ...releases]);
  orRefuse(entry.path, () => removeEntry(entry), words.notPutBack);
  return { path: place.path, moved: place.path !== entry.path, changed: releases.map(({ path }) => path) };
}

interface Place {
  /** From the project's root, with `/`. */
  path: string;
  /** Absolute, links resolved. */
  file: string;
  /** Of a content file, from the content folder. */
  name?: string;
}

function restoring(entry: StoredEntry, { path, file }: Place, contents: Uint8Array): FileChange {
  const run = () => {
    addFile(file, contents, statSync(entry.file).mode);
    return () => rmSync(file);
  };
  return { path, run: () => orRefuse(path, run, words.notPutBack) };
}

/** Takes the addresses of a restored page away from other pages. */
function releasedAddresses(host: ContentHost, { path, name = '' }: Place, text: string): FileChange[] {
  const [restored] = knownFiles({ ...host, texts: () => [{ path, name, text }] });
  const own = new Set([restored?.address ?? '', ...(restored?.previous ?? [])]);
  return knownFiles(host).flatMap((other) => {
    const left = other.previous.filter((address) => !own.has(address));
    if (left.length === other.previous.length) return [];
    return [textChange(host, { path: other.path, text: withFormerPaths(host, other, left) })];
  });
}

/** Returns the first free place of x, x-2, x-3 … Throws `Refused`. */
function freePlace(host: ContentHost, { sort, path }: BinEntry): Place {
  const placeAt = (path: string) => (sort === 'text' ? contentPlace(host, path) : picturePlace(host.site, path));
  const taken = pathsBeside(placeAt(path).file, path);
  const extension = extname(path);
  const stem = path.slice(0, path.length - extension.length);
  for (let count = 1; ; count++) {
    const place = placeAt(`${stem}${count === 1 ? '' : `-${count}`}${extension}`);
    if (!place.stats && !taken.has(nameOnDisk(place.path))) return place;
  }
}
