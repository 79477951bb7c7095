import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Writer } from '../publication-api.ts';
import type { ChosenFile } from './chosen-files.ts';
import type { Repository } from './repository.ts';

/** Makes a commit of these files upon the published branch, through an index of its own: nobody's index, folder or branch is touched. */
export async function commitOf(
  repository: Repository,
  files: readonly ChosenFile[],
  writer: Writer,
  message: string,
): Promise<string> {
  const { git, upstream } = repository;
  const folder = mkdtempSync(join(tmpdir(), 'publication-'));
  try {
    const env = { GIT_INDEX_FILE: join(folder, 'index') };
    await git(['read-tree', upstream], { env });
    await git(['update-index', '-z', '--index-info'], { env, input: indexInfo(files, repository) });
    const tree = await git(['write-tree'], { env });
    return await git(['commit-tree', tree, '-p', upstream, '-F', '-'], { env: signedBy(writer), input: message });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Entries of an index, as `git update-index --index-info -z` reads them. */
export function indexInfo(
  files: readonly Pick<ChosenFile, 'path' | 'mode' | 'blob'>[],
  { prefix, head }: Pick<Repository, 'prefix' | 'head'>,
): string {
  const nothing = '0'.repeat(head.length);
  return files
    .map(({ path, mode, blob }) => `${blob === undefined ? '0' : mode} ${blob ?? nothing}\t${prefix}${path}\0`)
    .join('');
}

function signedBy({ name, email }: Writer): Record<string, string> {
  return {
    GIT_AUTHOR_NAME: name,
    GIT_AUTHOR_EMAIL: email,
    GIT_COMMITTER_NAME: name,
    GIT_COMMITTER_EMAIL: email,
  };
}
