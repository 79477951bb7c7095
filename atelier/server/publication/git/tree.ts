import type { SiteDefinition } from '../../../../build/contract/definition.ts';
import { readRecord } from '../publication-record.ts';
import { isOther, isText, plainText, presentFiles, type Snapshot, writersFolders } from '../snapshot.ts';
import type { Git, Repository } from './git.ts';

/** A file of a commit. */
export interface TreeFile {
  mode: string;
  /** Names its contents. */
  blob: string;
}

/** Files of a commit below some folders, by path from the site's root. */
export async function commitFiles(
  git: Git,
  commit: string,
  folders: readonly string[],
): Promise<ReadonlyMap<string, TreeFile>> {
  const listed = await git(['ls-tree', '-r', '-z', commit, '--', ...folders.map((folder) => `${folder}/`)]);
  return new Map(
    listed.split('\0').flatMap((entry) => {
      const [, mode = '', type, blob = '', path = ''] = /^(\d+) (\w+) ([\da-f]+)\t(.+)$/s.exec(entry) ?? [];
      // Neither links nor other repositories.
      return type === 'blob' && mode.startsWith('100') ? [[path, { mode, blob }] as const] : [];
    }),
  );
}

/**
 * Contents that files of some folders have had on the published branch since the folder was last brought up, by path from the site's root. Where the
 * folder holds one of these, no writer has changed it: a publication was on its way to bring it further. `sent`: what this machine has sent, by path;
 * an older version than that is its writer's own choice.
 */
export async function versionsSince(
  { git, base, upstream }: Pick<Repository, 'git' | 'base' | 'upstream'>,
  folders: readonly string[],
  sent: Readonly<Record<string, string>>,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const versions = new Map<string, Set<string>>();
  if (base === upstream) return versions;
  const raw = ['--raw', '--no-abbrev', '--no-renames', '--relative', '-m', '-z', '--format='];
  const logged = await git(['log', ...raw, `${base}..${upstream}`, '--', ...folders.map((folder) => `${folder}/`)]);
  for (const [, blob = '', path = ''] of logged.matchAll(/:\d+ \d+ [\da-f]+ ([\da-f]+) \w\0([^\0]+)\0/g))
    versions.set(path, (versions.get(path) ?? new Set()).add(blob));
  // The newest comes first.
  return new Map([...versions].filter(([path, [newest]]) => newest !== sent[path]));
}

/** Returns the content files of a commit. */
export async function snapshotOf(git: Git, site: SiteDefinition, commit: string): Promise<Snapshot> {
  const files = [...(await commitFiles(git, commit, writersFolders(site)))];
  const texts = files.filter(([path]) => isText(site, path));
  const contents = await readBlobs(
    git,
    texts.map(([, { blob }]) => blob),
  );
  return {
    texts: new Map(texts.map(([path], index) => [path, plainText(contents[index] ?? Buffer.of())])),
    pictures: new Map(files.flatMap(([path, { blob }]) => (isOther(site, path) ? [[path, blob]] : []))),
  };
}

/** Contents by their names, in the same order. */
export async function readBlobs(git: Git, names: readonly string[]): Promise<Buffer[]> {
  if (names.length === 0) return [];
  const output = await git.bytes(['cat-file', '--batch'], { input: `${names.join('\n')}\n` });
  let at = 0;
  return names.map(() => {
    const end = output.indexOf('\n', at);
    const size = Number(output.subarray(at, end).toString().split(' ')[2]);
    if (end === -1 || !Number.isInteger(size)) throw new Error('git cat-file wrote something else than contents');
    at = end + 1 + size + 1;
    return output.subarray(end + 1, end + 1 + size);
  });
}

/** Returns git's names of the folder's files, by path from the site's root. */
export async function blobNames(git: Git, paths: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (paths.length === 0) return new Map();
  const names = (await git(['hash-object', '--stdin-paths'], { input: `${paths.join('\n')}\n` })).split('\n');
  return new Map(paths.map((path, index) => [path, names[index] ?? '']));
}

/** Returns the files on the disk, with pictures by git's names. */
export async function presentInGit(git: Git, site: SiteDefinition): Promise<Snapshot> {
  const { texts, others } = presentFiles(site);
  return { texts, pictures: await blobNames(git, others) };
}

/**
 * Returns the published branch from this folder's view: a file without changes here counts as it is here, even if somebody else has published another
 * version.
 */
export async function publishedInGit(
  repository: Repository,
  site: SiteDefinition,
  present: Snapshot,
): Promise<Snapshot> {
  const { git, upstream, base } = repository;
  const begun = await snapshotOf(git, site, base);
  const published = upstream === base ? begun : await snapshotOf(git, site, upstream);
  const given = await givenVersions(repository, site);
  return {
    texts: changedHere(present.texts, begun.texts, published.texts, given.texts),
    pictures: changedHere(present.pictures, begun.pictures, published.pictures, given.pictures),
  };
}

type Versions = ReadonlyMap<string, ReadonlySet<string>>;

/** Returns the folder's files that others have published since: texts as such, other files by name. */
async function givenVersions(
  repository: Repository,
  site: SiteDefinition,
): Promise<{ texts: Versions; pictures: Versions }> {
  const versions = await versionsSince(repository, writersFolders(site), readRecord(site).sent);
  const texts = [...versions].filter(([path]) => isText(site, path));
  const contents = await Promise.all(texts.map(([, names]) => readBlobs(repository.git, [...names].filter(isThere))));
  return {
    texts: new Map(texts.map(([path], index) => [path, new Set((contents[index] ?? []).map(plainText))])),
    pictures: versions,
  };
}

/** Git names what is not there by noughts. */
function isThere(blob: string): boolean {
  return !/^0+$/.test(blob);
}

function changedHere(
  present: ReadonlyMap<string, string>,
  begun: ReadonlyMap<string, string>,
  published: ReadonlyMap<string, string>,
  given: Versions,
): ReadonlyMap<string, string> {
  const paths = new Set([...present.keys(), ...begun.keys(), ...published.keys()]);
  return new Map(
    [...paths].flatMap((path) => {
      const here = present.get(path);
      const isUntouched = here === begun.get(path) || (here !== undefined && given.get(path)?.has(here));
      const value = isUntouched ? here : published.get(path);
      return value === undefined ? [] : [[path, value] as const];
    }),
  );
}
