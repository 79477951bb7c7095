import type { SiteDefinition } from '../../../contract/definition.ts';
import { isOther, isText, plainText, type Snapshot, writersFolders } from '../snapshot.ts';
import type { Git } from './git.ts';

/** A file of a commit. */
export interface TreeFile {
  mode: string;
  /** Names its contents. */
  blob: string;
}

/** Files of a commit below some folders, by path from the site's root. */
export async function filesOf(
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

/** What writers work on, as a commit has it. */
export async function snapshotOf(git: Git, site: SiteDefinition, commit: string): Promise<Snapshot> {
  const files = [...(await filesOf(git, commit, writersFolders(site)))];
  const texts = files.filter(([path]) => isText(site, path));
  const contents = await blobs(
    git,
    texts.map(([, { blob }]) => blob),
  );
  return {
    texts: new Map(texts.map(([path], index) => [path, plainText(contents[index] ?? Buffer.of())])),
    pictures: new Map(files.flatMap(([path, { blob }]) => (isOther(site, path) ? [[path, blob]] : []))),
  };
}

/** Contents by their names, in the same order. */
export async function blobs(git: Git, names: readonly string[]): Promise<Buffer[]> {
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

/** What git would call the contents of files of the folder, by path from the site's root. */
export async function blobNames(git: Git, paths: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (paths.length === 0) return new Map();
  const names = (await git(['hash-object', '--stdin-paths'], { input: `${paths.join('\n')}\n` })).split('\n');
  return new Map(paths.map((path, index) => [path, names[index] ?? '']));
}
