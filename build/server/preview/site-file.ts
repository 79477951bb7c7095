import { lstat, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { pathFrom } from '../../platform/folders.ts';

/** A regular file below a folder, with symbolic links resolved. */
export interface SiteFile {
  /** The real path of the folder. */
  root: string;
  /** Path from the folder, with `/`. */
  path: string;
}

/** Finds a file by a decoded URL path: itself, its index, or its `.html`. Undefined for hidden parts (`.env`, `..`) and places outside the folder. */
export async function siteFile(folder: string, path: string): Promise<SiteFile | undefined> {
  if (path.split(/[\\/]/).some((name) => name.startsWith('.') && name !== '.well-known')) return undefined;
  const root = await realpath(folder).catch(() => undefined);
  if (root === undefined) return undefined;
  const name = path.replace(/(?<!\/)\/+$/, '');
  const candidates = [...(name === path ? [name] : []), `${name}/index.html`, ...(name === '' ? [] : [`${name}.html`])];
  for (const candidate of candidates) {
    const real = await fileBelow(root, join(root, candidate));
    if (real !== undefined) return { root, path: pathFrom(root, real) };
  }
  return undefined;
}

async function fileBelow(root: string, file: string): Promise<string | undefined> {
  try {
    const real = await realpath(file);
    return real.startsWith(root + sep) && (await stat(real)).isFile() ? real : undefined;
  } catch {
    return undefined;
  }
}

interface CompressedForm {
  /** The name of the encoding in `Content-Encoding`. */
  encoding: 'br' | 'gzip';
  path: string;
}

/** Compressed forms, with the smaller one first. */
const FORMS = [
  { encoding: 'br', extension: '.br' },
  { encoding: 'gzip', extension: '.gz' },
] as const;

/** Returns the compressed forms beside a file. */
export async function compressedForms({ root, path }: SiteFile): Promise<CompressedForm[]> {
  const forms = await Promise.all(
    FORMS.map(async ({ encoding, extension }) => {
      const stats = await lstat(`${root}/${path}${extension}`).catch(() => undefined);
      return stats?.isFile() ? [{ encoding, path: path + extension }] : [];
    }),
  );
  return forms.flat();
}

/** Returns the first form that `Accept-Encoding` names with a weight other than 0 (RFC 9110, § 12.5.3), or undefined. */
export function chooseForm(forms: readonly CompressedForm[], accepted = ''): CompressedForm | undefined {
  const named = new Set(
    accepted
      .toLowerCase()
      .split(',')
      .filter((one) => !/;\s*q=0(?:\.0*)?\s*$/.test(one))
      .map((one) => one.replace(/;.*/s, '').trim()),
  );
  return forms.find(({ encoding }) => named.has(encoding));
}
