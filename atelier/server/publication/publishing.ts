import type { PublishingHost, VisitorsBuild, VisitorsBuildOptions } from '../../../build/contract/workshop-host.ts';
import { hasErrors } from '../../../build/editing/wordings.ts';
import type { Outcome, Progress, PublishRequest } from './publication-api.ts';
import { presentSnapshot, type Snapshot } from './snapshot.ts';

/** What each way of publishing works with. */
export interface Publishing {
  host: PublishingHost;
  request: PublishRequest;
  onProgress(progress: Progress): void;
  /** What is to be published in the place of what lies on the disk; git takes none. */
  instead?: { content: NonNullable<VisitorsBuildOptions['content']>; snapshot: Snapshot };
}

/** How it ended; where something was published, which content that was. */
export interface Result {
  outcome: Outcome;
  /** What the live site will say of itself. */
  version?: string;
  /** Where no repository tells what was published. */
  snapshot?: Snapshot;
}

/** Builds the site for visitors into a folder, an absolute path, which then holds it whole, or stays as it was. */
export async function buildInto(out: string, { host, onProgress, instead }: Publishing): Promise<Result> {
  onProgress({ step: 'building' });
  // Before the build: what is saved meanwhile counts as changed once more.
  const snapshot = instead?.snapshot ?? presentSnapshot(host.site);
  const built = await host.buildForVisitors({ out, ...(instead && { content: instead.content }) });
  return built.ok ? { outcome: { kind: 'done' }, version: built.version, snapshot } : stoppedBy(built);
}

/** What stops a site from being published: a build for visitors that has errors. */
export function stoppedBy({ diagnostics }: VisitorsBuild): Result {
  return { outcome: { kind: 'stopped', diagnostics: diagnostics.filter((one) => hasErrors([one])) } };
}
