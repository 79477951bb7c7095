import { realpathSync, type Stats } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { SiteDefinition } from '../../../build/contract/definition.ts';
import { PICTURES_FOLDER } from '../../../build/contract/media.ts';
import type { ProbedPicture, SitePicture, WorkshopHost } from '../../../build/contract/workshop-host.ts';
import { isPlainName, isPortableName, lookUp, staticFolder } from '../../../build/editing/project-files.ts';
import { Refused, reachOrRefuse, writeOrRefuse } from '../../../build/editing/refused.ts';
import { slugFrom } from '../../../build/editing/slug.ts';
import { makeFolder } from '../../../build/editing/system.ts';
import { addFile } from '../../../build/editing/write-file.ts';
import { workshopPictures } from '../../words/pictures.fr.ts';
import { workshopFiles as words } from '../../words/workshop.fr.ts';
import { type FilePlace, freePlace } from './file-steps.ts';

/**
 * Adds a picture to the static folder under a clean new name; existing files are never changed. Its bytes decide its
 * format, whatever its name. Throws `Refused` if pages cannot show it.
 */
export async function addPicture(host: WorkshopHost, called: string, sent: Uint8Array): Promise<SitePicture> {
  const { width, height, extension, bytes } = await probedPicture(host, sent);
  const name = addStaticFile(host.site, {
    folder: PICTURES_FOLDER,
    called: called.slice(0, called.length - extname(called).length),
    extension,
    bytes,
  });
  return { address: `/${PICTURES_FOLDER}/${name}`, width, height, bytes: bytes.length };
}

/** The extensions of documents to download, without any that a browser would run or show as a page. */
const OFFERED = 'pdf xlsx ods csv docx odt pptx odp epub zip json txt ics'.split(' ');

/** Default folder of downloads. */
const FOLDER = 'fichiers';

/** Adds a document to download. Throws `Refused` for other files. */
export function addDownload(
  site: Pick<SiteDefinition, 'staticDir' | 'downloads'>,
  called: string,
  bytes: Uint8Array,
): { address: string } {
  const { downloads: folder = FOLDER } = site;
  const extension = extname(called).toLowerCase();
  if (!OFFERED.includes(extension.slice(1)) || bytes.length === 0) throw new Refused(422, words.noDownload(OFFERED));
  const name = addStaticFile(site, { folder, called: called.slice(0, -extension.length), extension, bytes });
  return { address: `/${folder}/${name}` };
}

interface NewStaticFile {
  /** The folder within the static folder. */
  folder: string;
  /** Name without its extension. */
  called: string;
  extension: string;
  bytes: Uint8Array;
}

/** Adds a file under a clean name, the first that is free of photo.jpg, photo-2.jpg …; existing files are never changed. Returns the name; throws `Refused`. */
function addStaticFile(
  { staticDir }: Pick<SiteDefinition, 'staticDir'>,
  { folder, called, extension, bytes }: NewStaticFile,
): string {
  const slug = slugFrom(called);
  const stem = slug !== '' && isPortableName(`${slug}${extension}`) ? slug : folder;
  const shown = `${folder}/${stem}${extension}`;
  return writeOrRefuse(shown, () => {
    makeFolder(staticDir);
    const base = realpathSync(staticDir);
    const place = freePlace(shown, (path) => {
      lookUp(base, path.split('/'), path);
      return { path, file: join(base, path) };
    });
    addFile(place.file, bytes);
    return basename(place.path);
  });
}

/** A picture that is ready for the static folder. */
interface ArrivedPicture extends ProbedPicture {
  /** The bytes to keep, without private data, as a repository may publish them. */
  bytes: Uint8Array;
}

/** Prepares and probes a picture. Throws `Refused`, with advice, for a file that pages cannot show. */
export async function probedPicture(
  { probePicture, prepareOriginal }: WorkshopHost,
  sent: Uint8Array,
): Promise<ArrivedPicture> {
  if (Buffer.from(sent.subarray(0, 5)).toString('latin1') === '%PDF-') throw new Refused(422, words.pdf);
  const bytes = await prepareOriginal(sent);
  const found = await probePicture(bytes);
  if ('unfit' in found) throw new Refused(422, found.unfit);
  return { ...found, bytes };
}

/** The place of a file in the folder of pictures, which may not exist. No folder on the way to it is a link. */
export interface PicturePlace extends FilePlace {
  /** From the static folder, with `/` before it: `/images/photo.jpg`. */
  name: string;
  /** Undefined if there is no such file. */
  stats?: Stats;
}

type Folders = Pick<SiteDefinition, 'root' | 'staticDir'>;

/** Returns the place of a picture by its path from the project's root. Throws `Refused` for hidden or linked files, and outside the folder. */
export function picturePlace(site: Folders, path: string): PicturePlace {
  const folder = `${staticFolder(site)}/`;
  const name = path.startsWith(folder) ? path.slice(folder.length) : '';
  const segments = name.split('/');
  const isPicture = segments[0] === PICTURES_FOLDER && segments.length > 1 && segments.every(isPlainName);
  if (!isPicture || path.length > LONGEST) throw new Refused(400, workshopPictures.noPath(path.slice(0, LONGEST)));
  return reachOrRefuse(path, () => {
    const base = realpathSync(site.staticDir);
    const stats = lookUp(base, segments, path);
    return { path, name: `/${name}`, file: join(base, ...segments), ...(stats && { stats }) };
  });
}

const LONGEST = 500;
