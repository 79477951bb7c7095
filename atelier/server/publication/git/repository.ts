import { mkdirSync, rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { SiteDefinition } from '../../../../build/contract/definition.ts';
import type { GitWay } from '../../../../build/contract/publication-way.ts';
import type { VisitorsBuildOptions } from '../../../../build/contract/visitors-build.ts';
import type { Writer } from '../publication-api.ts';
import { publicationFolder } from '../publication-record.ts';
import { type Git, GitRefusal } from './git.ts';

/** A local repository, seen with the branch that is published. */
export interface Repository {
  git: Git;
  way: GitWay;
  /** From the repository's root to the site's: '' or 'site/'. */
  prefix: string;
  /** The commit that the folder was last brought up to. */
  head: string;
  /** The commit of the published branch, as it was when it was last asked for. */
  upstream: string;
  /** The last commit that both have in common: what was changed in the folder was changed since. */
  base: string;
}

/** The repository around a site's folder, as it is known on this machine. Rejects with `GitRefusal`. */
export async function openRepository(git: Git, way: GitWay): Promise<Repository> {
  const [prefix, head, upstream] = await Promise.all([
    git(['rev-parse', '--show-prefix']),
    git(['rev-parse', '--verify', 'HEAD^{commit}']),
    git(['rev-parse', '--verify', `${trackingRef(way)}^{commit}`]),
  ]);
  return { git, way, prefix, head, upstream, base: await git(['merge-base', head, upstream]) };
}

/** Where the local repository notes what the published branch held. */
function trackingRef({ remote, branch }: GitWay): string {
  return `refs/remotes/${remote}/${branch}`;
}

/** Asks the remote repository for the published branch. */
export async function fetchBranch(git: Git, way: GitWay): Promise<void> {
  const refs = `+refs/heads/${way.branch}:${trackingRef(way)}`;
  await git(['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', way.remote, refs]);
}

/** The remote repository and branch that the folder's own branch follows; undefined where there is none. */
export async function followedBranch(git: Git): Promise<GitWay | undefined> {
  const remotes = (await orEmpty(git(['remote']))).split('\n').filter(Boolean);
  const [first] = remotes;
  if (first === undefined) return undefined;
  const followed = await orEmpty(git(['rev-parse', '--abbrev-ref', '--symbolic-full-name', '@{upstream}']));
  const remote = remotes.find((name) => followed.startsWith(`${name}/`));
  if (remote !== undefined) return { by: 'git', remote, branch: followed.slice(remote.length + 1) };
  const branch = await orEmpty(git(['symbolic-ref', '--quiet', '--short', 'HEAD']));
  return { by: 'git', remote: first, branch: branch || 'main' };
}

/** Whose name git would write; undefined where it knows none. */
export async function knownWriter(git: Git): Promise<Writer | undefined> {
  const [name, email] = await Promise.all([
    orEmpty(git(['config', 'user.name'])),
    orEmpty(git(['config', 'user.email'])),
  ]);
  return name !== '' && email !== '' ? { name, email } : undefined;
}

async function orEmpty(answer: Promise<string>): Promise<string> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof GitRefusal) return '';
    throw error;
  }
}

/** Writes the texts and static files of a commit into a folder of their own, in the place of those of an earlier one. */
export async function checkedOut(
  { git, prefix }: Repository,
  site: SiteDefinition,
  commit: string,
): Promise<NonNullable<VisitorsBuildOptions['content']>> {
  const folder = join(publicationFolder(site), 'commit');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const env = { GIT_INDEX_FILE: join(folder, '.index') };
  const shown = (dir: string) => relative(site.root, dir).split(sep).join('/');
  const folders = [shown(site.contentDir), shown(site.staticDir)];
  await git(['read-tree', commit], { env });
  const paths = await git.bytes(['ls-files', '-z', '--', ...folders], { env });
  await git(['checkout-index', '-f', '-z', '--stdin', `--prefix=${folder}/`], { env, input: paths });
  const [contentDir = '', staticDir = ''] = folders.map((name) => join(folder, prefix, name));
  return { contentDir, staticDir };
}
