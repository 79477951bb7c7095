import { unpublishedReason } from '../../../build/contract/publication.ts';
import type { ContentHost } from '../../../build/contract/workshop-host.ts';
import { titleOf } from '../../../build/editing/content-type-info.ts';
import { knownFiles } from '../../../build/editing/known-files.ts';
import { byCodeUnit, dayOf } from '../../../build/editing/text.ts';
import type { Change, Sort } from './publication-api.ts';
import { isText, type Snapshot, unusedIn, writersFolders } from './snapshot.ts';

/** Returns the changes between the published and the present files, by path. */
export function changesBetween(host: ContentHost, published: Snapshot, present: Snapshot): Change[] {
  const differing = differences(published.texts, present.texts);
  const read = readerOf(host, dayOf(new Date(), host.site.timeZone ?? 'UTC'));
  const byAddress = new Map([...differing.removed.keys()].map((from) => [read(from, published)?.address, from]));
  const renames = renamedFiles(differing, (path) =>
    (read(path, present)?.previous ?? []).flatMap((address) => byAddress.get(address) ?? []),
  );
  const renamed = new Set(renames.values());
  const texts = [
    ...[...differing.added].map(([path]) => {
      const from = renames.get(path);
      return textChange(path, from, read(from ?? '', published), read(path, present));
    }),
    ...differing.changed.map((path) => textChange(path, undefined, read(path, published), read(path, present))),
    ...[...differing.removed.keys()]
      .filter((path) => !renamed.has(path))
      .map((path) => textChange(path, undefined, read(path, published), undefined)),
  ];
  return [...texts, ...pictureChanges(published, present, unusedIn(host.site, present.texts))].sort((a, b) =>
    byCodeUnit(a.path, b.path),
  );
}

interface Differences {
  added: ReadonlyMap<string, string>;
  removed: ReadonlyMap<string, string>;
  changed: readonly string[];
}

function differences(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): Differences {
  return {
    added: new Map([...after].filter(([path]) => !before.has(path))),
    removed: new Map([...before].filter(([path]) => !after.has(path))),
    changed: [...after].flatMap(([path, value]) => (before.has(path) && before.get(path) !== value ? [path] : [])),
  };
}

/** The visible parts of a page. */
interface ReadPage {
  title: string;
  hidden: boolean;
  address: string;
  /** Former addresses. */
  previous: readonly string[];
}

function textChange(
  path: string,
  from: string | undefined,
  before: ReadPage | undefined,
  after: ReadPage | undefined,
): Change {
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

/** Titles of the texts of a snapshot that visitors could not see on a day, and can on a later one. */
export function dueBetween(host: ContentHost, published: Snapshot, last: string, today: string): string[] {
  const [before, now] = [readerOf(host, last), readerOf(host, today)];
  return [...published.texts.keys()].flatMap((path) => {
    const page = now(path, published);
    return page && !page.hidden && before(path, published)?.hidden ? [page.title] : [];
  });
}

/** Reads files of a snapshot as the site shows them on a day. */
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

/** Those that no text shows yet stay on this machine. */
function pictureChanges(published: Snapshot, present: Snapshot, isUnused: (path: string) => boolean): Change[] {
  const differing = differences(published.pictures, present.pictures);
  const { added, removed, changed } = differing;
  const renames = renamedFiles(differing);
  const former = new Set(renames.values());
  const change = (path: string, sort: Sort): Change => {
    const from = renames.get(path);
    return {
      path,
      sort,
      title: path.slice(path.lastIndexOf('/') + 1),
      hidden: false,
      picture: true,
      ...(from !== undefined && { from }),
    };
  };
  return [
    ...[...added.keys()]
      .filter((path) => renames.has(path) || !isUnused(path))
      .map((path) => change(path, renames.has(path) ? 'renamed' : 'new')),
    ...changed.map((path) => change(path, 'changed')),
    ...[...removed.keys()].filter((path) => !former.has(path)).map((path) => change(path, 'deleted')),
  ];
}

/** Names the removed file that has become each added one: of the same contents, or at a former address of its page. */
function renamedFiles(
  { added, removed }: Differences,
  former: (path: string) => readonly string[] = () => [],
): ReadonlyMap<string, string> {
  const byContents = new Map([...removed].map(([from, contents]) => [contents, from]));
  const found = new Map<string, string>();
  const taken = new Set<string>();
  for (const [path, contents] of added) {
    const from = [byContents.get(contents), ...former(path)].find((one) => one !== undefined && !taken.has(one));
    if (from === undefined) continue;
    found.set(path, from);
    taken.add(from);
  }
  return found;
}
