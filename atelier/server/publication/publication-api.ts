import { z } from 'zod';
import type { Diagnostic } from '../../../build/contract/diagnostic.ts';
import type { PublicationWay } from '../../../build/contract/publication-way.ts';

const short = z.string().max(1000);

/** State of publishing. It continues without a page. */
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
  /** The last publishing that succeeded, from this machine. */
  published?: Published;
  /** The last publication can be taken back. */
  revertible: boolean;
}

export interface Progress {
  step: Step;
  /** The present stage of the build, in French, and the part of it that is done, from 0 to 1. */
  build?: { stage: string; share: number };
  done?: number;
  total?: number;
}

type Step =
  | 'fetching'
  | 'building'
  | 'connecting'
  /** Somebody else publishes to the same place. */
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
  /** Set to `unknown` if the live site could not be asked, or still shows something else after a while. */
  live: z.enum(['waiting', 'online', 'unknown']),
  /** Since when visitors are known to have it. */
  since: z.string().exactOptional(),
  /** Why the live site does not say that it has it. */
  reason: z.string().exactOptional(),
});
export type Published = z.output<typeof published>;

export type Outcome =
  | { kind: 'done'; note?: string }
  /** The last publication was taken back. */
  | { kind: 'reverted'; note?: string }
  | { kind: 'nothing' }
  /** A build for visitors refuses what would be published. */
  | { kind: 'stopped'; diagnostics: readonly Diagnostic[] }
  | { kind: 'conflict'; conflicts: readonly Conflict[] }
  /** The server is unknown, or is another one than `former`; nothing was sent. `revert`: the answer goes on taking a publication back. */
  | { kind: 'host-key'; fingerprint: string; former?: string; revert?: boolean }
  | { kind: 'password'; wrong: boolean; revert?: boolean }
  /** Files of the host's folder that no publication put there, where some of the site's have to be. */
  | { kind: 'foreign'; files: readonly string[] }
  | { kind: 'failed'; message: string };

/** A file that was changed here and by somebody else, differently. */
export interface Conflict {
  path: string;
  /** The text that both sides began from, where there was one. */
  base?: string;
  /** Absent where it was deleted, or is no text. */
  mine?: string;
  theirs?: string;
  /** Names the other side's contents, for `settled`. */
  version: string;
}

/** The request that publishes. */
export const publishRequest = z.strictObject({
  /** Takes the last publication back instead; only the options of the connection count then. */
  revert: z.boolean().exactOptional(),
  /** Files to be sent, of `Changes`; all of them without it. Only git leaves some out. */
  paths: z.array(short).readonly().exactOptional(),
  /** Publishes where no file differs, too: a text's day has come, and the host builds what it is sent. */
  again: z.boolean().exactOptional(),
  message: z.string().max(10_000).exactOptional(),
  writer: writer.exactOptional(),
  /** Conflicts that are settled: this machine's file is the one to be published over that version. */
  settled: z
    .array(z.strictObject({ path: short, version: short }))
    .readonly()
    .exactOptional(),
  password: short.exactOptional(),
  /** The server's key is the right one. */
  trust: short.exactOptional(),
});

export type PublishRequest = z.output<typeof publishRequest>;

export interface Changes {
  /** There is something to compare with: what was published last is known on this machine. */
  known: boolean;
  changes: readonly Change[];
}

export type Sort = 'new' | 'changed' | 'renamed' | 'released' | 'withdrawn' | 'deleted';

/** A file that differs from what was published last. */
export interface Change {
  /** From the project's root; of a deleted file, where it was. */
  path: string;
  from?: string;
  sort: Sort;
  title: string;
  /** Visitors do not see it yet. */
  hidden: boolean;
  picture: boolean;
  /** Path of its page as it is published, and as it will be; absent where there is none. */
  before?: string;
  after?: string;
}

export interface BothTexts {
  published: string;
  present: string;
}
