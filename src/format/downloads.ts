import type { Entry, OfferedFile } from '../../build/contract/entry.ts';
import type { DownloadField } from '../pages/download.ts';

/** A file that a page offers, with what it says of it. */
export interface Download extends OfferedFile {
  title: string;
  text: string;
  /** The program that opens it, if its extension does not say. */
  needs?: string | undefined;
}

/** Title of a page's list of downloads. */
export const DOWNLOADS_TITLE = 'À emporter';

/** Returns the files that a page offers, in the order of its front matter. */
export function downloadsOf({
  data,
  files = {},
}: Pick<Entry<{ telechargements: readonly DownloadField[] }>, 'data' | 'files'>): Download[] {
  return data.telechargements.flatMap(({ fichier, titre, texte, besoin }) => {
    const file = files[fichier];
    return file ? { title: titre, text: texte, ...(besoin && { needs: besoin }), ...file } : [];
  });
}
