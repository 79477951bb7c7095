import type { SiteDefinition } from '../../../../build/contract/definition.ts';
import { hasErrors } from '../../../../build/contract/diagnostics.ts';
import type { GitWay } from '../../../../build/contract/publication-way.ts';
import { publication as words } from '../../../words/publication.fr.ts';
import { textOfRemark } from '../../review/remark-files.ts';
import type { Conflict, Writer } from '../publication-api.ts';
import { readRecord, updateRecord } from '../publication-record.ts';
import type { Publishing, Result } from '../publishing.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import { checkedOut } from './checkout.ts';
import { type ChosenFile, chosenFiles } from './chosen-files.ts';
import { cleanPictures } from './clean-pictures.ts';
import { commitOf } from './commit.ts';
import { GitRefusal, gitIn } from './git.ts';
import { isOvertaken } from './refusals.ts';
import { fetchBranch, knownWriter, openRepository, type Repository } from './repository.ts';

/** How often others may publish while a commit is being made, before this writer is asked to try again. */
const MOST_TURNS = 3;

/**
 * Sends the chosen files as one commit upon the published branch, in the writer's name. What others have published since is kept; where both
 * changed the same lines, nothing is sent. Nothing is ever forced. Rejects with `GitRefusal`.
 */
export async function publishByGit(way: GitWay, publishing: Publishing): Promise<Result> {
  const git = gitIn(publishing.host.site.root);
  const writer = publishing.request.writer ?? (await knownWriter(git));
  if (!writer) return { outcome: { kind: 'failed', message: words.git.noWriter } };
  for (let turn = 1; ; turn++) {
    publishing.onProgress({ step: 'fetching' });
    await fetchBranch(git, way);
    try {
      return await turnOf(await openRepository(git, way), writer, publishing);
    } catch (error) {
      if (!(error instanceof GitRefusal && isOvertaken(error)) || turn === MOST_TURNS) throw error;
    }
  }
}

async function turnOf(repository: Repository, writer: Writer, publishing: Publishing): Promise<Result> {
  const { host, request, onProgress } = publishing;
  const { git, way } = repository;
  const { site } = host;
  await cleanPictures(repository, host, request.paths);
  const settled = [...(request.settled ?? []), ...sentBefore(site)];
  const { files, same, conflicts } = await chosenFiles(repository, site, { ...request, settled });
  if (conflicts.length > 0) return { outcome: { kind: 'conflict', conflicts } };
  if (files.length === 0) {
    await bringUpToDate(repository, site, repository.upstream, same);
    return { outcome: { kind: 'nothing' } };
  }
  onProgress({ step: 'building' });
  const commit = await commitOf(repository, files, writer, messageOf(request.message, files));
  const { ok, diagnostics, version } = await host.forVisitors({ content: await checkedOut(repository, site, commit) });
  if (!ok) return { outcome: { kind: 'stopped', diagnostics: diagnostics.filter((one) => hasErrors([one])) } };
  onProgress({ step: 'pushing' });
  await git(['push', '--porcelain', '--no-follow-tags', way.remote, `${commit}:refs/heads/${way.branch}`]);
  onProgress({ step: 'updating' });
  rememberSent(site, files);
  const isUpToDate = await bringUpToDate(repository, site, commit, [...files, ...same]);
  return { outcome: { kind: 'done', ...(!isUpToDate && { note: words.git.folderBehind }) }, version };
}

/** Versions that came from this very folder: what it holds of them now was made from them, even where it could not be brought up to date. */
function sentBefore(site: SiteDefinition): readonly Pick<Conflict, 'path' | 'version'>[] {
  return Object.entries(readRecord(site).sent).map(([path, version]) => ({ path, version }));
}

/** A file that was joined with others' lines is none of these: the folder may lack them. */
function rememberSent(site: SiteDefinition, files: readonly ChosenFile[]): void {
  const own = files.flatMap(({ path, mine, blob }) =>
    mine === blob && blob !== undefined ? [[path, blob] as const] : [],
  );
  const joined = new Set(files.filter(({ mine, blob }) => mine !== blob).map(({ path }) => path));
  const former = Object.entries(readRecord(site).sent).filter(([path]) => !joined.has(path));
  updateRecord(site, { sent: Object.fromEntries([...former, ...own]) });
}

function messageOf(given: string | undefined, files: readonly ChosenFile[]): string {
  const wanted = given?.trim() ?? '';
  const paths = [...new Set(files.map(({ path }) => textOfRemark(path) ?? path))];
  return `${wanted === '' ? words.git.message(paths) : wanted}\n`;
}
