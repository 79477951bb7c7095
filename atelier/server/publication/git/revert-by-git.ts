import type { SiteDefinition } from '../../../../build/contract/definition.ts';
import type { GitWay } from '../../../../build/contract/publication-way.ts';
import { publication as words } from '../../../words/publication.fr.ts';
import type { Writer } from '../publication-api.ts';
import type { Publishing, Result } from '../publishing.ts';
import { writersFolders } from '../snapshot.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import { type ChosenFile, commitOf, mergeFile, modeOf } from './chosen-files.ts';
import { GitRefusal, type Repository } from './git.ts';
import { runInTurns, sendCommit, titlesOfFiles } from './publish-by-git.ts';
import { commitFiles } from './tree.ts';

/**
 * Reverts a commit of this machine by another one on the published branch, as `git revert` does: what others have
 * published since stays. The folder's files stay too, as changes to publish again. Rejects with `GitRefusal`.
 */
export function revertByGit(way: GitWay, publishing: Publishing, commit: string): Promise<Result> {
  return runInTurns(way, publishing, (repository, writer) => turnOf(repository, writer, publishing, commit));
}

async function turnOf(
  repository: Repository,
  writer: Writer,
  publishing: Publishing,
  reverted: string,
): Promise<Result> {
  const { git, upstream } = repository;
  const { site } = publishing.host;
  if (!(await isAncestor(repository, reverted))) return failedOutcome(words.revert.gone);
  const { files, conflicts } = await filesBefore(repository, site, reverted);
  if (conflicts.length > 0) return failedOutcome(words.revert.conflict(titlesOfFiles(publishing.host, conflicts)));
  // An earlier attempt ended after its commit was sent.
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

function failedOutcome(message: string): Result {
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

/** Returns the writers' files before a commit, merged with what others have published since. Remarks stay, as they are a conversation. */
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

/** Updates the folder to what others have published, and then only its index and branch to the reverting commit. */
async function moveFolder(repository: Repository, site: SiteDefinition, commit: string): Promise<string | undefined> {
  const { upstream } = repository;
  const obstacle = await bringUpToDate(repository, site, upstream, []);
  return obstacle ?? bringUpToDate({ ...repository, head: upstream, base: upstream }, site, commit, [], true);
}
