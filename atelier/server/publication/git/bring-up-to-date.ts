import { readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { SiteDefinition } from '../../../../build/contract/definition.ts';
import { withEndingsOf } from '../../../../build/contract/editing/front-matter/line-endings.ts';
import { Refused } from '../../../../build/contract/editing/refused.ts';
import { replaceFile } from '../../../../build/contract/editing/write-file.ts';
import { removeFile } from '../../files/text-files.ts';
import { isText, plainText } from '../snapshot.ts';
import { type ChosenFile, indexInfo } from './chosen-files.ts';
import { type Git, GitRefusal } from './git.ts';
import { IndexLock } from './index-lock.ts';
import type { Repository } from './repository.ts';
import { blobs } from './tree.ts';

/**
 * Brings the folder, its index and its branch up to what has been published, where nothing of anybody's is in the way; false where something is,
 * and then nothing of git's has changed. What others have in the index, and files that they changed, stay as they are.
 */
export async function bringUpToDate(
  repository: Repository,
  site: SiteDefinition,
  commit: string,
  files: readonly ChosenFile[],
): Promise<boolean> {
  const { git, head, upstream, way } = repository;
  const branch = await git(['symbolic-ref', '--quiet', '--short', 'HEAD']).catch(() => '');
  // A branch of another name, or one with commits of its own, is its owner's to bring together.
  if (branch !== way.branch || (await git(['merge-base', head, upstream])) !== head) return false;
  const lock = IndexLock.take(await indexOf(git, site.root), { head, commit });
  if (!lock) return false;
  try {
    return await isBroughtUp(repository, { commit, files, lock, replace: () => filesAreReplaced(git, site, files) });
  } finally {
    lock.release();
  }
}

interface BringingUp {
  commit: string;
  /** Those of which the folder holds what the commit does, or will hold it once they are replaced. */
  files: readonly ChosenFile[];
  lock: IndexLock;
  /** Puts files in their places that git would not overwrite; false where one may not be. */
  replace: () => Promise<boolean>;
}

/** Does so while the index is locked, in steps that `recoverFolder` can go on from. */
export async function isBroughtUp(
  repository: Pick<Repository, 'git' | 'head' | 'prefix'>,
  { commit, files, lock, replace }: BringingUp,
): Promise<boolean> {
  const { git, head } = repository;
  try {
    const env = { GIT_INDEX_FILE: lock.draft };
    const unstaged = await unstagedFiles(repository, files, env);
    await git(['update-index', '-z', '--index-info'], { env, input: indexInfo(unstaged, repository) });
    if (!(await replace())) return false;
    await git(['read-tree', '-m', '-u', head, commit], { env });
    await git(['update-index', '-q', '--refresh'], { env }).catch(() => {});
    await git(['update-ref', '-m', 'publication', 'HEAD', commit, head]);
    lock.settle();
    return true;
  } catch (error) {
    if (error instanceof GitRefusal || error instanceof Refused) return false;
    throw error;
  }
}

/** Absolute path of the index of the repository around a folder. */
export async function indexOf(git: Git, folder: string): Promise<string> {
  const index = resolve(folder, await git(['rev-parse', '--git-path', 'index']));
  return join(realpathSync(dirname(index)), basename(index));
}

/** Those of which the index holds what the folder began from: nobody has put anything else there. */
async function unstagedFiles(
  { git, head }: Pick<Repository, 'git' | 'head'>,
  files: readonly ChosenFile[],
  env: Readonly<Record<string, string>>,
): Promise<readonly ChosenFile[]> {
  const paths = files.map(({ path }) => `:(literal)${path}`);
  const compare = ['diff-index', '--cached', '--relative', '--no-renames', '--name-only', '-z', head, '--', ...paths];
  const staged = new Set((await git(compare, { env })).split('\0'));
  return files.filter(({ path }) => !staged.has(path));
}

/** Puts what has been published in the place of files that hold something else: those joined with others' lines, and those that only others changed. False where one was saved anew meanwhile. */
async function filesAreReplaced(git: Git, site: SiteDefinition, files: readonly ChosenFile[]): Promise<boolean> {
  for (const { path, mine, blob } of files) {
    if (mine === blob || mine === undefined) continue;
    const file = join(site.root, path);
    const raw = readFileSync(file);
    const [before, after] = await blobs(git, blob === undefined ? [mine] : [mine, blob]);
    const isPlain = isText(site, path);
    if (!before || !(isPlain ? plainText(raw) === plainText(before) : raw.equals(before))) return false;
    const isCurrent = (found: string) => readFileSync(found).equals(raw);
    if (!after) removeFile(file, isCurrent);
    else
      replaceFile(file, isPlain ? withEndingsOf(raw.toString(), plainText(after)) : after, statSync(file), isCurrent);
  }
  return true;
}
