import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { allOrNothing } from '../../../build/contract/editing/all-or-nothing.ts';
import { explained, Refused } from '../../../build/contract/editing/refused.ts';
import { hashOf } from '../../../build/contract/system.ts';
import type { WorkshopHost } from '../../../build/contract/workshop-host.ts';
import { workshopPictures as words } from '../../words/pictures.fr.ts';
import type { Deleted } from '../bin/bin-api.ts';
import type { BinRecord } from '../bin/entries.ts';
import { toBin } from '../bin/to-bin.ts';
import type { PicturePlace } from '../files/picture-place.ts';
import { pictureUses } from './picture-uses.ts';
import { foundPicture } from './rename-picture.ts';
import { unseenIn } from './used-pictures.ts';

/** Moves a picture that nobody shows to the bin. Throws `Refused`. */
export function deletePicture(host: WorkshopHost, address: string, now = new Date()): Deleted {
  const { site } = host;
  const place = foundPicture(site, address);
  const texts = new Set(pictureUses(host.texts())(place.name).map(({ path }) => path));
  if (texts.size > 0) throw new Refused(409, words.inUse([...texts]));
  if (!unseenIn(host.built())(place.path)) throw new Refused(409, words.bySite);
  const version = hashOf(explained(place.path, () => readFileSync(place.file), words.notChanged));
  let id = '';
  const leaving = toBin(site, { file: place.file, version, record: pictureRecord(place, now) }, (entry) => {
    id = entry;
  });
  allOrNothing([leaving]);
  return { id };
}

/** What the bin notes of a picture. */
export function pictureRecord({ path }: Pick<PicturePlace, 'path'>, now: Date): BinRecord {
  return { sort: 'picture', path, title: posix.basename(path), deletedAt: now.toISOString() };
}
