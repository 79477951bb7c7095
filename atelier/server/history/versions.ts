import { isUtf8 } from 'node:buffer';
import type { ContentHost } from '../../../build/contract/workshop-host.ts';
import { BOM, withLineFeeds } from '../../../build/editing/front-matter/line-endings.ts';
import { contentPlace } from '../../../build/editing/project-files.ts';
import { Refused, reachOrRefuse } from '../../../build/editing/refused.ts';
import { runGit } from '../../../build/editing/run-git.ts';
import { workshopHistory as words } from '../../words/history.fr.ts';
import { type Handlers, json } from '../api-exchange.ts';
import { historyApi, type TextVersion, type VersionText } from './history-api.ts';
import { savedText, savedVersions } from './saved-versions.ts';

/** What answers of the versions that texts had. */
export function historyHandlers(host: ContentHost): Handlers {
  return {
    [historyApi.versions]: { GET: async ({ query }) => json(await versionsOf(host, query.get('path') ?? '')) },
    [historyApi.text]: {
      GET: async ({ query }) => json(await versionText(host, query.get('path') ?? '', query.get('id') ?? '')),
    },
  };
}

/** All versions of a content file: those of the repository and those that were saved on this machine, the newest first. Throws `Refused`. */
export async function versionsOf(host: ContentHost, wanted: string): Promise<TextVersion[]> {
  const { path } = contentPlace(host, wanted);
  const { root } = host.site;
  const committed = (await committedVersions(root, path)).map(({ id, at, commit }) => ({
    id,
    at,
    ...(commit && { commit }),
  }));
  const saved = reachOrRefuse(path, () => savedVersions(host.site, path)).map(({ id, at }) => ({
    id,
    at: at.toISOString(),
  }));
  return [...committed, ...saved].sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
}

/** The text of one. Throws `Refused` where it cannot be had any more. */
export async function versionText(host: ContentHost, wanted: string, id: string): Promise<VersionText> {
  const { path } = contentPlace(host, wanted);
  const bytes = await bytesOf(host, path, id);
  if (!bytes || !isUtf8(bytes)) throw new Refused(404, words.noVersion);
  return { text: withLineFeeds(bytes.toString().replace(BOM, '')) };
}

/** Only of versions that are listed: what is asked for is no name of a file. */
async function bytesOf({ site, limits }: ContentHost, path: string, id: string): Promise<Buffer | undefined> {
  const saved = reachOrRefuse(path, () => savedVersions(site, path).find((version) => version.id === id));
  if (saved) return reachOrRefuse(path, () => savedText(site, path, saved));
  const committed = (await committedVersions(site.root, path)).find((version) => version.id === id);
  return committed && committedText(site.root, committed, limits.text);
}

/** A version in the repository. */
interface CommittedVersion extends TextVersion {
  /** Commit and path there, as git names a file of a commit. */
  object: string;
}

/** How many commits are looked back for. */
const MOST = '300';

/** In bytes, of what git says of them. */
const LIST_LIMIT = 1_000_000;

/** The commits that changed a text, under whichever name it had, the newest first; none where the project is in no repository. `path`: from the project's root. */
async function committedVersions(root: string, path: string): Promise<CommittedVersion[]> {
  const printed = await runGit(root, [...LOG, '--', path], LIST_LIMIT);
  return (printed?.toString() ?? '').split(RECORD).flatMap((record) => versionIn(record.split('\0')));
}

/** A committed text; undefined where it cannot be had, or is larger than `limit` bytes. */
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
