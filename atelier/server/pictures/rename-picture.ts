import { readFileSync, rmSync } from 'node:fs';
import { extname, posix } from 'node:path';
import { mediaAddress } from '../../../build/contract/addresses/media-name.ts';
import { allOrNothing, type Step } from '../../../build/contract/editing/all-or-nothing.ts';
import { isPortableName } from '../../../build/contract/editing/portable-name.ts';
import { staticPath } from '../../../build/contract/editing/project-files.ts';
import { explained, Refused } from '../../../build/contract/editing/refused.ts';
import { CLEAN_SLUG, slugFrom } from '../../../build/contract/editing/slug.ts';
import { addFile } from '../../../build/contract/editing/write-file.ts';
import { nameOnDisk } from '../../../build/contract/output.ts';
import { hashOf } from '../../../build/contract/system.ts';
import type { ContentHost } from '../../../build/contract/workshop-host.ts';
import { workshopPictures as words } from '../../words/pictures.fr.ts';
import { type PicturePlace, picturePlace, takenPictures } from '../files/picture-place.ts';
import { textChange } from '../files/text-change.ts';
import { withPicture } from './picture-uses.ts';
import type { PictureChange, PictureRename } from './pictures-api.ts';
import { nameOf } from './used-pictures.ts';

/** Gives a picture another name; the texts that show it name the new one. Throws `Refused`, and then every file is as it was. */
export function renamePicture(host: ContentHost, { address, name }: PictureRename): PictureChange {
  const { site } = host;
  const place = foundPicture(site, address);
  if (!CLEAN_SLUG.test(name) || !isPortableName(`${name}.jpg`))
    throw new Refused(422, words.badName(name, slugFrom(name)));
  const renamed = posix.join(posix.dirname(place.name), name + extname(place.name));
  const target = picturePlace(site, staticPath(site, renamed));
  if (target.stats || takenPictures(site, target.path).has(nameOnDisk(target.path)))
    throw new Refused(409, words.taken(posix.basename(renamed)));
  const bytes = explained(place.path, () => readFileSync(place.file), words.notChanged);
  const changes = followingTexts(host, place.name, renamed);
  allOrNothing([adding(target, bytes, place.stats.mode), ...changes, removing(place, hashOf(bytes))]);
  return { address: mediaAddress('', renamed), changed: changes.map(({ path }) => path) };
}

/** A picture that is there. Throws `Refused` for any other address. */
export function foundPicture(site: ContentHost['site'], address: string): Required<PicturePlace> {
  const place = picturePlace(site, staticPath(site, nameOf(address)));
  if (!place.stats) throw new Refused(404, words.gone(address));
  return { ...place, stats: place.stats };
}

/** Adds a picture where there is none. */
export function adding({ path, file }: PicturePlace, bytes: Uint8Array, mode?: number): Step {
  const run = () => {
    addFile(file, bytes, mode);
    return () => rmSync(file);
  };
  return { path, run: () => explained(path, run, words.notChanged) };
}

/** Has the texts that name a picture name another one. */
export function followingTexts(host: ContentHost, from: string, to: string): Step[] {
  return host.texts().flatMap(({ path, text }) => {
    const followed = withPicture(text, from, to);
    return followed === text ? [] : textChange(host, { path, text: followed });
  });
}

/** The bytes lie elsewhere by then; others, which another program wrote meanwhile, stay. */
function removing({ path, file }: PicturePlace, version: string): Step {
  const run = () => {
    if (hashOf(readFileSync(file)) !== version) throw new Refused(409, words.changed(path));
    rmSync(file);
    return () => {};
  };
  return { path, run: () => explained(path, run, words.notChanged) };
}
