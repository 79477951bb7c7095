import { z } from 'zod';
import type { Diagnostic } from '../../../build/contract/diagnostic.ts';
import type { PublicationWay } from '../../../build/contract/publication-way.ts';

const short = z.string().max(1000);

/** The state of publishing, which continues without a page. */
export interface PublicationState {
  /** The way in the settings, if any. */
  way?: PublicationWay;
  /** The author of git commits, if known. */
  writer?: Writer;
  /** The site's address: `https://exemple.fr`. */
  address: string;
  running?: Progress;
  /** The result of the last publication. */
  outcome?: Outcome;
  /** The last publication from this machine that succeeded. */
  published?: Published;
  /** True if the last publication can be taken back. */
  revertible: boolean;
}

export interface Progress {
  step: Step;
  /** The present stage of the build in French, and its progress from 0 to 1. */
  build?: { stage: string; share: number };
  done?: number;
  total?: number;
}

type Step =
  | 'fetching'
  | 'building'
  | 'connecting'
  /** Somebody else is publishing to the same place. */
  | 'waiting'
  | 'sending'
  | 'removing'
  | 'pushing'
  | 'updating';

export const writer = z.strictObject({ name: short.min(1), email: short.min(1) });
export type Writer = z.output<typeof writer>;

export const published = z.object({
  /** ISO 8601. */
  at: z.string(),
  /** The published `VERSION_FILE`. */
  version: z.string(),
  /** `unknown`: the live site could not be asked, or still shows something else after a while. */
  live: z.enum(['waiting', 'online', 'unknown']),
  /** The moment since which visitors are known to have it. */
  since: z.string().exactOptional(),
  /** The reason why the live site does not confirm it. */
  reason: z.string().exactOptional(),
});
export type Published = z.output<typeof published>;

export type Outcome =
  | { kind: 'done'; note?: string }
  /** The last publication was taken back. */
  | { kind: 'reverted'; note?: string }
  | { kind: 'nothing' }
  /** A build for visitors has errors. */
  | { kind: 'stopped'; diagnostics: readonly Diagnostic[] }
  | { kind: 'conflict'; conflicts: readonly Conflict[] }
  /** The server is unknown, or its key differs from `former`; nothing was sent. `revert`: the answer continues taking a publication back. */
  | { kind: 'host-key'; fingerprint: string; former?: string; revert?: boolean }
  | { kind: 'password'; wrong: boolean; revert?: boolean }
  /** Foreign files on the host are in places where the site's files have to be. */
  | { kind: 'foreign'; files: readonly string[] }
  | { kind: 'failed'; message: string };

/** A file with conflicting changes here and by somebody else. */
export interface Conflict {
  path: string;
  /** The common base of both sides, if any. */
  base?: string;
  /** Absent if it was deleted, or is no text. */
  mine?: string;
  theirs?: string;
  /** The other side's version, for `settled`. */
  version: string;
}

/** The request that publishes. */
export const publishRequest = z.strictObject({
  /** Takes the last publication back instead. Only the options of the connection count then. */
  revert: z.boolean().exactOptional(),
  /** The paths of `Changes` to send; all if absent. Only git can leave some out. */
  paths: z.array(short).readonly().exactOptional(),
  /** Publishes even without changed files: a text's day has come, and the host builds what it is sent. */
  again: z.boolean().exactOptional(),
  message: z.string().max(10_000).exactOptional(),
  writer: writer.exactOptional(),
  /** Settled conflicts: this machine's file replaces that version. */
  settled: z
    .array(z.strictObject({ path: short, version: short }))
    .readonly()
    .exactOptional(),
  password: short.exactOptional(),
  /** The fingerprint of the server's key that the writer trusts. */
  trust: short.exactOptional(),
});

export type PublishRequest = z.output<typeof publishRequest>;

export interface Changes {
  /** True if this machine knows what was published last. */
  known: boolean;
  changes: readonly Change[];
}

export type Sort = 'new' | 'changed' | 'renamed' | 'released' | 'withdrawn' | 'deleted';

/** A file that differs from what was published last. */
export interface Change {
  /** The path from the project's root; of a deleted file, its former path. */
  path: string;
  from?: string;
  sort: Sort;
  title: string;
  /** True if visitors do not see it yet. */
  hidden: boolean;
  picture: boolean;
  /** The published and the future path of its page; absent if there is none. */
  before?: string;
  after?: string;
}

export interface BothTexts {
  published: string;
  present: string;
}
