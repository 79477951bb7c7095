import { statSync } from 'node:fs';
import { join } from 'node:path';
import { imageSizeFromFile } from 'image-size/fromFile';
import type { SiteDefinition } from '../../contract/definition.ts';
import { PICTURES } from '../../contract/media.ts';
import { type FoundFile, findFiles } from '../../read/find-files.ts';
import { isFilm, isMedia } from '../../read/media-names.ts';
import { isErrno } from '../../system/errno.ts';
import type { Picture } from '../api.ts';

/** Lists the pictures that any text may show, by name; each is measured once, and again when it has changed. Those that cannot be measured are left out. */
export function pictureLister({
  root,
  staticDir,
}: Pick<SiteDefinition, 'root' | 'staticDir'>): () => Promise<Picture[]> {
  const measured = new Map<string, Promise<Picture | undefined>>();
  return async () => {
    const files = picturesIn(root, join(staticDir, PICTURES));
    const pictures = files.map((file) => {
      const { mtimeMs, size } = statSync(file.target);
      const key = `${file.name} ${mtimeMs} ${size}`;
      const known = measured.get(key) ?? measure(file);
      measured.set(key, known);
      return known;
    });
    return (await Promise.all(pictures)).filter((picture) => picture !== undefined);
  };
}

export function addressOf(name: string): string {
  return `/${PICTURES}/${name.split('/').map(encodeURIComponent).join('/')}`;
}

function picturesIn(root: string, dir: string): FoundFile[] {
  try {
    const { files } = findFiles({ root, dir, skips: (name) => name.startsWith('.') });
    return files.filter(({ name }) => isMedia(name) && !isFilm(name));
  } catch (error) {
    if (isErrno(error, 'ENOENT', 'ENOTDIR')) return [];
    throw error;
  }
}

async function measure({ name, target, bytes }: FoundFile): Promise<Picture | undefined> {
  try {
    const { width, height, orientation = 1 } = await imageSizeFromFile(target);
    // Exif 3.0, § 4.6.5.1.6: from 5 on, it lies on its side.
    const upright = orientation < 5 ? { width, height } : { width: height, height: width };
    return { address: addressOf(name), ...upright, bytes };
  } catch {
    return undefined;
  }
}
