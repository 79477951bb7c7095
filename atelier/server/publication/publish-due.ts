import { constants, copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { SiteDefinition } from '../../../build/contract/definition.ts';
import type { PublicationWay } from '../../../build/contract/publication-way.ts';
import type { DueReport, PublishingHost } from '../../../build/contract/workshop-host.ts';
import { filesBelow } from '../../../build/editing/project-files.ts';
import { Fault } from '../../../build/editing/system.ts';
import { dayOf } from '../../../build/editing/text.ts';
import { publication as words } from '../../words/publication.fr.ts';
import { dueBetween } from './changes.ts';
import { isBuiltDaily } from './daily-build.ts';
import { fetchBranch, type Git, openGit, openRepository } from './git/git.ts';
import { recoverFolder } from './git/recover-folder.ts';
import { snapshotOf } from './git/tree.ts';
import type { Outcome } from './publication-api.ts';
import { lastPublication, publicationFolder, updateRecord } from './publication-record.ts';
import type { Publishing } from './publishing.ts';
import { isOther, isText, presentSnapshot, type Snapshot } from './snapshot.ts';
import { explainWay, publishBy, savedSettings } from './ways.ts';

interface DueOptions {
  password?: string;
  now?: Date;
}

interface LastPublication {
  at: Date;
  snapshot: Snapshot;
}

/**
 * Publishes the texts whose day has come since the last publication, without later changes. It asks no questions, and
 * does not wait for another publication. Rejects with a `Fault` or the system's error.
 */
export async function publishDue(host: PublishingHost, options: DueOptions): Promise<DueReport> {
  const way = savedSettings(host)?.publication;
  if (!way) return failedReport(words.due.noWay);
  try {
    if (await isBuiltDaily(host.site, way)) return { ok: true, message: words.due.byHost };
    return await host.withPublishingLock(() => publishDueBy(host, way, options));
  } catch (error) {
    const why = explainWay(error);
    throw why === undefined ? error : new Fault(why);
  }
}

async function publishDueBy(
  host: PublishingHost,
  way: PublicationWay,
  { password, now = new Date() }: DueOptions,
): Promise<DueReport> {
  const { site } = host;
  const last = await publishedByHost(site, way, now);
  if (!last) return failedReport(words.due.never);
  const [from, today] = [last.at, now].map((at) => dayOf(at, site.timeZone ?? 'UTC'));
  const titles = dueBetween(host, last.snapshot, from ?? '', today ?? '');
  if (titles.length === 0) return { ok: true, message: words.due.none };
  try {
    const instead = way.by === 'git' ? {} : formerContent(site, last.snapshot);
    if ('missing' in instead) return failedReport(words.due.changedPicture(instead.missing));
    return reportOf(await publishAgain(host, way, { password, ...instead }), titles);
  } finally {
    rmSync(formerFolder(site), { recursive: true, force: true });
  }
}

async function publishAgain(
  host: PublishingHost,
  way: PublicationWay,
  { password, ...instead }: Pick<Publishing, 'instead'> & { password: string | undefined },
): Promise<Outcome> {
  // The request names no files, because the host builds what is published already once it gets a new commit.
  const request = { paths: [], again: true, ...(password !== undefined && { password }) };
  const { outcome, done } = await publishBy(way, { host, request, onProgress: () => {}, ...instead });
  // The command does not wait until visitors have it.
  if (done) updateRecord(host.site, { published: { ...done, live: 'unknown' } });
  return outcome;
}

function failedReport(message: string): DueReport {
  return { ok: false, message };
}

/** Returns the content that the host has by git, as others may have published since; else what this machine recorded, or undefined without a record. */
async function publishedByHost(
  site: SiteDefinition,
  way: PublicationWay,
  now: Date,
): Promise<LastPublication | undefined> {
  if (way.by !== 'git') {
    const { published, snapshot } = lastPublication(site, way);
    return published && snapshot && { at: new Date(published.at), snapshot };
  }
  const git = openGit(site.root);
  await recoverFolder(site.root);
  await fetchBranch(git, way);
  const { upstream } = await openRepository(git, way);
  return { at: await lastDateBefore(git, upstream, now), snapshot: await snapshotOf(git, site, upstream) };
}

const MAX_COMMITS = 1000;

/** Returns the date of the newest commit that is not in the future: a clock that ran ahead proves no publication. */
async function lastDateBefore(git: Git, upstream: string, now: Date): Promise<Date> {
  const dates = (await git(['log', `-${MAX_COMMITS}`, '--format=%cI', upstream])).split('\n');
  return dates.map((date) => new Date(date)).find((date) => date <= now) ?? new Date(0);
}

/** Returns the published files if the disk has others, or the name of a picture whose published bytes are lost. */
function formerContent(site: SiteDefinition, snapshot: Snapshot): Pick<Publishing, 'instead'> | { missing: string } {
  const present = presentSnapshot(site);
  if (isDeepStrictEqual(present, snapshot)) return {};
  const changed = [...snapshot.pictures].find(([path, hash]) => present.pictures.get(path) !== hash);
  if (changed) return { missing: changed[0] };
  return { instead: { content: restore(site, snapshot), snapshot } };
}

/** Returns the folder with the site as it was published, for a build. */
function formerFolder(site: SiteDefinition): string {
  return join(publicationFolder(site), 'due');
}

/** Restores texts and pictures as they were published, beside everything else that the site is built from. */
function restore(site: SiteDefinition, { texts, pictures }: Snapshot) {
  const { root, contentDir, staticDir } = site;
  const folder = formerFolder(site);
  // A killed process may have left its folder.
  rmSync(folder, { recursive: true, force: true });
  const placeOf = (path: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    return join(folder, path);
  };
  const [content = '', fixed = ''] = [contentDir, staticDir].map((dir) => relative(root, dir));
  for (const dir of [content, fixed]) mkdirSync(join(folder, dir), { recursive: true });
  for (const [path, text] of texts) if (isText(site, path)) writeFileSync(placeOf(path), text);
  const others = filesBelow(root, fixed).filter((path) => !isOther(site, path));
  for (const path of [...pictures.keys(), ...others])
    copyFileSync(join(root, path), placeOf(path), constants.COPYFILE_FICLONE);
  return { contentDir: join(folder, content), staticDir: join(folder, fixed) };
}

function reportOf(outcome: Outcome, titles: readonly string[]): DueReport {
  const { due } = words;
  switch (outcome.kind) {
    case 'done':
      return { ok: true, message: due.done(titles) };
    case 'failed':
      return failedReport(outcome.message);
    case 'stopped':
      return failedReport(due.stopped(outcome.diagnostics));
    case 'password':
      return failedReport(outcome.wrong ? due.wrongPassword : due.password);
    default:
      return failedReport(due.asks);
  }
}
