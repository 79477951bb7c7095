import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentHost, WorkshopHost } from '../../../build/contract/workshop-host.ts';
import { contentFolder } from '../../../build/editing/project-files.ts';
import { runGit } from '../../../build/editing/run-git.ts';
import type { LastChange, LastChanges } from '../../api.ts';
import { endpoint, noData } from '../api-exchange.ts';

/** Returns the requests of the start page. */
export function overviewEndpoints(host: WorkshopHost) {
  const changes = lastChanges(host);
  return {
    /** Returns the tasks before the site is ready for visitors; `null` before the first build has ended. */
    'overview/waiting': endpoint(noData, async () => (await host.waiting(new Date())) ?? null),
    'overview/changes': endpoint(noData, changes),
  };
}

/**
 * Returns a function for the time and author of each text's last change: those of git, else the file's own time for
 * texts that git does not know or that have changed since. Answers of git about a commit are cached.
 */
export function lastChanges(host: ContentHost): () => Promise<LastChanges> {
  let known: { commit: string; changes: LastChanges } | undefined;
  return async () => {
    const { root } = host.site;
    const folder = contentFolder(host.site);
    const commit = (await git(root, ['rev-parse', 'HEAD'])).trim();
    if (commit !== '' && known?.commit !== commit) known = { commit, changes: await committedChanges(root, folder) };
    const changed = new Set(await uncommittedTexts(root, folder));
    const changes = commit === '' ? {} : (known?.changes ?? {});
    const entries = host.files().flatMap(({ path }): [string, LastChange][] => {
      const own = changed.has(path) ? undefined : changes[path];
      const at = own ? undefined : statSync(join(root, path), { throwIfNoEntry: false })?.mtime.toISOString();
      return own ? [[path, own]] : at === undefined ? [] : [[path, { at }]];
    });
    return Object.fromEntries(entries);
  };
}

/** Returns the last commit that changed each text. */
async function committedChanges(root: string, folder: string): Promise<LastChanges> {
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

/** Returns the texts that differ from the last commit. */
async function uncommittedTexts(root: string, folder: string): Promise<string[]> {
  const differing = await git(root, ['diff', '--no-ext-diff', '-z', '--name-only', '--relative', 'HEAD', '--', folder]);
  return differing.split('\0').filter((path) => path !== '');
}

/** The limit of git's output, in bytes. */
const LARGEST = 64_000_000;

/** Returns git's output; empty without git, a repository or an answer in time. */
async function git(root: string, args: readonly string[]): Promise<string> {
  return (await runGit(root, args, LARGEST))?.toString() ?? '';
}
