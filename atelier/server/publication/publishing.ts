import type {
  BuildProgress,
  PublishingHost,
  VisitorsBuild,
  VisitorsBuildOptions,
} from '../../../build/contract/workshop-host.ts';
import { hasErrors } from '../../../build/editing/wordings.ts';
import type { Outcome, Progress, PublishRequest } from './publication-api.ts';
import { presentSnapshot, type Snapshot } from './snapshot.ts';

/** The arguments of every way of publishing. */
export interface Publishing {
  host: PublishingHost;
  request: PublishRequest;
  onProgress(progress: Progress): void;
  /** The files to publish instead of those on the disk; git ignores them. */
  instead?: { content: NonNullable<VisitorsBuildOptions['content']>; snapshot: Snapshot };
}

/** The result of publishing, with the published content if there is one. */
export interface Result {
  outcome: Outcome;
  /** The version that the live site will have. */
  version?: string;
  /** The commit, if a repository has it. */
  commit?: string;
  /** The published files and the folder of the built site, if no repository has them. */
  snapshot?: Snapshot;
  folder?: string;
}

/** Builds the site for visitors into a folder (absolute path), completely or not at all. */
export async function buildInto(out: string, { host, onProgress, instead }: Publishing): Promise<Result> {
  // The snapshot precedes the build, so that a text saved during it counts as changed.
  const snapshot = instead?.snapshot ?? presentSnapshot(host.site);
  const built = await host.buildForVisitors(
    { out, ...(instead && { content: instead.content }) },
    buildProgress(onProgress),
  );
  return built.ok ? { outcome: { kind: 'done' }, version: built.version, snapshot, folder: out } : failedResult(built);
}

/** Reports the step of building, and returns the listener that reports its stages. */
export function buildProgress(onProgress: Publishing['onProgress']) {
  onProgress({ step: 'building' });
  return (build: BuildProgress) => onProgress({ step: 'building', build });
}

/** Returns the result for a build for visitors with errors. */
export function failedResult({ diagnostics }: VisitorsBuild): Result {
  return { outcome: { kind: 'stopped', diagnostics: diagnostics.filter((one) => hasErrors([one])) } };
}
