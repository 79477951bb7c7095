import { lstatSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { isErrno } from '../../platform/errno.ts';
import type { SiteDefinition } from '../definition.ts';

/** Ordinary files below a folder; paths count from the project's root, with `/`. Links are not followed. What cannot be read now is left out: the build says why. */
export function filesBelow(root: string, folder: string): string[] {
  return entriesOf(join(root, folder)).flatMap((name) => {
    const path = `${folder}/${name}`;
    const stats = lstatSync(join(root, path), { throwIfNoEntry: false });
    if (name.startsWith('.') || !stats) return [];
    if (stats.isDirectory()) return filesBelow(root, path);
    return stats.isFile() ? [path] : [];
  });
}

/** The path of a file of the static folder, from the project's root: of '/images/photo.jpg'. */
export function staticPath(site: Folders, name: string): string {
  return `${staticFolder(site)}${name}`;
}

type Folders = Pick<SiteDefinition, 'root' | 'staticDir'>;

/** The static folder, from the project's root, with `/`. */
export function staticFolder({ root, staticDir }: Folders): string {
  return relative(root, staticDir).split(sep).join('/');
}

function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch (error) {
    if (isErrno(error, 'ENOENT', 'ENOTDIR', 'EACCES', 'EPERM')) return [];
    throw error;
  }
}
