import { copyFileSync, existsSync, readFileSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import type { SiteDefinition } from '../../../../build/contract/definition.ts';
import { keepLineEndings } from '../../../../build/editing/front-matter/line-endings.ts';
import { Refused } from '../../../../build/editing/refused.ts';
import { isErrno, isRunning, ownerIn, thisProcess } from '../../../../build/editing/system.ts';
import { addFile, replaceFile } from '../../../../build/editing/write-file.ts';
import { publication as words } from '../../../words/publication.fr.ts';
import { removeFile } from '../../files/file-steps.ts';
import { isText, plainText } from '../snapshot.ts';
import { type ChosenFile, indexInfo } from './chosen-files.ts';
import { type Git, GitRefusal, type Repository } from './git.ts';
import { readBlobs } from './tree.ts';

/**
 * Brings the folder, its index and its branch up to what has been published. Returns undefined, or the obstacle in French: then nothing of git's
 * has changed. Files that others changed or staged stay as they are. With `keepsFiles`, so do all files of the folder: its index and branch move.
 */
export async function bringUpToDate(
  repository: Repository,
  site: SiteDefinition,
  commit: string,
  files: readonly ChosenFile[],
  keepsFiles = false,
): Promise<string | undefined> {
  const { git, head, base, way } = repository;
  const branch = await git(['symbolic-ref', '--quiet', '--short', 'HEAD']).catch(() => '');
  // The owner of another branch, or of commits of their own, has to merge them.
  if (branch !== way.branch) return words.git.otherBranch(branch, way.branch);
  if (base !== head) return words.git.folderBehind;
  const lock = IndexLock.take(await indexOf(git, site.root), { head, commit, keepsFiles });
  if (!lock) return words.git.folderBehind;
  try {
    const replace = () => filesAreReplaced(git, site, files);
    return (await updateFolder(repository, { commit, files, keepsFiles, lock, replace }))
      ? undefined
      : words.git.folderBehind;
  } finally {
    lock.release();
  }
}

interface BringingUp {
  commit: string;
  /** Those of which the folder holds what the commit does, or will hold it once they are replaced. */
  files: readonly ChosenFile[];
  keepsFiles: boolean;
  lock: IndexLock;
  /** Puts files in their places that git would not overwrite; false where one may not be. */
  replace: () => Promise<boolean>;
}

/** Does so while the index is locked, in steps that `recoverFolder` can go on from. */
export async function updateFolder(
  repository: Pick<Repository, 'git' | 'head' | 'prefix'>,
  { commit, files, keepsFiles, lock, replace }: BringingUp,
): Promise<boolean> {
  const { git, head } = repository;
  try {
    const env = { GIT_INDEX_FILE: lock.draft };
    const unstaged = await unstagedFiles(repository, files, env);
    await git(['update-index', '-z', '--index-info'], { env, input: indexInfo(unstaged, repository) });
    if (!(await replace())) return false;
    await git(['read-tree', '-m', keepsFiles ? '-i' : '-u', head, commit], { env });
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
    const [before, after] = await readBlobs(git, blob === undefined ? [mine] : [mine, blob]);
    const isPlain = isText(site, path);
    if (!before || !(isPlain ? plainText(raw) === plainText(before) : raw.equals(before))) return false;
    const isCurrent = (found: string) => readFileSync(found).equals(raw);
    if (!after) removeFile(file, isCurrent);
    else
      replaceFile(file, isPlain ? keepLineEndings(raw.toString(), plainText(after)) : after, statSync(file), isCurrent);
  }
  return true;
}

/** Which commit a folder is brought up to, and from which. */
export type Step = z.output<typeof step>;

const hash = z.string().regex(/^[\da-f]+$/);
const step = z.object({ head: hash, commit: hash, keepsFiles: z.boolean().default(false) });

/**
 * The lock by which git programs keep each other from writing an index: a file beside it, which they only ask to be there. Ours says who has it and
 * for which step, so that what a killed publication left is told from the lock of anybody else. The next index is made in a draft under a name of ours.
 */
export class IndexLock {
  readonly draft: string;
  private readonly index: string;

  private constructor(index: string) {
    this.index = index;
    this.draft = draftOf(index);
  }

  /** Takes the lock for a step, with a draft that holds what the index does; undefined while any program has it. */
  static take(index: string, forStep: Step): IndexLock | undefined {
    try {
      addFile(lockOf(index), JSON.stringify({ ...thisProcess(), ...forStep }));
    } catch (error) {
      if (isErrno(error, 'EEXIST')) return undefined;
      throw error;
    }
    return new IndexLock(index).begin();
  }

  /** The lock that a killed publication left, with its draft as it was left; undefined where there is none. It goes on naming its dead owner. */
  static left(index: string): { lock: IndexLock; left: Step } | undefined {
    const left = leftStep(index);
    return left && { lock: new IndexLock(index), left };
  }

  /** Gives the draft what the index holds. */
  begin(): this {
    try {
      copyFileSync(this.index, this.draft);
      return this;
    } catch (error) {
      this.release();
      throw error;
    }
  }

  /** Puts the draft in the place of the index, where there still is one. */
  settle(): void {
    if (existsSync(this.draft)) renameSync(this.draft, this.index);
  }

  release(): void {
    rmSync(this.draft, { force: true });
    rmSync(lockOf(this.index), { force: true });
  }
}

/** Returns the unfinished step of a publication that has ended. A lock on another machine's disk stays. */
function leftStep(index: string): Step | undefined {
  try {
    const text = readFileSync(lockOf(index), 'utf8');
    const owner = ownerIn(text);
    return owner && isRunning(owner) === false ? step.parse(JSON.parse(text)) : undefined;
  } catch {
    return undefined;
  }
}

function lockOf(index: string): string {
  return `${index}.lock`;
}

function draftOf(index: string): string {
  return `${index}.publication`;
}
