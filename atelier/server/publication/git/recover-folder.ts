import { existsSync, lstatSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ifPresent } from '../../../../build/editing/system.ts';
import { IndexLock, indexOf, type Step, updateFolder } from './bring-up-to-date.ts';
import type { ChosenFile } from './chosen-files.ts';
import { type Git, GitRefusal, openGit } from './git.ts';
import { blobNames, readBlobs } from './tree.ts';

/**
 * Finishes the update of a folder by a publication that was killed. If something of another's is in the way, only its
 * lock is removed. Does nothing if none was killed, or without a repository. `timeout`: milliseconds for which its git
 * programs may still run.
 */
export async function recoverFolder(folder: string, timeout = 3000): Promise<void> {
  const own = openGit(folder);
  const root = await own(['rev-parse', '--show-toplevel']).catch(noRepository);
  if (root === '') return;
  const found = IndexLock.left(await indexOf(own, folder));
  if (!found) return;
  const { lock, left } = found;
  const git = openGit(root);
  try {
    await unlock(git, root, { lock, left }, timeout);
    const head = await git(['rev-parse', '--verify', 'HEAD^{commit}']);
    if (head === left.commit) lock.settle();
    else if (head === left.head) await goOn(git, root, { lock: lock.begin(), left });
  } finally {
    lock.release();
  }
}

interface Found {
  lock: IndexLock;
  left: Step;
}

function noRepository(error: unknown): string {
  if (error instanceof GitRefusal) return '';
  throw error;
}

/** Removes locks of killed git programs, once they have had time to end: that of the draft, and those of the branch. */
async function unlock(git: Git, root: string, { lock, left }: Found, timeout: number): Promise<void> {
  const ofGit = async (name: string) => `${resolve(root, await git(['rev-parse', '--git-path', name]))}.lock`;
  const branch = await git(['rev-parse', '--symbolic-full-name', 'HEAD']);
  const locks = [`${lock.draft}.lock`, await ofGit('HEAD'), await ofGit(branch)];
  for (let waited = 0; waited < timeout && locks.some((file) => existsSync(file)); waited += 100) await pause(100);
  const [ofDraft = '', ...ofBranch] = locks;
  rmSync(ofDraft, { force: true });
  const texts = ofBranch.map((file) => ifPresent(() => readFileSync(file, 'utf8').trim(), ''));
  if (texts.every((text) => text === '' || text === left.commit))
    for (const file of ofBranch) rmSync(file, { force: true });
}

/** Finishes a step. Present files stay, files that git was writing are rewritten, and the others follow. */
async function goOn(git: Git, root: string, { lock, left }: Found): Promise<boolean> {
  const { head, commit, keepsFiles } = left;
  const changes = keepsFiles ? [] : await filesBetween(git, left);
  const present = new Map(changes.map(({ path }) => [path, kindOf(join(root, path))]));
  const names = await blobNames(
    git,
    [...present].flatMap(([path, kind]) => (kind === 'file' ? [path] : [])),
  );
  const there: ChosenFile[] = [];
  const cut: ChosenFile[] = [];
  for (const { path, mode, from, to } of changes) {
    const file = { path, mode, mine: to, blob: to };
    const [kind, name] = [present.get(path), names.get(path)];
    if (name === to && kind !== 'other') there.push(file);
    else if (name !== from && to !== undefined && isFile(mode, kind) && (await isBegun(git, root, path, to)))
      cut.push(file);
  }
  const env = { GIT_INDEX_FILE: lock.draft };
  const input = cut.map(({ path }) => `${path}\0`).join('');
  const replace = async () => {
    if (cut.length > 0) await git(['checkout-index', '-f', '-z', '--stdin'], { env, input });
    return true;
  };
  return updateFolder({ git, head, prefix: '' }, { commit, files: [...there, ...cut], keepsFiles, lock, replace });
}

/** A file with different contents in two commits. `path` starts at the repository's root; `from` and `to` are git's names of the contents before and after, undefined if the file does not exist. */
interface Changed {
  path: string;
  mode: string;
  from: string | undefined;
  to: string | undefined;
}

async function filesBetween(git: Git, { head, commit }: Step): Promise<Changed[]> {
  const listed = await git(['diff-tree', '-r', '-z', '--no-renames', head, commit]);
  const contents = (blob: string) => (/^0+$/.test(blob) ? undefined : blob);
  return Array.from(listed.matchAll(/:\d+ (\d+) ([\da-f]+) ([\da-f]+) \w\0([^\0]+)\0?/g), (match) => {
    const [, mode = '', from = '', to = '', path = ''] = match;
    return { path, mode, from: contents(from), to: contents(to) };
  });
}

/** Returns the kind of a place. Only git compares anything other than an ordinary file. */
function kindOf(file: string): 'file' | 'other' | undefined {
  const stats = lstatSync(file, { throwIfNoEntry: false });
  return stats && (stats.isFile() ? 'file' : 'other');
}

function isFile(mode: string, kind: ReturnType<typeof kindOf>): boolean {
  return mode.startsWith('100') && kind !== 'other';
}

/** Tells whether git was still writing a file: it removes the old one first, and writes from the start. */
async function isBegun(git: Git, root: string, path: string, blob: string): Promise<boolean> {
  const [whole] = await readBlobs(git, [blob]);
  const found = ifPresent(() => readFileSync(join(root, path)), Buffer.of());
  return whole?.subarray(0, found.length).equals(found) ?? false;
}
