import type { SiteDefinition } from '../../../../build/contract/definition.ts';
import type { GitWay } from '../../../../build/contract/publication-way.ts';
import { publication as words } from '../../../words/publication.fr.ts';
import type { Writer } from '../publication-api.ts';
import type { Publishing, Result } from '../publishing.ts';
import { writersFolders } from '../snapshot.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import { type ChosenFile, commitOf, mergeFile, modeOf } from './chosen-files.ts';
import { GitRefusal, type Repository } from './git.ts';
import { inTurns, sendCommit, titlesOfFiles } from './publish-by-git.ts';
import { commitFiles } from './tree.ts';

/**
 * Takes a commit of this machine's back by another one upon the published branch, as `git revert` does: what others have published since stays.
 * The folder's own files stay, too; they are changes to be published again. Rejects with `GitRefusal`.
 */
export function revertByGit(way: GitWay, publishing: Publishing, commit: string): Promise<Result> {
  return inTurns(way, publishing, (repository, writer) => turnOf(repository, writer, publishing, commit));
}

async function turnOf(
  repository: Repository,
  writer: Writer,
  publishing: Publishing,
  reverted: string,
): Promise<Result> {
  const { git, upstream } = repository;
  const { site } = publishing.host;
  if (!(await isAncestor(repository, reverted))) return failure(words.revert.gone);
  const { files, conflicts } = await filesBefore(repository, site, reverted);
  if (conflicts.length > 0) return failure(words.revert.conflict(titlesOfFiles(publishing.host, conflicts)));
  // An earlier attempt was ended once its commit was sent.
  if (files.length === 0) return { outcome: { kind: 'reverted' } };
  const subject = await git(['log', '-1', '--format=%s', reverted]);
  const commit = await commitOf(repository, files, writer, `${words.revert.message(subject)}\n`);
  const sent = await sendCommit(repository, publishing, { commit, files }, () => moveFolder(repository, site, commit));
  if (sent.outcome.kind !== 'done') return sent;
  const notes = [upstream === reverted ? undefined : words.revert.othersStay, sent.outcome.note];
  const note = notes.filter((one) => one !== undefined).join(' ');
  return {
    outcome: { kind: 'reverted', ...(note !== '' && { note }) },
    ...(sent.version !== undefined && { version: sent.version }),
  };
}

function failure(message: string): Result {
  return { outcome: { kind: 'failed', message } };
}

async function isAncestor({ git, upstream }: Repository, commit: string): Promise<boolean> {
  try {
    await git(['merge-base', '--is-ancestor', commit, upstream]);
    return true;
  } catch (error) {
    if (error instanceof GitRefusal && error.code !== undefined) return false;
    throw error;
  }
}

/** The writers' files of a commit as they were before it, joined with what others have published since. Remarks stay: they are a conversation. */
async function filesBefore(
  { git, upstream }: Repository,
  site: SiteDefinition,
  commit: string,
): Promise<{ files: ChosenFile[]; conflicts: string[] }> {
  const filesOf = (name: string) => commitFiles(git, name, writersFolders(site));
  const [before, after, now] = await Promise.all([filesOf(`${commit}^`), filesOf(commit), filesOf(upstream)]);
  const files: ChosenFile[] = [];
  const conflicts: string[] = [];
  for (const path of new Set([...before.keys(), ...after.keys()])) {
    const sides = { base: after.get(path)?.blob, mine: before.get(path)?.blob, theirs: now.get(path)?.blob };
    if (sides.mine === sides.base) continue;
    const result = await mergeFile(git, path, sides);
    if (result === 'conflict') conflicts.push(path);
    else if (result.blob !== sides.theirs)
      files.push({ path, mode: modeOf(path, now, before), mine: result.blob, blob: result.blob });
  }
  return { files, conflicts };
}

/** Brings the folder up to what others have published, and then its index and branch alone up to the commit that takes back. */
async function moveFolder(repository: Repository, site: SiteDefinition, commit: string): Promise<string | undefined> {
  const { upstream } = repository;
  const obstacle = await bringUpToDate(repository, site, upstream, []);
  return obstacle ?? bringUpToDate({ ...repository, head: upstream, base: upstream }, site, commit, [], true);
}
