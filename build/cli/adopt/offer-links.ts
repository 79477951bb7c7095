import type { AdoptedDownloads } from '../../contract/adoption.ts';
import { knownFiles, mentionsIn } from '../../contract/editing/known-files.ts';
import type { ContentHost, ContentText } from '../../contract/workshop-host.ts';
import { withEdits } from '../../platform/html/text-edit.ts';
import { pathOf, unlinked } from './leaving-texts.ts';

/**
 * The texts without links to lists of files that are gone: to a text's own list when it offers nothing any more, to that of another text, and to
 * the page of all files when nobody offers one. `before` is the site while all were there.
 */
export function withoutOfferLinks(
  before: ContentHost,
  after: ContentHost,
  { field, anchor, page }: AdoptedDownloads,
): ContentText[] {
  const files = knownFiles(after);
  const offering = offersOf(after, field);
  const former = offersOf(before, field);
  const emptied = files.filter(({ path }) => former.has(path) && !offering.has(path));
  const lists = new Set(emptied.map(({ address }) => address));
  const isPageGone = former.size > 0 && offering.size === 0;
  return files.map(({ path, name, text, address }) => {
    const gone = [...(isPageGone ? [page] : []), ...(lists.has(address) ? [`#${anchor}`] : [])];
    return { path, name, text: withoutFragment(unlinked(text, new Set(gone)), anchor, lists) };
  });
}

/** Paths of the texts that list a file. */
function offersOf(host: ContentHost, field: string): Set<string> {
  const offering = knownFiles(host).filter(({ data }) => Array.isArray(data[field]) && data[field].length > 0);
  return new Set(offering.map(({ path }) => path));
}

/** A text whose links to a place of some pages lead to these pages. */
function withoutFragment(text: string, id: string, pages: ReadonlySet<string>): string {
  const aimed = mentionsIn(text).filter(({ address }) => address.endsWith(`#${id}`) && pages.has(pathOf(address)));
  return withEdits(
    text,
    aimed.map(({ address, start, end }) => ({ start, end, text: address.slice(0, -id.length - 1) })),
  );
}
