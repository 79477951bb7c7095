import { existsSync, mkdirSync } from 'node:fs';
import { dirname, isAbsolute, relative, sep } from 'node:path';
import { isErrno } from './errors.ts';

/** Returns the relative path from a folder to a path, with `/`. */
export function pathFrom(folder: string, path: string): string {
  return relative(folder, path).split(sep).join('/');
}

/** Tells whether a path is a folder or below it. On Windows, no relative path leads to another drive. */
export function isWithin(path: string, folder: string): boolean {
  if (path.startsWith(folder + sep)) return true;
  const way = relative(folder, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/** Returns a folder and those above it, up to the root of the disk. */
export function foldersUpTo(folder: string): string[] {
  const above = dirname(folder);
  return above === folder ? [folder] : [folder, ...foldersUpTo(above)];
}

/** Returns the folders of a relative path, the innermost first: 'a/b' and 'a' for 'a/b/c'. */
export function foldersOf(path: string): string[] {
  const folder = dirname(path);
  return folder === '.' ? [] : [folder, ...foldersOf(folder)];
}

/** Makes a folder and those above it. Throws the system's error; Node's `recursive` never ends below `/proc`. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  const above = dirname(folder);
  if (above !== folder) makeFolder(above);
  try {
    mkdirSync(folder);
  } catch (error) {
    if (!isErrno(error, 'EEXIST')) throw error;
  }
}

/** Tells whether a name is that of a file that operating systems and Git leave in any folder. */
export function isJunkFile(name: string): boolean {
  return /^(?:\.DS_Store|\._.*|Thumbs\.db|ehthumbs\.db|desktop\.ini|\.gitkeep|lost\+found|\.fseventsd|\.Spotlight-V100|\.Trashes)$/i.test(
    name,
  );
}
