import type { SiteDefinition } from '../../../build/contract/definition.ts';
import type { PublicationWay } from '../../../build/contract/publication-way.ts';
import { type Git, GitRefusal, gitIn } from './git/git.ts';
import { publishByGit } from './git/publish-by-git.ts';
import { explainRefusal } from './git/refusals.ts';
import { openRepository } from './git/repository.ts';
import { presentInGit, publishedInGit } from './git/snapshots.ts';
import { readRecord } from './publication-record.ts';
import { publishToFolder } from './publish-to-folder.ts';
import type { Publishing, Result } from './publishing.ts';
import { publishBySftp } from './sftp/publish-by-sftp.ts';
import { presentSnapshot, type Snapshot } from './snapshot.ts';

/** What was published last, and what lies on the disk now. */
export interface Compared {
  /** Undefined where this machine does not know. */
  published: Snapshot | undefined;
  present: Snapshot;
}

export function compared(site: SiteDefinition, way: PublicationWay | undefined): Promise<Compared> {
  return way?.by === 'git' ? comparedInGit(gitIn(site.root), site, way) : comparedByRecord(site);
}

/** Publishes by a way. Rejects with `GitRefusal`, a `Fault` or the system's error. */
export function published(way: PublicationWay, publishing: Publishing): Promise<Result> {
  switch (way.by) {
    case 'git':
      return publishByGit(way, publishing);
    case 'sftp':
      return publishBySftp(way, publishing);
    case 'folder':
      return publishToFolder(way, publishing);
  }
}

/** What a way refused, in French; undefined for an error that is not the way's own. */
export function explainWay(error: unknown): string | undefined {
  return error instanceof GitRefusal ? explainRefusal(error) : undefined;
}

async function comparedInGit(git: Git, site: SiteDefinition, way: PublicationWay & { by: 'git' }): Promise<Compared> {
  const present = await presentInGit(git, site);
  return { published: await publishedInGit(await openRepository(git, way), site, present), present };
}

async function comparedByRecord(site: SiteDefinition): Promise<Compared> {
  return { published: readRecord(site).snapshot, present: presentSnapshot(site) };
}
