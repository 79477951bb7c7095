import { readFrontMatter } from '../../../build/contract/editing/front-matter/read.ts';
import { titleField } from '../../../build/contract/editing/title-field.ts';
import { unpublishedOn } from '../../../build/contract/publication.ts';
import { byCodeUnit, dayOf } from '../../../build/contract/text.ts';
import type { WorkshopHost } from '../../../build/contract/workshop-host.ts';
import type { Change, Sort } from './publication-api.ts';
import { renamedFiles } from './renamed-files.ts';
import { isText, type Snapshot, writersFolders } from './snapshot.ts';
import { unusedIn } from './unused-pictures.ts';

/** What tells what lies on the disk from what was published, by path. */
export function changesBetween(host: WorkshopHost, published: Snapshot, present: Snapshot): Change[] {
  const differing = differences(published.texts, present.texts);
  const renames = renamedFiles(differing.added, differing.removed);
  const renamed = new Set(renames.values());
  const read = readerOf(host);
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

/** What a page is for visitors. */
interface ReadPage {
  title: string;
  hidden: boolean;
  address: string;
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

/** Reads files of a snapshot as the site will show them today. */
function readerOf(host: WorkshopHost): (path: string, snapshot: Snapshot) => ReadPage | undefined {
  const { site } = host;
  const today = dayOf(new Date(), site.timeZone ?? 'UTC');
  const [folder = ''] = writersFolders(site);
  return (path, { texts }) => {
    const text = texts.get(path);
    if (text === undefined || !isText(site, path)) return undefined;
    const { contentType: name = '', slug } = host.identify(path.slice(folder.length + 1));
    const kind = site.contentTypes[name];
    const read = readFrontMatter(text);
    const data = 'data' in read ? read.data : {};
    const schema = kind?.schema && host.schemaOf(kind.schema);
    const title = data[(schema && titleField(schema)) ?? ''];
    const otherwise = kind?.single ? schema?.title : undefined;
    return {
      title: typeof title === 'string' && title.trim() !== '' ? title.trim() : (otherwise ?? slug),
      hidden: kind !== undefined && unpublishedOn(kind, data, today) !== undefined,
      address: kind?.path?.(slug) ?? '',
    };
  };
}

/** Those that no text shows yet stay on this machine. */
function pictureChanges(published: Snapshot, present: Snapshot, isUnused: (path: string) => boolean): Change[] {
  const { added, removed, changed } = differences(published.pictures, present.pictures);
  const renames = new Map(
    [...added].flatMap(([path, key]) => {
      const from = [...removed].find(([, former]) => former === key)?.[0];
      return from === undefined ? [] : [[path, from] as const];
    }),
  );
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
