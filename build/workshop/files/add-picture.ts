import { extname } from 'node:path';
import { PICTURES } from '../../contract/media.ts';
import type { SitePicture, WorkshopHost } from '../../contract/workshop-host.ts';
import { workshopFiles as words } from '../../diagnostics/messages/workshop-files.fr.ts';
import { Refused } from '../refused.ts';
import { addStaticFile } from './add-static-file.ts';

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
  const name = addStaticFile(site, {
    folder: PICTURES,
    called: called.slice(0, called.length - extname(called).length),
    extension,
    bytes,
  });
  return { address: `/${PICTURES}/${name}`, width, height, bytes: bytes.length };
}
