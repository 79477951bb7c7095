import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteDefinition } from '../../../../build/contract/definition.ts';
import { isFilm, isMedia } from '../../../../build/contract/media-name.ts';
import type { GitWay } from '../../../../build/contract/publication-way.ts';
import type { ContentHost, PublishingHost } from '../../../../build/contract/workshop-host.ts';
import { titleOf } from '../../../../build/editing/content-type-info.ts';
import { knownFiles } from '../../../../build/editing/known-files.ts';
import { lookUp } from '../../../../build/editing/project-files.ts';
import { fileName } from '../../../file-link.ts';
import { publication as words } from '../../../words/publication.fr.ts';
import { exchangeBytes } from '../../pictures/picture-changes.ts';
import { textOfRemark } from '../../review/remark-files.ts';
import type { Conflict, Writer } from '../publication-api.ts';
import { readRecord, updateRecord } from '../publication-record.ts';
import { buildProgress, failedResult, type Publishing, type Result } from '../publishing.ts';
import { presentFiles, unusedMediaTest, writersFolders } from '../snapshot.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import { type ChosenFile, chosenFiles, commitOf } from './chosen-files.ts';
import {
  checkOutContent,
  fetchBranch,
  GitRefusal,
  gitAuthor,
  isOvertaken,
  openGit,
  openRepository,
  pushCommit,
  type Repository,
} from './git.ts';
import { blobNames, commitFiles } from './tree.ts';

/** The number of tries if others publish meanwhile; then the writer has to try again. */
const MAX_TURNS = 3;

/**
 * Publishes the chosen files as one commit on the published branch, in the writer's name. What others have published is
 * kept. If both changed the same lines, nothing is sent, and nothing is ever forced. Rejects with `GitRefusal`.
 */
export function publishByGit(way: GitWay, publishing: Publishing): Promise<Result> {
  return runInTurns(way, publishing, turnOf);
}

/** Runs work on the present published branch, and again if somebody else has published meanwhile. */
export async function runInTurns(way: GitWay, publishing: Publishing, work: typeof turnOf): Promise<Result> {
  const git = openGit(publishing.host.site.root);
  const writer = publishing.request.writer ?? (await gitAuthor(git));
  if (!writer) return { outcome: { kind: 'failed', message: words.git.noWriter } };
  for (let turn = 1; ; turn++) {
    publishing.onProgress({ step: 'fetching' });
    await fetchBranch(git, way);
    try {
      return await work(await openRepository(git, way), writer, publishing);
    } catch (error) {
      if (!(error instanceof GitRefusal && isOvertaken(error)) || turn === MAX_TURNS) throw error;
    }
  }
}

async function turnOf(repository: Repository, writer: Writer, publishing: Publishing): Promise<Result> {
  const { host, request } = publishing;
  const { site } = host;
  const submodule = await submoduleIn(repository, site);
  if (submodule !== undefined) return { outcome: { kind: 'failed', message: words.git.submodule(submodule) } };
  await cleanPictures(repository, host, request.paths);
  const settled = [...(request.settled ?? []), ...sentVersions(site)];
  const { files, same, conflicts } = await chosenFiles(repository, site, { ...request, settled });
  if (conflicts.length > 0) return { outcome: { kind: 'conflict', conflicts } };
  if (files.length === 0 && !request.again) {
    await bringUpToDate(repository, site, repository.upstream, same);
    return { outcome: { kind: 'nothing' } };
  }
  const commit = await commitOf(repository, files, writer, messageOf(host, request.message, files));
  return sendCommit(repository, publishing, { commit, files }, () =>
    bringUpToDate(repository, site, commit, [...files, ...same]),
  );
}

/** Pushes a commit if a build for visitors succeeds with it. `bringUp` resolves to a note for the writer, if any. */
export async function sendCommit(
  repository: Repository,
  { host, onProgress }: Publishing,
  { commit, files }: { commit: string; files: readonly ChosenFile[] },
  bringUp: () => Promise<string | undefined>,
): Promise<Result> {
  const { git, way } = repository;
  const listen = buildProgress(onProgress);
  const built = await host.buildForVisitors({ content: await checkOutContent(repository, host.site, commit) }, listen);
  if (!built.ok) return failedResult(built);
  onProgress({ step: 'pushing' });
  await pushCommit(git, way, commit);
  onProgress({ step: 'updating' });
  rememberSent(host.site, files);
  const note = await bringUp();
  return { outcome: { kind: 'done', ...(note !== undefined && { note }) }, version: built.version, commit };
}

/** Returns the first folder of the writers' files that is a repository of its own, in the index or on the published branch. */
async function submoduleIn({ git, upstream }: Repository, site: SiteDefinition): Promise<string | undefined> {
  const folders = writersFolders(site);
  const lists = await Promise.all([
    git(['ls-files', '--stage', '--', ...folders]),
    git(['ls-tree', '-r', upstream, '--', ...folders]),
  ]);
  const entry = lists.flatMap((list) => list.split('\n')).find((line) => line.startsWith(GITLINK));
  return entry?.slice(entry.indexOf('\t') + 1);
}

/** The mode of a tree's entry that names a commit of another repository. */
const GITLINK = '160000 ';

/** Returns the versions that this folder has sent: its present files were made from them, even if it could not be updated. */
function sentVersions(site: SiteDefinition): readonly Pick<Conflict, 'path' | 'version'>[] {
  return Object.entries(readRecord(site).sent).map(([path, version]) => ({ path, version }));
}

/** Records the sent files except merged ones, as the folder may lack the lines of others. */
function rememberSent(site: SiteDefinition, files: readonly ChosenFile[]): void {
  const own = files.flatMap(({ path, mine, blob }) =>
    mine === blob && blob !== undefined ? [[path, blob] as const] : [],
  );
  const joined = new Set(files.filter(({ mine, blob }) => mine !== blob).map(({ path }) => path));
  const former = Object.entries(readRecord(site).sent).filter(([path]) => !joined.has(path));
  updateRecord(site, { sent: Object.fromEntries([...former, ...own]) });
}

function messageOf(host: ContentHost, given: string | undefined, files: readonly ChosenFile[]): string {
  const wanted = given?.trim() ?? '';
  if (files.length === 0 && wanted === '') return `${words.git.dueMessage}\n`;
  const paths = new Set(files.map(({ path }) => textOfRemark(path) ?? path));
  return `${wanted === '' ? words.git.message(titlesOfFiles(host, [...paths])) : wanted}\n`;
}

/** Returns the titles of texts, and the names of other files. */
export function titlesOfFiles(host: ContentHost, paths: readonly string[]): string[] {
  const titles = new Map(
    knownFiles(host).map(({ path, contentType = '', data, slug }) => [path, titleOf(host, contentType, data) ?? slug]),
  );
  return paths.map((path) => titles.get(path) ?? fileName(path));
}

/**
 * Removes location and camera data from pictures that a commit would add, as they may have been put into the folder by
 * hand. The former files go to the bin. `paths`: those that the writer has chosen; without them, all.
 */
async function cleanPictures(
  { git, base }: Repository,
  host: PublishingHost,
  paths: readonly string[] | undefined,
): Promise<void> {
  const { site } = host;
  const { texts, others } = presentFiles(site);
  const begun = await commitFiles(git, base, writersFolders(site));
  const wanted = paths && new Set(paths);
  const isUnused = unusedMediaTest(site, texts);
  const isSent = (path: string) => (wanted?.has(path) ?? true) && (begun.has(path) || !isUnused(path));
  const pictures = others.filter((path) => isMedia(path) && !isFilm(path) && isSent(path));
  const present = await blobNames(git, pictures);
  for (const path of pictures) if (present.get(path) !== begun.get(path)?.blob) await cleanPicture(host, path);
}

async function cleanPicture({ site, prepareOriginal }: PublishingHost, path: string): Promise<void> {
  const root = realpathSync(site.root);
  const stats = lookUp(root, path.split('/'), path);
  if (!stats) return;
  const file = join(root, path);
  const former = readFileSync(file);
  const bytes = await prepareOriginal(former);
  if (!former.equals(bytes)) exchangeBytes(site, { path, name: path, file, stats }, former, bytes);
}
