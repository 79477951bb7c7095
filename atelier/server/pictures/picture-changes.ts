import { readFileSync, rmSync } from 'node:fs';
import { extname, posix } from 'node:path';
import { z } from 'zod';
import { CLEAN_SLUG } from '../../../build/contract/content-type-matcher.ts';
import { mediaAddress } from '../../../build/contract/media-name.ts';
import { nameOnDisk } from '../../../build/contract/output.ts';
import type { ContentHost, WorkshopHost } from '../../../build/contract/workshop-host.ts';
import { isPortableName, staticPath } from '../../../build/editing/project-files.ts';
import { orRefuse, Refused } from '../../../build/editing/refused.ts';
import { slugFrom } from '../../../build/editing/slug.ts';
import { hashOf } from '../../../build/editing/system.ts';
import { addFile, allOrNothing, type FileChange, replaceFile } from '../../../build/editing/write-file.ts';
import { workshopPictures as words } from '../../words/pictures.fr.ts';
import { workshopFiles } from '../../words/workshop.fr.ts';
import {
  type ApiRequest,
  type ApiResponse,
  assertContentType,
  assertSameOrigin,
  type Handlers,
  jsonBody,
  jsonResponse,
  readBody,
} from '../api-exchange.ts';
import { addEntry, type BinRecord, moveToBin, removeEntry } from '../bin/bin-entries.ts';
import { type PicturePlace, pathsBeside, picturePlace, probedPicture } from '../files/static-files.ts';
import { textChange } from '../files/text-files.ts';
import { type PictureChange, type PictureRename, picturesApi } from './pictures-api.ts';
import { nameOf, pictureUses, unusedTest, usedFilms, usedPictures, withPicture } from './used-pictures.ts';

/** Gives a picture another name; the texts that show it name the new one. Throws `Refused`, and then every file is as it was. */
export function renamePicture(host: ContentHost, { address, name }: PictureRename): PictureChange {
  const { site } = host;
  const place = foundPicture(site, address);
  if (!CLEAN_SLUG.test(name) || !isPortableName(`${name}.jpg`))
    throw new Refused(422, words.badName(name, slugFrom(name)));
  const renamed = posix.join(posix.dirname(place.name), name + extname(place.name));
  const target = picturePlace(site, staticPath(site, renamed));
  if (target.stats || pathsBeside(target.file, target.path).has(nameOnDisk(target.path)))
    throw new Refused(409, words.taken(posix.basename(renamed)));
  const bytes = orRefuse(place.path, () => readFileSync(place.file), words.notChanged);
  const changes = followingTexts(host, place.name, renamed);
  allOrNothing([adding(target, bytes, place.stats.mode), ...changes, removing(place, hashOf(bytes))]);
  return { address: mediaAddress('', renamed), changed: changes.map(({ path }) => path) };
}

/** A picture that is there. Throws `Refused` for any other address. */
function foundPicture(site: ContentHost['site'], address: string): Required<PicturePlace> {
  const place = picturePlace(site, staticPath(site, nameOf(address)));
  if (!place.stats) throw new Refused(404, words.gone(address));
  return { ...place, stats: place.stats };
}

/** Adds a picture where there is none. */
function adding({ path, file }: PicturePlace, bytes: Uint8Array, mode?: number): FileChange {
  const run = () => {
    addFile(file, bytes, mode);
    return () => rmSync(file);
  };
  return { path, run: () => orRefuse(path, run, words.notChanged) };
}

/** Has the texts that name a picture name another one. */
function followingTexts(host: ContentHost, from: string, to: string): FileChange[] {
  return host.texts().flatMap(({ path, text }) => {
    const followed = withPicture(text, from, to);
    return followed === text ? [] : textChange(host, { path, text: followed });
  });
}

/** The bytes lie elsewhere by then; others, which another program wrote meanwhile, stay. */
function removing({ path, file }: PicturePlace, version: string): FileChange {
  const run = () => {
    if (hashOf(readFileSync(file)) !== version) throw new Refused(409, words.changed(path));
    rmSync(file);
    return () => {};
  };
  return { path, run: () => orRefuse(path, run, words.notChanged) };
}

/**
 * Puts another picture in the place of one, which goes to the bin. Under the same name where the format is the same; else the texts that show it
 * name the new one. Throws `Refused`, and then every file is as it was.
 */
export async function replacePicture(host: WorkshopHost, address: string, sent: Uint8Array): Promise<PictureChange> {
  const { bytes, extension } = await probedPicture(host, sent);
  const { site } = host;
  const place = foundPicture(site, address);
  const former = orRefuse(place.path, () => readFileSync(place.file), words.notChanged);
  const record = pictureRecord(place, new Date());
  if (isOfFormat(place.name, extension)) {
    exchangeBytes(site, place, former, bytes);
    return { address: mediaAddress('', place.name), changed: [] };
  }
  const target = freeName(site, place, extension);
  const changes = followingTexts(host, place.name, target.name);
  const leaving = moveToBin(site, { file: place.file, version: hashOf(former), record });
  allOrNothing([adding(target, bytes, place.stats.mode), ...changes, leaving]);
  return { address: mediaAddress('', target.name), changed: changes.map(({ path }) => path) };
}

function isOfFormat(name: string, extension: string): boolean {
  return extname(name).toLowerCase().replace('.jpeg', '.jpg') === extension;
}

/** The same name with another extension: the first that is free of photo.png, photo-2.png … */
function freeName(site: WorkshopHost['site'], { name }: PicturePlace, extension: string): PicturePlace {
  const stem = posix.join(posix.dirname(name), posix.basename(name, extname(name)));
  const path = staticPath(site, name);
  const taken = pathsBeside(picturePlace(site, path).file, path);
  for (let count = 1; ; count++) {
    const place = picturePlace(site, staticPath(site, `${stem}${count === 1 ? '' : `-${count}`}${extension}`));
    if (!place.stats && !taken.has(nameOnDisk(place.path))) return place;
  }
}

/** Gives a picture other bytes; those that it had go to the bin. Throws `Refused`. */
export function exchangeBytes(
  site: WorkshopHost['site'],
  place: Required<PicturePlace>,
  former: Uint8Array,
  bytes: Uint8Array,
): void {
  const record = pictureRecord(place, new Date());
  allOrNothing([copying(site, record, former), exchanging(place, bytes, hashOf(former))]);
}

/** Keeps a copy in the bin. */
function copying(site: WorkshopHost['site'], record: ReturnType<typeof pictureRecord>, bytes: Uint8Array): FileChange {
  const run = () => {
    const entry = addEntry(site, record, bytes);
    return () => removeEntry(entry);
  };
  return { path: record.path, run: () => orRefuse(record.path, run, words.notChanged) };
}

/** The last step: what the bin keeps is what takes it back. */
function exchanging({ path, file, stats }: Required<PicturePlace>, bytes: Uint8Array, version: string): FileChange {
  const run = () => {
    replaceFile(file, bytes, stats, (held) => hashOf(readFileSync(held)) === version);
    return () => {};
  };
  return { path, run: () => orRefuse(path, run, words.notChanged) };
}

/** Moves a picture that nobody shows to the bin. Throws `Refused`. */
export function deletePicture(host: WorkshopHost, address: string, now = new Date()): void {
  const { site } = host;
  const place = foundPicture(site, address);
  const texts = new Set(pictureUses(host.texts())(place.name).map(({ path }) => path));
  if (texts.size > 0) throw new Refused(409, words.inUse([...texts]));
  if (!unusedTest(host.built())(place.path)) throw new Refused(409, words.bySite);
  const version = hashOf(orRefuse(place.path, () => readFileSync(place.file), words.notChanged));
  allOrNothing([moveToBin(site, { file: place.file, version, record: pictureRecord(place, now) })]);
}

/** Returns the bin's record of a picture. */
function pictureRecord({ path }: Pick<PicturePlace, 'path'>, now: Date): BinRecord {
  return { sort: 'picture', path, title: posix.basename(path), deletedAt: now.toISOString() };
}

const rename = z.strictObject({ address: z.string(), name: z.string() });
const deletion = z.strictObject({ address: z.string() });

/** In bytes: names. */
const SHORT = 10_000;

/** Enough for a picture from a slow disk. */
const UPLOAD_TIMEOUT_MS = 60_000;

/** Answers requests about pictures. */
export function picturesHandlers(host: WorkshopHost): Handlers {
  return {
    [picturesApi.uses]: { GET: async () => jsonResponse(await usedPictures(host)) },
    [picturesApi.films]: { GET: () => jsonResponse(usedFilms(host)) },
    [picturesApi.replace]: {
      POST: async ({ request, query }) => {
        assertContentType(request, /^(?:image\/.*|application\/octet-stream)$/i, workshopFiles.ofPicture);
        const bytes = await readBody(request, { limit: host.limits.picture, timeout: UPLOAD_TIMEOUT_MS });
        return jsonResponse(await replacePicture(host, query.get('address') ?? '', bytes));
      },
    },
    [picturesApi.rename]: {
      POST: async ({ request }) => jsonResponse(renamePicture(host, await jsonBody(request, rename, { limit: SHORT }))),
    },
    [picturesApi.delete]: {
      POST: async ({ request }) => {
        deletePicture(host, (await jsonBody(request, deletion, { limit: SHORT })).address);
        return jsonResponse(null);
      },
    },
  };
}

/**
 * A picture as it lies on the disk, whether the site publishes it or not, for the workshop's own pages: an image cannot carry their token. A drawing
 * that is opened by itself runs nothing. Throws `Refused`.
 */
export function pictureBytes({ site, limits }: WorkshopHost, { request, query }: ApiRequest): ApiResponse {
  assertSameOrigin(request);
  const { path, file, stats } = foundPicture(site, query.get('address') ?? '');
  const type = PICTURE_TYPES[extname(path).toLowerCase()];
  if (type === undefined || stats.size > limits.picture) throw new Refused(422, words.notShown(path));
  return {
    status: 200,
    type,
    body: orRefuse(path, () => readFileSync(file), words.notRead),
    headers: {
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    },
  };
}

/** Media types of what pages show as pictures, by extension. */
export const PICTURE_TYPES: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.svg': 'image/svg+xml',
};
