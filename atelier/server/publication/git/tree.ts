import type { SiteDefinition } from '../../../../build/contract/definition.ts';
import type { GitWay } from '../../../../build/contract/publication-way.ts';
import { readRecord } from '../publication-record.ts';
import { isOther, isText, plainText, presentFiles, type Snapshot, writersFolders } from '../snapshot.ts';
import { type Git, openRepository, type Repository } from './git.ts';

/** A file of a commit. */
export interface TreeFile {
  mode: string;
  /** Git's name of the contents. */
  blob: string;
}

/** Returns the files of a commit below some folders, by path from the site's root. */
export async function commitFiles(
  git: Git,
  commit: string,
  folders: readonly string[],
): Promise<ReadonlyMap<string, TreeFile>> {
  const listed = await git(['ls-tree', '-r', '-z', commit, '--', ...folders.map((folder) => `${folder}/`)]);
  return new Map(
    listed.split('\0').flatMap((entry) => {
      const [, mode = '', type, blob = '', path = ''] = /^(\d+) (\w+) ([\da-f]+)\t(.+)$/s.exec(entry) ?? [];
      // Links and submodules are left out.
      return type === 'blob' && mode.startsWith('100') ? [[path, { mode, blob }] as const] : [];
    }),
  );
}

/**
 * Returns the versions that files of some folders have had on the published branch since the folder was last updated,
 * by path from the site's root. A file of the folder with one of them is unchanged: a publication was about to update
 * it. `sent`: what this machine has sent, by path; an older version is its writer's own choice.
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
  return readSnapshot(
    git,
    site,
    files.map(([path, { blob }]) => [path, blob]),
  );
}

/** Returns the content files among files of which git has the contents, by path and name. */
async function readSnapshot(
  git: Git,
  site: SiteDefinition,
  files: readonly (readonly [path: string, blob: string])[],
): Promise<Snapshot> {
  const texts = files.filter(([path]) => isText(site, path));
  const contents = await readBlobs(
    git,
    texts.map(([, blob]) => blob),
  );
  return {
    texts: new Map(texts.map(([path], index) => [path, plainText(contents[index] ?? Buffer.of())])),
    pictures: new Map(files.filter(([path]) => isOther(site, path))),
  };
}

/** Returns the contents of blobs, in the order of their names. */
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

/** Returns git's names of the folder's files, by path from the site's root. With `stores`, git also stores their contents. */
export async function blobNames(
  git: Git,
  paths: readonly string[],
  stores = false,
): Promise<ReadonlyMap<string, string>> {
  if (paths.length === 0) return new Map();
  const args = ['hash-object', ...(stores ? ['-w'] : []), '--stdin-paths'];
  const names = (await git(args, { input: `${paths.join('\n')}\n` })).split('\n');
  return new Map(paths.map((path, index) => [path, names[index] ?? '']));
}

/**
 * Returns the files on the disk, and the published branch from this folder's view: an unchanged file here counts as published, even if somebody
 * else has published another version. Names of pictures are git's. Rejects with `GitRefusal`.
 */
export async function compareInGit(
  git: Git,
  site: SiteDefinition,
  way: GitWay,
): Promise<{ published: Snapshot; present: Snapshot }> {
  const { texts, others } = presentFiles(site);
  const here = await blobNames(git, [...texts.keys(), ...others]);
  const repository = await openRepository(git, way);
  const folders = writersFolders(site);
  const [begun, published] = await Promise.all(
    [repository.base, repository.upstream].map((commit) => commitFiles(git, commit, folders)),
  );
  const given = await versionsSince(repository, folders, readRecord(site).sent);
  const paths = new Set([...here.keys(), ...(begun?.keys() ?? []), ...(published?.keys() ?? [])]);
  const files = [...paths].flatMap((path) => {
    const own = here.get(path);
    const isUntouched = own === begun?.get(path)?.blob || (own !== undefined && given.get(path)?.has(own));
    const blob = isUntouched ? own : published?.get(path)?.blob;
    return blob === undefined ? [] : [[path, blob] as const];
  });
  const pictures = new Map([...here].filter(([path]) => !texts.has(path)));
  return { published: await readSnapshot(git, site, files), present: { texts, pictures } };
}
