import type { Unpublished } from '../../build/contract/entry.ts';
import type { SitePicture } from '../../build/contract/workshop-host.ts';
import type { ContentList } from '../api.ts';

/** What a text or a field may name: the site's pages, pictures and files to take away. */
export interface Choices {
  pages: readonly PageChoice[];
  pictures: readonly SitePicture[];
  /** Addresses. */
  downloads: readonly string[];
}

export interface PageChoice {
  /** Address of the page. */
  path: string;
  title: string;
  contentType: string;
  slug: string;
  unpublished?: Unpublished;
}

/** The files of a list that fields may name, or that have a page to link to. */
export function choicesOf(
  { files, downloads }: Pick<ContentList, 'files' | 'downloads'>,
  pictures: readonly SitePicture[],
): Choices {
  const pages = files.flatMap(({ contentType, address, title, slug, unpublished }) =>
    contentType === undefined ? [] : [{ path: address, title, contentType, slug, ...(unpublished && { unpublished }) }],
  );
  return { pages, pictures, downloads };
}
