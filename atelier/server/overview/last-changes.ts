import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentHost, WorkshopHost } from '../../../build/contract/workshop-host.ts';
import { contentFolder } from '../../../build/editing/project-files.ts';
import { runGit } from '../../../build/editing/run-git.ts';
import type { LastChange, LastChanges } from '../../api.ts';
import { endpoint, nothing } from '../api-exchange.ts';

/** Requests of the first page. */
export function overviewEndpoints(host: WorkshopHost) {
  const changes = lastChanges(host);
  return {
    /** Returns what there is to do before visitors find the site as it should be; `null` before the first build has ended. */
    'overview/waiting': endpoint(nothing, async () => (await host.waiting(new Date())) ?? null),
    'overview/changes': endpoint(nothing, changes),
  };
}

/**
 * When each text was last changed, and by whom: as git has it, where the project is in git; a text that has changed since, or that git does not
 * know, by its file's own time. What git has said of a commit is remembered.
 */
export function lastChanges(host: ContentHost): () => Promise<LastChanges> {
  let known: { commit: string; changes: LastChanges } | undefined;
  return async () => {
    const { root } = host.site;
    const folder = contentFolder(host.site);
    const commit = (await git(root, ['rev-parse', 'HEAD'])).trim();
    if (commit !== '' && known?.commit !== commit) known = { commit, changes: await recorded(root, folder) };
    const changed = new Set(await uncommitted(root, folder));
    const changes = commit === '' ? {} : (known?.changes ?? {});
    const entries = host.files().flatMap(({ path }): [string, LastChange][] => {
      const own = changed.has(path) ? undefined : changes[path];
      const at = own ? undefined : statSync(join(root, path), { throwIfNoEntry: false })?.mtime.toISOString();
      return own ? [[path, own]] : at === undefined ? [] : [[path, { at }]];
    });
    return Object.fromEntries(entries);
  };
}

/** Of every text that git knows, the last commit that has changed it. */
async function recorded(root: string, folder: string): Promise<LastChanges> {
  const log = await git(root, [
    'log',
    '-z',
    '--format=%x01%aI%x09%an',
    '--name-only',
    '--no-renames',
    '--relative',
    '--',
    folder,
  ]);
  const changes: Record<string, LastChange> = {};
  for (const entry of log.split('\u0001')) {
    const [head = '', ...paths] = entry.split('\0');
    const [at = '', author = ''] = head.split('\t');
    for (const path of paths.map((one) => one.trim())) if (path !== '') changes[path] ??= { at, author };
  }
  return changes;
}

/** The texts that are not as the last commit has them. */
async function uncommitted(root: string, folder: string): Promise<string[]> {
  const differing = await git(root, ['diff', '--no-ext-diff', '-z', '--name-only', '--relative', 'HEAD', '--', folder]);
  return differing.split('\0').filter((path) => path !== '');
}

/** In bytes, of what git says. */
const LARGEST = 64_000_000;

/** Nothing where there is no git, no repository or no answer in time. */
async function git(root: string, args: readonly string[]): Promise<string> {
  return (await runGit(root, args, LARGEST))?.toString() ?? '';
}
