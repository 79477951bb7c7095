import type { Held } from '../../contract/entry.ts';
import type { ContentList, Picture } from '../api.ts';

/** What a text or a field may name: the site's pages and pictures. */
export interface Choices {
  pages: readonly PageChoice[];
  pictures: readonly Picture[];
}

export interface PageChoice {
  /** Address of the page. */
  path: string;
  title: string;
  kind: string;
  slug: string;
  held?: Held;
}

/** The files of a list that fields may name, or that have a page to link to. */
export function choicesOf({ files }: Pick<ContentList, 'files'>, pictures: readonly Picture[]): Choices {
  const pages = files.flatMap(({ kind, address, title, slug, held }) =>
    kind === undefined ? [] : [{ path: address, title, kind, slug, ...(held && { held }) }],
  );
  return { pages, pictures };
}
