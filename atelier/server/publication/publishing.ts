import type { WorkshopHost } from '../../../build/contract/workshop-host.ts';
import type { Outcome, Progress, PublishRequest } from './publication-api.ts';
import type { Snapshot } from './snapshot.ts';

/** What each way of publishing works with. */
export interface Publishing {
  host: WorkshopHost;
  request: PublishRequest;
  onProgress(progress: Progress): void;
}

/** How it ended; where something was published, which content that was. */
export interface Result {
  outcome: Outcome;
  /** What the live site will say of itself. */
  version?: string;
  /** Where no repository tells what was published. */
  snapshot?: Snapshot;
}
