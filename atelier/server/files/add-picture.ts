import { extname } from 'node:path';
import { PICTURES } from '../../../build/contract/media.ts';
import type { SitePicture, WorkshopHost } from '../../../build/contract/workshop-host.ts';
import { addStaticFile } from './add-static-file.ts';
import { probedPicture } from './probed-picture.ts';

/**
 * Adds a picture to those of the static folder, under a clean name of its own: an existing one is never touched. Its bytes decide on its
 * format, whatever it is called. Throws `Refused` for what is no picture that a page can show.
 */
export async function addPicture(host: WorkshopHost, called: string, sent: Uint8Array): Promise<SitePicture> {
  const { width, height, extension, bytes } = await probedPicture(host, sent);
  const name = addStaticFile(host.site, {
    folder: PICTURES,
    called: called.slice(0, called.length - extname(called).length),
    extension,
    bytes,
  });
  return { address: `/${PICTURES}/${name}`, width, height, bytes: bytes.length };
}
