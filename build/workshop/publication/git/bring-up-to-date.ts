import { closeSync, copyFileSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { SiteDefinition } from '../../../contract/definition.ts';
import { isErrno } from '../../../platform/errno.ts';
import { replaceFile } from '../../files/write-file.ts';
import { withEndingsOf } from '../../front-matter/line-endings.ts';
import { Refused } from '../../refused.ts';
import { plainText } from '../snapshot.ts';
import type { ChosenFile } from './chosen-files.ts';
import { indexInfo } from './commit.ts';
import { GitRefusal } from './git.ts';
import type { Repository } from './repository.ts';
import { blobs, filesOf } from './tree.ts';

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
  const index = resolve(site.root, await git(['rev-parse', '--git-path', 'index']));
  const draft = takeLock(index);
  if (draft === undefined) return false;
  try {
    const env = { GIT_INDEX_FILE: draft };
    const unstaged = await unstagedFiles(repository, files, env);
    await git(['update-index', '-z', '--index-info'], { env, input: indexInfo(unstaged, repository) });
    if (!(await joinedFilesAreWritten(repository, site, files))) return false;
    await git(['read-tree', '-m', '-u', head, commit], { env });
    await git(['update-index', '-q', '--refresh'], { env }).catch(() => {});
    await git(['update-ref', '-m', 'publication', 'HEAD', commit, head]);
    renameSync(draft, index);
    return true;
  } catch (error) {
    if (error instanceof GitRefusal || error instanceof Refused) return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** A copy of the index under the name by which git programs keep each other from writing it; undefined while one of them has that. */
function takeLock(index: string): string | undefined {
  const lock = `${index}.lock`;
  try {
    closeSync(openSync(lock, 'wx'));
    copyFileSync(index, lock);
    return lock;
  } catch (error) {
    if (isErrno(error, 'EEXIST')) return undefined;
    throw error;
  }
}

/** Those of which the index holds what the folder began from: nobody has put anything else there. */
async function unstagedFiles(
  { git, head }: Repository,
  files: readonly ChosenFile[],
  env: Readonly<Record<string, string>>,
): Promise<readonly ChosenFile[]> {
  const folders = files.map(({ path }) => path);
  const began = await filesOf(git, head, [...new Set(folders.map((path) => path.slice(0, path.lastIndexOf('/'))))]);
  const listed = await git(['ls-files', '-s', '-z', '--', ...folders.map((path) => `:(literal)${path}`)], { env });
  const staged = new Map(
    listed.split('\0').flatMap((entry) => {
      const [, blob = '', path = ''] = /^\d+ ([\da-f]+) 0\t(.+)$/s.exec(entry) ?? [];
      return path === '' ? [] : [[path, blob] as const];
    }),
  );
  return files.filter(({ path }) => staged.get(path) === began.get(path)?.blob);
}

/** Writes files that were joined with those of others; false where one was saved anew meanwhile. */
async function joinedFilesAreWritten(
  { git }: Repository,
  site: SiteDefinition,
  files: readonly ChosenFile[],
): Promise<boolean> {
  for (const { path, mine, blob } of files) {
    if (mine === blob || blob === undefined || mine === undefined) continue;
    const [before, after] = await blobs(git, [mine, blob]);
    const file = join(site.root, path);
    const raw = readFileSync(file);
    if (!before || !after || plainText(raw) !== plainText(before)) return false;
    const text = withEndingsOf(raw.toString(), plainText(after));
    replaceFile(file, text, statSync(file), (found) => readFileSync(found).equals(raw));
  }
  return true;
}
