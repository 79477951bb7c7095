import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { SiteDefinition } from '../../contract/definition.ts';
import { PICTURES } from '../../contract/media.ts';
import { nameOnDisk } from '../../contract/output.ts';
import { workshopFiles as words } from '../../messages/workshop-files.fr.ts';
import { isErrno } from '../../system/errno.ts';
import type { Picture } from '../api.ts';
import { slugFrom } from '../new/slug.ts';
import { Refused, written } from '../refused.ts';
import { lookUp } from './content-place.ts';
import { addressOf } from './pictures.ts';
import { isPortableName } from './portable-name.ts';
import { addFile } from './write-file.ts';

/** Formats that every step of a build and every browser can show, by the extension that file-type gives them. */
const FORMATS: Readonly<Record<string, string>> = {
  jpg: '.jpg',
  png: '.png',
  webp: '.webp',
  avif: '.avif',
  gif: '.gif',
  svg: '.svg',
};

/**
 * Adds a picture to those of the static folder, under a clean name of its own: an existing one is never touched. Its bytes decide on its
 * format, whatever it is called. Throws `Refused` for what is no picture that a page can show.
 */
export async function addPicture(site: SiteDefinition, called: string, bytes: Uint8Array): Promise<Picture> {
  const extension = FORMATS[await formatOf(bytes)];
  if (extension === undefined) throw new Refused(422, words.noPicture);
  const { width, height } = await examined(`x${extension}`, bytes);
  const slug = slugFrom(called.slice(0, called.length - extname(called).length));
  const stem = slug !== '' && isPortableName(`${slug}${extension}`) ? slug : PICTURES;
  const name = placed(site, stem, extension, bytes);
  return { address: addressOf(name), width, height, bytes: bytes.length };
}

async function formatOf(bytes: Uint8Array): Promise<string> {
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(bytes);
  if (found && found.ext !== 'xml') return found.ext;
  return /<svg[\s>]/i.test(Buffer.from(bytes.subarray(0, 65_536)).toString('latin1')) ? 'svg' : '';
}

/** By what builds will look at it with, outside the site until it is known to be sound. */
async function examined(name: string, bytes: Uint8Array): Promise<{ width: number; height: number }> {
  const { examine } = await import('../../media/examine.ts');
  const folder = mkdtempSync(join(tmpdir(), 'atelier-'));
  try {
    const target = join(folder, name);
    writeFileSync(target, bytes);
    const found = await examine({ path: name, name, target, bytes: bytes.length });
    if (found.type === 'unfit') throw new Refused(422, found.why);
    if (found.type === 'film') throw new Refused(422, words.noPicture);
    return found;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
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
