import type { Diagnostic } from '../../../build/contract/diagnostic.ts';
import type { GitWay, PublicationWay } from '../../../build/contract/publication-way.ts';
import { WORKSHOP } from '../../api.ts';

/** Requests and responses of the publication page. All are JSON, with the page's token. */
export const publicationApi = {
  /** GET → `PublicationState`. */
  state: `${WORKSHOP}api/publication`,
  /** GET → `Changes`. */
  changes: `${WORKSHOP}api/publication/changes`,
  /** GET `?path=`, and `from=` of a renamed one → `BothTexts`. */
  texts: `${WORKSHOP}api/publication/texts`,
  /** GET `?at=`, a path of this computer or nothing → `FolderList`. */
  folders: `${WORKSHOP}api/publication/folders`,
  /** PUT `PublicationWay` → `PublicationState`: it is tried as far as this computer can, and written into the settings. */
  way: `${WORKSHOP}api/publication/way`,
  /** GET → `DailyBuild`; POST → `DailyBuild`: its file is written, where there is none. */
  daily: `${WORKSHOP}api/publication/daily`,
  /** POST → `PublicationState`: a build for visitors begins, which publishes nothing. 409 while something runs. */
  check: `${WORKSHOP}api/publication/check`,
  /** POST `PublishRequest` → `PublicationState`: publishing begins. 409 while something runs. */
  publish: `${WORKSHOP}api/publication/publish`,
} as const;

/** State of publishing. It continues without a page. */
export interface PublicationState {
  /** The way in the settings, if any. */
  way?: PublicationWay;
  /** The repository that the site's folder belongs to, where it has one. */
  repository?: GitWay;
  /** The author of git commits, if known. */
  writer?: Writer;
  /** The site's address: `https://exemple.fr`. */
  address: string;
  running?: Progress;
  /** The last build for visitors; absent if files have changed since. */
  checked?: CheckResult;
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
  | 'checking'
  | 'fetching'
  | 'building'
  | 'connecting'
  /** Somebody else publishes to the same place. */
  | 'waiting'
  | 'sending'
  | 'removing'
  | 'pushing'
  | 'updating';

export interface CheckResult {
  ok: boolean;
  diagnostics: readonly Diagnostic[];
}

export interface Writer {
  name: string;
  email: string;
}

export interface Published {
  /** ISO 8601. */
  at: string;
  /** The published `VERSION_FILE`. */
  version: string;
  /** Set to `unknown` if the live site could not be asked, or still shows something else after a while. */
  live: 'waiting' | 'online' | 'unknown';
  /** Since when visitors are known to have it. */
  since?: string;
  /** Why the live site does not say that it has it. */
  reason?: string;
}

export type Outcome =
  | { kind: 'done'; note?: string }
  /** The last publication was taken back. */
  | { kind: 'reverted'; note?: string }
  | { kind: 'nothing' }
  /** A build for visitors refuses what would be published. */
  | { kind: 'stopped'; diagnostics: readonly Diagnostic[] }
  | { kind: 'conflict'; conflicts: readonly Conflict[] }
  /** The answers to these two go on with what was asked for: with `revert`, to take a publication back. The server is not known yet, or is another one than `former`; nothing was sent to it. */
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
  /** Names the other side's contents, for `SettleRequest`. */
  version: string;
}

export interface PublishRequest {
  /** Takes the last publication back instead; of the other options, those of the connection count. */
  revert?: boolean;
  /** Files to be sent, of `Changes`; all of them without it. Only git leaves some out. */
  paths?: readonly string[];
  /** Publishes where no file differs, too: a text's day has come, and the host builds what it is sent. */
  again?: boolean;
  message?: string;
  writer?: Writer;
  /** Conflicts that are settled: this machine's file is the one to be published over that version. */
  settled?: readonly Pick<Conflict, 'path' | 'version'>[];
  password?: string;
  /** The server's key is the right one. */
  trust?: string;
  /** Foreign files on the host get another name. */
  setAside?: boolean;
}

/** State of the file by which a git host builds the site each day: the folder lacks it, has it, or has another one in its place. */
export type DailyBuild =
  | { host: 'other' }
  | { host: 'github' | 'gitlab'; path: string; file: 'none' | 'ours' | 'other' };

/** The folders in a folder of this computer, those that systems hide left out. */
export interface FolderList {
  /** Absolute, as all paths here. */
  at: string;
  /** The folder that holds it; absent for one that none does. */
  parent?: string;
  names: readonly string[];
  /** There are others besides these. */
  more: boolean;
  /** Separator of names: `/` or `\\`. */
  separator: string;
  home: string;
  /** Starting points: the home folder, and the folders of other disks. */
  places: readonly string[];
}

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
