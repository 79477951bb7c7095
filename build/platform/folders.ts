import { dirname } from 'node:path';

/** A folder and those above it, up to the root of the disk. */
export function foldersUpTo(folder: string): string[] {
  const above = dirname(folder);
  return above === folder ? [folder] : [folder, ...foldersUpTo(above)];
}

/** The folders that a relative path leads through, from the inside out: 'a/b/c' lies in 'a/b' and 'a'. */
export function foldersOf(path: string): string[] {
  const folder = dirname(path);
  return folder === '.' ? [] : [folder, ...foldersOf(folder)];
}
