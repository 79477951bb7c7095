import { readFileSync } from 'node:fs';
import { extname, posix } from 'node:path';
import { mediaAddress } from '../../../build/contract/addresses/media-name.ts';
import { allOrNothing, type Step } from '../../../build/contract/editing/all-or-nothing.ts';
import { staticPath } from '../../../build/contract/editing/project-files.ts';
import { explained } from '../../../build/contract/editing/refused.ts';
import { replaceFile } from '../../../build/contract/editing/write-file.ts';
import { nameOnDisk } from '../../../build/contract/output.ts';
import { hashOf } from '../../../build/contract/system.ts';
import type { WorkshopHost } from '../../../build/contract/workshop-host.ts';
import { workshopPictures as words } from '../../words/pictures.fr.ts';
import { addEntry, removeEntry } from '../bin/entries.ts';
import { toBin } from '../bin/to-bin.ts';
import { type PicturePlace, picturePlace, takenPictures } from '../files/picture-place.ts';
import { probedPicture } from '../files/probed-picture.ts';
import { pictureRecord } from './delete-picture.ts';
import type { PictureChange } from './pictures-api.ts';
import { adding, followingTexts, foundPicture } from './rename-picture.ts';

/**
 * Puts another picture in the place of one, which goes to the bin. Under the same name where the format is the same; else the texts that show it
 * name the new one. Throws `Refused`, and then every file is as it was.
 */
export async function replacePicture(host: WorkshopHost, address: string, bytes: Uint8Array): Promise<PictureChange> {
  return exchangePicture(host, address, await probedPicture(host, bytes));
}

/** The same for bytes that are known to be a picture whose format has this extension. */
export function exchangePicture(
  host: WorkshopHost,
  address: string,
  { bytes, extension }: { bytes: Uint8Array; extension: string },
): PictureChange {
  const { site } = host;
  const place = foundPicture(site, address);
  const former = explained(place.path, () => readFileSync(place.file), words.notChanged);
  const record = pictureRecord(place, new Date());
  if (isOfFormat(place.name, extension)) {
    exchangeBytes(site, place, former, bytes);
    return { address: mediaAddress('', place.name), changed: [] };
  }
  const target = freeName(site, place, extension);
  const changes = followingTexts(host, place.name, target.name);
  const leaving = toBin(site, { file: place.file, version: hashOf(former), record }, () => {});
  allOrNothing([adding(target, bytes, place.stats.mode), ...changes, leaving]);
  return { address: mediaAddress('', target.name), changed: changes.map(({ path }) => path) };
}

function isOfFormat(name: string, extension: string): boolean {
  return extname(name).toLowerCase().replace('.jpeg', '.jpg') === extension;
}

/** The same name with another extension: the first that is free of photo.png, photo-2.png … */
function freeName(site: WorkshopHost['site'], { name }: PicturePlace, extension: string): PicturePlace {
  const stem = posix.join(posix.dirname(name), posix.basename(name, extname(name)));
  const taken = takenPictures(site, staticPath(site, name));
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
function copying(site: WorkshopHost['site'], record: ReturnType<typeof pictureRecord>, bytes: Uint8Array): Step {
  const run = () => {
    const entry = addEntry(site, record, bytes);
    return () => removeEntry(entry);
  };
  return { path: record.path, run: () => explained(record.path, run, words.notChanged) };
}

/** The last step: what the bin keeps is what takes it back. */
function exchanging({ path, file, stats }: Required<PicturePlace>, bytes: Uint8Array, version: string): Step {
  const run = () => {
    replaceFile(file, bytes, stats, (held) => hashOf(readFileSync(held)) === version);
    return () => {};
  };
  return { path, run: () => explained(path, run, words.notChanged) };
}
