import { lstat } from 'node:fs/promises';
import type { SiteFile } from './site-file.ts';

/** What a file is sent as to those who take it so. */
export interface CompressedForm {
  /** As `Content-Encoding` names it. */
  encoding: 'br' | 'gzip';
  path: string;
}

/** The smaller one first. */
const FORMS = [
  { encoding: 'br', extension: '.br' },
  { encoding: 'gzip', extension: '.gz' },
] as const;

/** The compressed forms that lie beside a file. */
export async function compressedForms({ root, path }: SiteFile): Promise<CompressedForm[]> {
  const forms = await Promise.all(
    FORMS.map(async ({ encoding, extension }) => {
      const stats = await lstat(`${root}/${path}${extension}`).catch(() => undefined);
      return stats?.isFile() ? [{ encoding, path: path + extension }] : [];
    }),
  );
  return forms.flat();
}

/** The first form that an `Accept-Encoding` takes; one that is not named, or named with a weight of nothing, is not taken (RFC 9110, § 12.5.3). */
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
