import { realpath, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** A regular file below a folder, symbolic links resolved. */
export interface SiteFile {
  /** The folder's real path. */
  root: string;
  /** From there, with `/`. */
  path: string;
}

/**
 * The file that a decoded URL path names, as hosts look for it: itself, its directory index, or the page of its name.
 * None when a part of the path is hidden (`.env`, `..`) or when the file's real place is outside the folder.
 */
export async function siteFile(folder: string, path: string): Promise<SiteFile | undefined> {
  if (path.split(/[\\/]/).some((name) => name.startsWith('.') && name !== '.well-known')) return undefined;
  const root = await realpath(folder).catch(() => undefined);
  if (root === undefined) return undefined;
  const name = path.replace(/(?<!\/)\/+$/, '');
  const candidates = [...(name === path ? [name] : []), `${name}/index.html`, ...(name === '' ? [] : [`${name}.html`])];
  for (const candidate of candidates) {
    const real = await fileBelow(root, join(root, candidate));
    if (real !== undefined) return { root, path: relative(root, real).split(sep).join('/') };
  }
  return undefined;
}

/** The real path of a regular file below `root`; what cannot be looked at is not there. */
async function fileBelow(root: string, file: string): Promise<string | undefined> {
  try {
    const real = await realpath(file);
    return real.startsWith(root + sep) && (await stat(real)).isFile() ? real : undefined;
  } catch {
    return undefined;
  }
}
