import { unpublishedReason } from '../../../build/contract/publication.ts';
import type { ContentHost } from '../../../build/contract/workshop-host.ts';
import { titleField } from '../../../build/editing/content-type-info.ts';
import { readFrontMatter } from '../../../build/editing/front-matter/read.ts';
import { byCodeUnit, dayOf } from '../../../build/editing/text.ts';
import type { Change, Sort } from './publication-api.ts';
import { isText, type Snapshot, unusedIn, writersFolders } from './snapshot.ts';

/** Returns the changes between the published and the present files, by path. */
export function changesBetween(host: ContentHost, published: Snapshot, present: Snapshot): Change[] {
  const differing = differences(published.texts, present.texts);
  const renames = renamedFiles(differing.added, differing.removed);
  const renamed = new Set(renames.values());
  const read = readerOf(host, dayOf(new Date(), host.site.timeZone ?? 'UTC'));
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
    const { contentType: name = '', slug } = host.identify(path.slice(folder.length + 1));
    const kind = site.contentTypes[name];
    const read = readFrontMatter(text);
    const data = 'data' in read ? read.data : {};
    const schema = kind?.schema && host.schemaOf(kind.schema);
    const title = data[(schema && titleField(schema)) ?? ''];
    const otherwise = kind?.single ? schema?.title : undefined;
    return {
      title: typeof title === 'string' && title.trim() !== '' ? title.trim() : (otherwise ?? slug),
      hidden: kind !== undefined && unpublishedReason(kind, data, day) !== undefined,
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

/** Lines that two texts must share, of those of the longer one, to be versions of one. */
const ALIKE = 0.5;
/** A line in more files than this tells none of them from the others: every text has `---` and `titre:` of its own. */
const RARE = 10;
/** Files that one is held against line by line: those with which it shares most of its rare lines. */
const CANDIDATES = 10;

/** Count of each line of a text but blank ones, and their total. */
interface Lines {
  counts: ReadonlyMap<string, number>;
  total: number;
}

/** For each file that has come, the one of those that went which it most resembles, if it does. No file is named twice. */
export function renamedFiles(
  added: ReadonlyMap<string, string>,
  removed: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const former = new Map([...removed].map(([from, text]) => [from, linesOf(text)]));
  const byText = filesBy([...removed].map(([from, text]) => [from, [text]]));
  const byLine = filesBy([...former].map(([from, { counts }]) => [from, counts.keys()]));
  const pairs = [...added].flatMap(([path, text]) => {
    const lines = linesOf(text);
    const same = (byText.get(text) ?? []).map((from) => ({ path, from, likeness: 1 }));
    const others = candidates(lines, byLine).map((from) => ({
      path,
      from,
      likeness: likenessOf(lines, former.get(from)),
    }));
    return [...same, ...others];
  });
  const found = new Map<string, string>();
  const taken = new Set<string>();
  for (const { path, from, likeness } of pairs.sort((a, b) => b.likeness - a.likeness)) {
    if (likeness < ALIKE || found.has(path) || taken.has(from)) continue;
    found.set(path, from);
    taken.add(from);
  }
  return found;
}

/** Files by what they have. */
function filesBy(files: readonly (readonly [path: string, has: Iterable<string>])[]): Map<string, string[]> {
  const by = new Map<string, string[]>();
  for (const [path, has] of files)
    for (const one of has) {
      const known = by.get(one);
      if (known) known.push(path);
      else by.set(one, [path]);
    }
  return by;
}

function candidates({ counts }: Lines, byLine: ReadonlyMap<string, readonly string[]>): string[] {
  const shared = new Map<string, number>();
  for (const line of counts.keys()) {
    const files = byLine.get(line) ?? [];
    if (files.length <= RARE) for (const file of files) shared.set(file, (shared.get(file) ?? 0) + 1);
  }
  const nearest = [...shared].sort(([, a], [, b]) => b - a).slice(0, CANDIDATES);
  return nearest.map(([file]) => file);
}

/** From 0 to 1: the share of lines that two texts have in common, wherever they stand. */
function likenessOf(a: Lines, b: Lines | undefined): number {
  if (!b) return 0;
  let shared = 0;
  for (const [line, count] of a.counts) shared += Math.min(count, b.counts.get(line) ?? 0);
  return shared / Math.max(a.total, b.total, 1);
}

function linesOf(text: string): Lines {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  return { counts, total: lines.length };
}
