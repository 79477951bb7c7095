import { isUtf8 } from 'node:buffer';
import { z } from 'zod';
import type { ContentHost } from '../../../build/contract/workshop-host.ts';
import { BOM, withLineFeeds } from '../../../build/editing/front-matter/line-endings.ts';
import { knownFiles } from '../../../build/editing/known-files.ts';
import { contentPlace } from '../../../build/editing/project-files.ts';
import { Refused, reachOrRefuse } from '../../../build/editing/refused.ts';
import { runGit } from '../../../build/editing/run-git.ts';
import { workshopHistory as words } from '../../words/history.fr.ts';
import { endpoint } from '../api-exchange.ts';
import { withFormerPaths } from '../bin/deletion.ts';
import { formerName, savedVersions, versionBytes } from './saved-versions.ts';

/** Requests for the versions of a text. */
export const historyEndpoints = {
  'history/list': endpoint(z.strictObject({ path: z.string() }), (host, { path }) => versionsOf(host, path)),
  'history/text': endpoint(z.strictObject({ path: z.string(), id: z.string() }), (host, { path, id }) =>
    versionText(host, path, id),
  ),
};

/** A former state of a text. */
export interface TextVersion {
  id: string;
  /** The moment of the commit or the save: ISO 8601 with its offset. */
  at: string;
  /** Absent for a version that was saved on this machine. */
  commit?: { author: string; subject: string };
}

/** Returns the versions of a content file in git and on this machine, the newest first. Throws `Refused`. */
export async function versionsOf(host: ContentHost, wanted: string): Promise<TextVersion[]> {
  const { path } = contentPlace(host, wanted);
  const committed = (await committedVersions(host.site, path)).map(({ object: _, ...version }) => version);
  const saved = reachOrRefuse(path, () => savedVersions(host.site, path)).map(({ id, at }) => ({
    id,
    at: at.toISOString(),
  }));
  return [...committed, ...saved].sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
}

/** Returns the text of a version as it would be restored, with line feeds alone. Throws `Refused` if it is gone. */
export async function versionText(host: ContentHost, wanted: string, id: string): Promise<string> {
  const { path } = contentPlace(host, wanted);
  const bytes = await bytesOf(host, path, id);
  if (!bytes || !isUtf8(bytes)) throw new Refused(404, words.noVersion);
  return withPresentAddresses(host, path, withLineFeeds(bytes.toString().replace(BOM, '')));
}

/** Returns a text with the former addresses that its page has got since, which must keep leading to it. */
function withPresentAddresses(host: ContentHost, path: string, text: string): string {
  const { name } = contentPlace(host, path);
  const present = host.texts().find((one) => one.path === path)?.text ?? text;
  const [version, now] = [text, present].flatMap((text) =>
    knownFiles({ ...host, texts: () => [{ path, name, text }] }),
  );
  return version && now ? withFormerPaths(host, version, [...new Set([...version.previous, ...now.previous])]) : text;
}

/** Returns the bytes of a listed version. Other ids are ignored, as they come from outside. */
async function bytesOf({ site, limits }: ContentHost, path: string, id: string): Promise<Buffer | undefined> {
  const saved = reachOrRefuse(path, () => savedVersions(site, path).find((version) => version.id === id));
  if (saved) return reachOrRefuse(path, () => versionBytes(site, path, saved));
  const committed = (await committedVersions(site, path)).find((version) => version.id === id);
  return committed && committedText(site.root, committed, limits.text);
}

/** A version in the repository. */
interface CommittedVersion extends TextVersion {
  /** The commit and the path in it, as git names an object. */
  object: string;
}

const MAX_COMMITS = 300;

/** The limit of git's list, in bytes. */
const LIST_LIMIT = 1_000_000;

/** Returns the commits that changed a text, the newest first; those of its former name while git does not know the new one. */
async function committedVersions(site: ContentHost['site'], path: string): Promise<CommittedVersion[]> {
  const printed = await runGit(site.root, [...LOG, '--', path], LIST_LIMIT);
  const versions = (printed?.toString() ?? '').split(RECORD).flatMap((record) => versionIn(record.split('\0')));
  const former = formerName(site, path);
  return versions.length > 0 || former === undefined || former === path ? versions : committedVersions(site, former);
}

/** Returns a committed text; undefined if it is gone or larger than `limit` bytes. */
function committedText(root: string, { object }: CommittedVersion, limit: number): Promise<Buffer | undefined> {
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
  `--max-count=${MAX_COMMITS}`,
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
