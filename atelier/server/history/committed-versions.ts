import { runGit } from '../../../build/contract/editing/run-git.ts';
import type { TextVersion } from './history-api.ts';

/** A version in the repository. */
export interface CommittedVersion extends TextVersion {
  /** Commit and path there, as git names a file of a commit. */
  object: string;
}

/** How many commits are looked back for. */
const MOST = '300';

/** In bytes, of what git says of them. */
const LIST_LIMIT = 1_000_000;

/** The commits that changed a text, under whichever name it had, the newest first; none where the project is in no repository. `path`: from the project's root. */
export async function committedVersions(root: string, path: string): Promise<CommittedVersion[]> {
  const printed = await runGit(root, [...LOG, '--', path], LIST_LIMIT);
  return (printed?.toString() ?? '').split(RECORD).flatMap((record) => versionIn(record.split('\0')));
}

/** A committed text; undefined where it cannot be had, or is larger than `limit` bytes. */
export function committedText(root: string, { object }: CommittedVersion, limit: number): Promise<Buffer | undefined> {
  return runGit(root, ['cat-file', 'blob', '--end-of-options', object], limit);
}

/** Starts each commit in what git prints. */
const RECORD = '\x01';

const LOG = [
  'log',
  '--follow',
  '--name-only',
  '--no-relative',
  '--diff-filter=d',
  '--no-ext-diff',
  '--no-textconv',
  '--no-show-signature',
  '--no-color',
  '-z',
  `--max-count=${MOST}`,
  '--format=%x01%H%x00%an%x00%aI%x00%s',
];

function versionIn([
  commit = '',
  author = '',
  at = '',
  subject = '',
  named = '',
]: readonly string[]): CommittedVersion[] {
  const path = named.replace(/^\n/, '');
  if (!/^[0-9a-f]{40,64}$/.test(commit) || path === '' || Number.isNaN(Date.parse(at))) return [];
  return [{ id: commit, at, commit: { author, subject }, object: `${commit}:${path}` }];
}
