import { randomUUID } from 'node:crypto';
import { join, resolve } from 'node:path';
import type { SiteDefinition, SiteSettings } from '../../../build/contract/definition.ts';
import type { FolderWay, PublicationWay, SftpWay } from '../../../build/contract/publication-way.ts';
import { type ContentFile, type ContentHost, VERSION_FILE } from '../../../build/contract/workshop-host.ts';
import { readFrontMatter } from '../../../build/editing/front-matter/read.ts';
import { Refused } from '../../../build/editing/refused.ts';
import { hashOfFile, ifPresent } from '../../../build/editing/system.ts';
import { publication as words } from '../../words/publication.fr.ts';
import { readFile } from '../files/text-files.ts';
import { explainRefusal, GitRefusal, openGit } from './git/git.ts';
import { publishByGit } from './git/publish-by-git.ts';
import { revertByGit } from './git/revert-by-git.ts';
import { compareInGit } from './git/tree.ts';
import { type KeptBuild, keepBuild, keptVersions, readBuild, removeOldBuilds } from './kept-builds.ts';
import type { Outcome, Published } from './publication-api.ts';
import { lastPublication, placeOf, updateRecord } from './publication-record.ts';
import { buildInto, type Publishing, type Result } from './publishing.ts';
import { publishBySftp, sendBySftp } from './sftp/publish-by-sftp.ts';
import { presentSnapshot, type Snapshot } from './snapshot.ts';

interface Compared {
  /** The published content; undefined if this machine does not know it. */
  published: Snapshot | undefined;
  present: Snapshot;
}

export function compareWithPublished(site: SiteDefinition, way: PublicationWay | undefined): Promise<Compared> {
  return way?.by === 'git' ? compareInGit(openGit(site.root), site, way) : compareByRecord(site, way);
}

/** Publishes by a way, and records what was published. Rejects with `GitRefusal`, a `Fault` or the system's error. */
export async function publishBy(way: PublicationWay, publishing: Publishing): Promise<Ended> {
  const { site } = publishing.host;
  const { outcome, version, commit, snapshot, folder } = await sendBy(way, publishing);
  if (outcome.kind !== 'done' || version === undefined) return { outcome };
  const { builds: before } = lastPublication(site, way);
  const kept = snapshot && folder !== undefined ? { folder, version, snapshot } : undefined;
  const builds = kept && (await nextBuilds(site, kept, before?.live));
  const done = publishedNow(version);
  updateRecord(site, { published: done, place: placeOf(way), commit, builds, ...(snapshot && { snapshot }) });
  removeOldBuilds(site);
  return { outcome, done };
}

/** Takes the last publication back, and records what is published then. Rejects as `publishBy` does. */
export async function revertBy(way: PublicationWay, publishing: Publishing): Promise<Ended> {
  const { site } = publishing.host;
  const { commit, builds } = lastPublication(site, way);
  if (way.by === 'git') {
    const { outcome, version } = commit === undefined ? NOTHING : await revertByGit(way, publishing, commit);
    if (outcome.kind !== 'reverted') return { outcome };
    const done = version === undefined ? undefined : publishedNow(version);
    updateRecord(site, { commit: undefined, ...(done && { published: done }) });
    return { outcome, ...(done && { done }) };
  }
  if (builds?.former === undefined) return NOTHING;
  const { folder, version, snapshot } = readBuild(site, builds.former);
  const outcome = await sendFormer(way, publishing, folder);
  if (outcome.kind !== 'done') return { outcome };
  const done = publishedNow(version);
  updateRecord(site, { published: done, snapshot, builds: { live: builds.former } });
  removeOldBuilds(site);
  return { outcome: { kind: 'reverted' }, done };
}

/** Tells whether the last publication by a way can be taken back. */
export function isRevertible(site: SiteDefinition, way: PublicationWay | undefined): boolean {
  const { commit, builds } = lastPublication(site, way);
  return way?.by === 'git' ? commit !== undefined : way !== undefined && builds?.former !== undefined;
}

/** The end of a publication: its result, and the published content if that has changed. */
interface Ended {
  outcome: Outcome;
  done?: Published;
}

const NOTHING: Result = { outcome: { kind: 'nothing' } };

function publishedNow(version: string): Published {
  return { at: new Date().toISOString(), version, live: 'waiting' };
}

/** Keeps a build beside the one before it. If the disk refuses, the publication cannot be taken back but succeeds. */
async function nextBuilds(site: SiteDefinition, kept: KeptBuild, former: string | undefined) {
  const live = randomUUID();
  try {
    await keepBuild(site, live, kept);
    return { live, ...(former !== undefined && { former }) };
  } catch {
    return undefined;
  }
}

/** Replaces the last build by the former one, unless somebody else has published there since. */
async function sendFormer(way: SftpWay | FolderWay, publishing: Publishing, folder: string): Promise<Outcome> {
  const { host, onProgress } = publishing;
  const versions = keptVersions(host.site);
  if (way.by === 'sftp') return sendBySftp(way, publishing, { folder, over: versions });
  onProgress({ step: 'sending' });
  const out = resolve(host.site.root, way.folder);
  const found = ifPresent(() => hashOfFile(join(out, VERSION_FILE)), undefined);
  if (found !== undefined && !versions.includes(found)) return { kind: 'failed', message: words.revert.overtaken };
  await host.publishFolder(folder, out);
  return { kind: 'done' };
}

function sendBy(way: PublicationWay, publishing: Publishing): Promise<Result> {
  switch (way.by) {
    case 'git':
      return publishByGit(way, publishing);
    case 'sftp':
      return publishBySftp(way, publishing);
    case 'folder':
      return buildInto(resolve(publishing.host.site.root, way.folder), publishing);
  }
}

/** Returns the French message of a way's refusal; undefined for any other error. */
export function explainWay(error: unknown): string | undefined {
  return error instanceof GitRefusal ? explainRefusal(error) : undefined;
}

async function compareByRecord(site: SiteDefinition, way: PublicationWay | undefined): Promise<Compared> {
  return { published: lastPublication(site, way).snapshot, present: presentSnapshot(site) };
}

/** Returns the settings on the disk, even if other files are invalid; undefined if they cannot be read. */
export function savedSettings(host: ContentHost): SiteSettings | undefined {
  const { contentTypes, settings } = host.site;
  const file = host.files().find(({ name }) => host.identify(name).contentType === settings.contentType);
  const read = readFrontMatter(file ? textOf(host, file) : '');
  const checked = 'data' in read ? contentTypes[settings.contentType]?.schema?.safeParse(read.data) : undefined;
  return checked?.success ? settings.read(checked.data) : undefined;
}

function textOf(host: ContentHost, { path }: ContentFile): string {
  try {
    return readFile(host, path).text;
  } catch (error) {
    if (error instanceof Refused) return '';
    throw error;
  }
}
