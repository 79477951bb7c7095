import { unpublishedReason } from '../../../build/contract/publication.ts';
import type { ContentHost } from '../../../build/contract/workshop-host.ts';
import { titleOf } from '../../../build/editing/content-type-info.ts';
import { knownFiles } from '../../../build/editing/known-files.ts';
import { byCodeUnit, dayOf } from '../../../build/editing/text.ts';
import { fileName } from '../../file-link.ts';
import type { Change, Sort } from './publication-api.ts';
import { isText, type Snapshot, unusedMediaTest, writersFolders } from './snapshot.ts';

/** Returns the changes between the published and the present files, by path. */
export function changesBetween(host: ContentHost, published: Snapshot, present: Snapshot): Change[] {
  const read = readerOf(host, dayOf(new Date(), host.site.timeZone ?? 'UTC'));
  const gone = [...published.texts.keys()].filter((path) => !present.texts.has(path));
  const byAddress = new Map(gone.map((from) => [read(from, published)?.address, from]));
  const texts = differencesBetween(published.texts, present.texts, (path) =>
    (read(path, present)?.previous ?? []).flatMap((address) => byAddress.get(address) ?? []),
  );
  const isUnused = unusedMediaTest(host.site, present.texts);
  // Pictures that no text shows yet stay on this machine.
  const pictures = differencesBetween(published.pictures, present.pictures).filter(
    ({ path, sort }) => sort !== 'new' || !isUnused(path),
  );
  return [
    ...texts.map((one) => textChange(one, read(one.from ?? one.path, published), read(one.path, present))),
    ...pictures.map((one) => ({ ...one, title: fileName(one.path), hidden: false, picture: true })),
  ].sort((a, b) => byCodeUnit(a.path, b.path));
}

type Difference = Pick<Change, 'path' | 'from' | 'sort'>;

/** Compares files by their contents. A new file counts as renamed if a removed one had the same contents, or is one of `formerOf` (paths). */
function differencesBetween(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
  formerOf: (path: string) => readonly string[] = () => [],
): Difference[] {
  const removed = new Map([...before].filter(([path]) => !after.has(path)));
  const byContents = new Map([...removed].map(([from, contents]) => [contents, from]));
  const present = [...after].flatMap(([path, contents]): Difference[] => {
    if (before.has(path)) return before.get(path) === contents ? [] : [{ path, sort: 'changed' }];
    const from = [byContents.get(contents) ?? '', ...formerOf(path)].find((one) => removed.delete(one));
    return [from === undefined ? { path, sort: 'new' } : { path, from, sort: 'renamed' }];
  });
  return [...present, ...[...removed.keys()].map((path) => ({ path, sort: 'deleted' as const }))];
}

/** The visible parts of a page. */
interface ReadPage {
  title: string;
  hidden: boolean;
  address: string;
  /** The former addresses. */
  previous: readonly string[];
}

function textChange({ path, from }: Difference, before: ReadPage | undefined, after: ReadPage | undefined): Change {
  const isShown = (page: ReadPage | undefined) => page && !page.hidden && page.address !== '';
  return {
    path,
    ...(from !== undefined && { from }),
    sort: sortOf(from, before, after),
    title: (after ?? before)?.title ?? path,
    hidden: after?.hidden ?? false,
    picture: false,
    ...(before && isShown(before) && { before: before.address }),
    ...(after && isShown(after) && { after: after.address }),
  };
}

function sortOf(from: string | undefined, before: ReadPage | undefined, after: ReadPage | undefined): Sort {
  if (!after) return 'deleted';
  if (before && !before.hidden && after.hidden) return 'withdrawn';
  if (before?.hidden && !after.hidden) return 'released';
  if (from !== undefined) return 'renamed';
  return before ? 'changed' : 'new';
}

/** Returns the titles of texts in a snapshot that were hidden on a day and are visible on a later one. */
export function dueBetween(host: ContentHost, published: Snapshot, last: string, today: string): string[] {
  const [before, now] = [readerOf(host, last), readerOf(host, today)];
  return [...published.texts.keys()].flatMap((path) => {
    const page = now(path, published);
    return page && !page.hidden && before(path, published)?.hidden ? [page.title] : [];
  });
}

/** Returns a function that reads files of a snapshot as the site shows them on a day. */
function readerOf(host: ContentHost, day: string): (path: string, snapshot: Snapshot) => ReadPage | undefined {
  const { site } = host;
  const [folder = ''] = writersFolders(site);
  return (path, { texts }) => {
    const text = texts.get(path);
    if (text === undefined || !isText(site, path)) return undefined;
    const [file] = knownFiles({ ...host, texts: () => [{ path, name: path.slice(folder.length + 1), text }] });
    if (!file) return undefined;
    const { contentType = '', slug, data, address, previous } = file;
    const kind = site.contentTypes[contentType];
    const typeTitle = kind?.single && kind.schema ? host.schemaOf(kind.schema).title : undefined;
    return {
      title: titleOf(host, contentType, data) ?? typeTitle ?? slug,
      hidden: kind !== undefined && unpublishedReason(kind, data, day) !== undefined,
      address,
      previous,
    };
  };
}
