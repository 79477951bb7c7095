import type { Entry } from '../../../build/contract/entry.ts';
import type { OfferedFile } from '../../../build/contract/offered-file.ts';
import type { Article } from './schema.ts';

/** A file that an article offers, with what it says of it. */
export interface Download extends OfferedFile {
  title: string;
  text: string;
}

/** What the list of them is called. */
export const DOWNLOADS_TITLE = 'À emporter';

/** The files that an article offers, in the order of its front matter. */
export function downloadsOf({ data, files = {} }: Pick<Entry<Article>, 'data' | 'files'>): Download[] {
  return data.telechargements.flatMap(({ fichier, titre, texte }) => {
    const file = files[fichier];
    return file ? { title: titre, text: texte, ...file } : [];
  });
}
