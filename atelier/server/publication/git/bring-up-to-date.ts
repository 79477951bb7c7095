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
 * Updates the folder, its index and its branch to the published commit. Returns undefined, or the obstacle in French: then nothing of git's has
 * changed. Files that others changed or staged stay. With `keepsFiles` only the index and the branch move.
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
  // The owner of another branch, or of unpublished commits, has to merge them.
  if (branch !== way.branch) return words.git.otherBranch(branch, way.branch);
  if (base !== head) return words.git.folderBehind;
  const lock = IndexLock.take(await indexOf(git, site.root), { head, commit, keepsFiles });
  if (!lock) return words.git.folderBehind;
  try {
    const replace = () => replaceFiles(git, site, files);
    return (await updateFolder(repository, { commit, files, keepsFiles, lock, replace }))
      ? undefined
      : words.git.folderBehind;
  } finally {
    lock.release();
  }
}

interface FolderUpdate {
  commit: string;
  /** Files whose contents in the folder equal those in the commit, or will after `replace`. */
  files: readonly ChosenFile[];
  keepsFiles: boolean;
  lock: IndexLock;
  /** Replaces files that git would not overwrite. Resolves to false if one may not be replaced. */
  replace: () => Promise<boolean>;
}

/** Updates the folder while the index is locked, in steps that `recoverFolder` can continue. */
export async function updateFolder(
  repository: Pick<Repository, 'git' | 'head' | 'prefix'>,
  { commit, files, keepsFiles, lock, replace }: FolderUpdate,
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

/** Returns the absolute path of the index of the repository around a folder. */
export async function indexOf(git: Git, folder: string): Promise<string> {
  const index = resolve(folder, await git(['rev-parse', '--git-path', 'index']));
  return join(realpathSync(dirname(index)), basename(index));
}

/** Returns the files whose index entry is unchanged since the folder's commit, so that nobody has staged them. */
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

/** Writes the published contents over files that differ: merged ones, and those that only others changed. Resolves to false if one was saved meanwhile. */
async function replaceFiles(git: Git, site: SiteDefinition, files: readonly ChosenFile[]): Promise<boolean> {
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

/** The commit that a folder is updated to, and the one that it is updated from. */
export type Step = z.output<typeof step>;

const hash = z.string().regex(/^[\da-f]+$/);
const step = z.object({ head: hash, commit: hash, keepsFiles: z.boolean().default(false) });

/**
 * The lock that keeps git programs from writing the same index: a file beside it. Ours records its owner and its step,
 * so that the lock of a killed publication can be told from other locks. The next index is made in a draft of our own.
 */
export class IndexLock {
  readonly draft: string;
  private readonly index: string;

  private constructor(index: string) {
    this.index = index;
    this.draft = draftOf(index);
  }

  /** Takes the lock for a step, with a draft copy of the index. Returns undefined while any program has the lock. */
  static take(index: string, forStep: Step): IndexLock | undefined {
    try {
      addFile(lockOf(index), JSON.stringify({ ...thisProcess(), ...forStep }));
    } catch (error) {
      if (isErrno(error, 'EEXIST')) return undefined;
      throw error;
    }
    return new IndexLock(index).begin();
  }

  /** Returns the lock and the draft of a killed publication; undefined if there is none. The lock keeps naming its dead owner. */
  static left(index: string): { lock: IndexLock; left: Step } | undefined {
    const left = leftStep(index);
    return left && { lock: new IndexLock(index), left };
  }

  /** Copies the index into the draft. */
  begin(): this {
    try {
      copyFileSync(this.index, this.draft);
      return this;
    } catch (error) {
      this.release();
      throw error;
    }
  }

  /** Replaces the index by the draft, if there is a draft. */
  settle(): void {
    if (existsSync(this.draft)) renameSync(this.draft, this.index);
  }

  release(): void {
    rmSync(this.draft, { force: true });
    rmSync(lockOf(this.index), { force: true });
  }
}

/** Returns the unfinished step of a publication that was killed. A lock from another machine stays. */
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
