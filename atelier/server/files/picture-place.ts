import { readdirSync, realpathSync, type Stats } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import type { SiteDefinition } from '../../../build/contract/definition.ts';
import { isPlainName, lookUp } from '../../../build/contract/editing/content-place.ts';
import { staticFolder } from '../../../build/contract/editing/project-files.ts';
import { Refused, reached } from '../../../build/contract/editing/refused.ts';
import { PICTURES } from '../../../build/contract/media.ts';
import { nameOnDisk } from '../../../build/contract/output.ts';
import { ifPresent } from '../../../build/contract/system.ts';
import { workshopPictures as words } from '../../words/pictures.fr.ts';

/** A file of the folder of pictures, which may not exist. No folder on the way to it is a link. */
export interface PicturePlace {
  /** From the project's root, with `/`. */
  path: string;
  /** From the static folder, with `/` before it: `/images/photo.jpg`. */
  name: string;
  /** Absolute, links above the static folder resolved. */
  file: string;
  /** Undefined where there is no such file. */
  stats?: Stats;
}

type Folders = Pick<SiteDefinition, 'root' | 'staticDir'>;

/** Looks a picture up by its path from the project's root. Throws `Refused` for whatever lies elsewhere, is hidden or linked. */
export function picturePlace(site: Folders, path: string): PicturePlace {
  const folder = `${staticFolder(site)}/`;
  const name = path.startsWith(folder) ? path.slice(folder.length) : '';
  const segments = name.split('/');
  const isPicture = segments[0] === PICTURES && segments.length > 1 && segments.every(isPlainName);
  if (!isPicture || path.length > LONGEST) throw new Refused(400, words.noPath(path.slice(0, LONGEST)));
  return reached(path, () => {
    const base = realpathSync(site.staticDir);
    const stats = lookUp(base, segments, path);
    return { path, name: `/${name}`, file: join(base, ...segments), ...(stats && { stats }) };
  });
}

/** The files that lie beside a picture, by their paths as disks tell them apart. */
export function takenPictures(site: Folders, path: string): ReadonlySet<string> {
  const folder = dirname(picturePlace(site, path).file);
  const names = ifPresent(() => readdirSync(folder), []);
  return new Set(names.map((name) => nameOnDisk(posix.join(posix.dirname(path), name))));
}

const LONGEST = 500;
