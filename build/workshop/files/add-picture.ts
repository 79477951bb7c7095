import { mkdirSync, readdirSync, realpathSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { SiteDefinition } from '../../contract/definition.ts';
import { PICTURES } from '../../contract/media.ts';
import { nameOnDisk } from '../../contract/output.ts';
import type { SitePicture, WorkshopHost } from '../../contract/workshop-host.ts';
import { workshopFiles as words } from '../../diagnostics/messages/workshop-files.fr.ts';
import { isErrno } from '../../platform/errno.ts';
import { slugFrom } from '../new/slug.ts';
import { Refused, written } from '../refused.ts';
import { lookUp } from './content-place.ts';
import { isPortableName } from './portable-name.ts';
import { addFile } from './write-file.ts';

/**
 * Adds a picture to those of the static folder, under a clean name of its own: an existing one is never touched. Its bytes decide on its
 * format, whatever it is called. Throws `Refused` for what is no picture that a page can show.
 */
export async function addPicture(
  { site, probePicture }: WorkshopHost,
  called: string,
  bytes: Uint8Array,
): Promise<SitePicture> {
  if (Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-') throw new Refused(422, words.pdf);
  const found = await probePicture(bytes);
  if ('unfit' in found) throw new Refused(422, found.unfit);
  const { width, height, extension } = found;
  const slug = slugFrom(called.slice(0, called.length - extname(called).length));
  const stem = slug !== '' && isPortableName(`${slug}${extension}`) ? slug : PICTURES;
  const name = placed(site, stem, extension, bytes);
  return { address: `/${PICTURES}/${name}`, width, height, bytes: bytes.length };
}

/** The name under which it was written: the first that is free of photo.jpg, photo-2.jpg … */
function placed({ staticDir }: SiteDefinition, stem: string, extension: string, bytes: Uint8Array): string {
  const shown = `${PICTURES}/${stem}${extension}`;
  return written(shown, () => {
    mkdirSync(staticDir, { recursive: true });
    const base = realpathSync(staticDir);
    for (let count = 1; ; count++) {
      const name = `${stem}${count === 1 ? '' : `-${count}`}${extension}`;
      if (lookUp(base, [PICTURES, name], shown) || isTaken(join(base, PICTURES), name)) continue;
      try {
        addFile(join(base, PICTURES, name), bytes);
        return name;
      } catch (error) {
        if (!isErrno(error, 'EEXIST')) throw error;
      }
    }
  });
}

/** As some disks tell names apart: not by their case. */
function isTaken(folder: string, name: string): boolean {
  try {
    return readdirSync(folder).some((other) => nameOnDisk(other) === nameOnDisk(name));
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return false;
    throw error;
  }
}
