import { readFileSync } from 'node:fs';
import { extname, posix } from 'node:path';
import { z } from 'zod';
import { mediaAddress } from '../../../build/contract/media-name.ts';
import type { ContentHost, WorkshopHost } from '../../../build/contract/workshop-host.ts';
import { staticPath } from '../../../build/editing/project-files.ts';
import { Refused, reachOrRefuse } from '../../../build/editing/refused.ts';
import { hashOf } from '../../../build/editing/system.ts';
import { allOrNothing, type FileChange } from '../../../build/editing/write-file.ts';
import { workshopPictures as words } from '../../words/pictures.fr.ts';
import { type ApiRequest, type ApiResponse, assertSameOrigin, endpoint, noData } from '../api-exchange.ts';
import { binStep, moveToBin } from '../bin/bin-entries.ts';
import { additionStep, freePlace, replacementStep } from '../files/file-steps.ts';
import { type PicturePlace, picturePlace, probedPicture } from '../files/static-files.ts';
import { textChange } from '../files/text-files.ts';
import { nameOf, pictureUses, unusedTest, usedPictures, withPicture } from './used-pictures.ts';

/** Requests about pictures. */
export const pictureEndpoints = {
  /** All pictures that a text may show. */
  'pictures/list': endpoint(noData, (host) => host.pictures()),
  'pictures/uses': endpoint(noData, (host) => usedPictures(host)),
  'pictures/delete': endpoint(z.strictObject({ address: z.string() }), (host, { address }) =>
    deletePicture(host, address),
  ),
};

interface PictureChange {
  /** The address by which texts name it now. */
  address: string;
  /** Paths of the texts that were changed. */
  changed: readonly string[];
}

/** Returns an existing picture. Throws `Refused` for any other address. */
function foundPicture(site: ContentHost['site'], address: string): Required<PicturePlace> {
  const place = picturePlace(site, staticPath(site, nameOf(address)));
  if (!place.stats) throw new Refused(404, words.gone(address));
  return { ...place, stats: place.stats };
}

/** Returns the changes of the texts that name a picture, to name another one. */
function followingTexts(host: ContentHost, from: string, to: string): FileChange[] {
  return host.texts().flatMap(({ path, text }) => {
    const followed = withPicture(text, from, to);
    return followed === text ? [] : textChange(host, { path, text: followed });
  });
}

/**
 * Replaces a picture, which goes to the bin. The name stays if the format does, else the texts that show the picture
 * are updated. Throws `Refused`, and then every file is as it was.
 */
export async function replacePicture(host: WorkshopHost, address: string, sent: Uint8Array): Promise<PictureChange> {
  const { bytes, extension } = await probedPicture(host, sent);
  const { site } = host;
  const place = foundPicture(site, address);
  const former = reachOrRefuse(place.path, () => readFileSync(place.file));
  if (isOfFormat(place.name, extension)) {
    exchangeBytes(site, place, former, bytes);
    return { address: mediaAddress('', place.name), changed: [] };
  }
  const sameStem = place.path.slice(0, place.path.length - extname(place.path).length) + extension;
  const target = freePlace(sameStem, (path) => picturePlace(site, path));
  const changes = followingTexts(host, place.name, target.name);
  const leaving = moveToBin(site, place, hashOf(former), pictureRecord(place));
  allOrNothing([additionStep(target, bytes, place.stats.mode), ...changes, ...leaving]);
  return { address: mediaAddress('', target.name), changed: changes.map(({ path }) => path) };
}

function isOfFormat(name: string, extension: string): boolean {
  return extname(name).toLowerCase().replace('.jpeg', '.jpg') === extension;
}

/** Replaces the bytes of a picture; the former ones go to the bin. Throws `Refused`. */
export function exchangeBytes(
  site: WorkshopHost['site'],
  place: Required<PicturePlace>,
  former: Uint8Array,
  bytes: Uint8Array,
): void {
  const record = { path: place.path, ...pictureRecord(place) };
  allOrNothing([binStep(site, record, former), replacementStep(place, bytes, hashOf(former))]);
}

/** Moves an unused picture to the bin. Throws `Refused`. */
export function deletePicture(host: WorkshopHost, address: string): void {
  const { site } = host;
  const place = foundPicture(site, address);
  const texts = new Set(pictureUses(host.texts())(place.name).map(({ path }) => path));
  if (texts.size > 0) throw new Refused(409, words.inUse([...texts]));
  if (!unusedTest(host.built())(place.path)) throw new Refused(409, words.bySite);
  const version = hashOf(reachOrRefuse(place.path, () => readFileSync(place.file)));
  allOrNothing(moveToBin(site, place, version, pictureRecord(place)));
}

function pictureRecord({ path }: Pick<PicturePlace, 'path'>): { title: string; deletedAt: string } {
  return { title: posix.basename(path), deletedAt: new Date().toISOString() };
}

/**
 * Returns a picture on the disk, published or not, to the workshop's own pages without a token, which images cannot
 * carry. A drawing opened by itself runs no script. Throws `Refused`.
 */
export function pictureBytes({ site, limits }: WorkshopHost, { request, query }: ApiRequest): ApiResponse {
  assertSameOrigin(request);
  const { path, file, stats } = foundPicture(site, query.get('address') ?? '');
  const type = PICTURE_TYPES[extname(path).toLowerCase()];
  if (type === undefined || stats.size > limits.picture) throw new Refused(422, words.notShown(path));
  return {
    status: 200,
    type,
    body: reachOrRefuse(path, () => readFileSync(file)),
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
