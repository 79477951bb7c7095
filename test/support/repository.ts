import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteDefinition } from '../../build/contract/definition.ts';
import type { GitWay } from '../../build/contract/publication-way.ts';
import { folderWith } from './folder.ts';
import { once } from './once.ts';
import { publishedSite } from './published-site.ts';

export const GIT_WAY: GitWay = { by: 'git', remote: 'origin', branch: 'main' };

/** Runs git as a person would, whatever this machine's own settings are. */
export function git(folder: string, ...args: string[]): string {
  const env = { ...process.env, ...ALONE };
  return execFileSync('git', args, { cwd: folder, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
}

/** No settings of this machine's, and a name for commits. */
const ALONE = {
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'Développeuse',
  GIT_AUTHOR_EMAIL: 'dev@exemple.test',
  GIT_COMMITTER_NAME: 'Développeuse',
  GIT_COMMITTER_EMAIL: 'dev@exemple.test',
};

export interface SharedSite {
  /** The repository that everybody sends to. */
  bare: string;
  site: SiteDefinition;
  /** Another writer's folder of the same site. */
  colleague: SiteDefinition;
}

/** A site in a repository of its own, sent to a bare one, from which a colleague has taken it. `address`: of the bare one, where that is no folder. */
export function sharedSite(address: (bare: string) => string = (bare) => bare): SharedSite {
  const bare = folderWith();
  cpSync(repositories().bare, bare, { recursive: true });
  return { bare, site: taken(address(bare)), colleague: taken(address(bare)) };
}

/** A folder that has taken the site from there. */
function taken(address: string): SiteDefinition {
  const site = publishedSite(IGNORING);
  cpSync(repositories().own, join(site.root, '.git'), { recursive: true });
  git(site.root, 'remote', 'add', 'origin', address);
  git(site.root, 'reset', '--quiet', '--hard', 'origin/main');
  return site;
}

const IGNORING = { '.gitignore': '.cache\n' };

/** A bare repository with the site in it, and one that has fetched it: copied for each test, as git takes dozens of processes to make them. */
const repositories = once(() => {
  const bare = folderWith();
  git(bare, 'init', '--quiet', '--bare', '--initial-branch=main');
  const { root } = publishedSite(IGNORING);
  git(root, 'init', '--quiet', '--initial-branch=main');
  git(root, 'config', 'core.autocrlf', 'false');
  git(root, 'config', 'user.name', 'Rédactrice');
  git(root, 'config', 'user.email', 'redaction@exemple.test');
  git(root, 'add', '.');
  git(root, 'commit', '--quiet', '-m', 'The site');
  git(root, 'push', '--quiet', bare, 'main');
  git(root, 'fetch', '--quiet', bare, 'main:refs/remotes/origin/main');
  return { bare, own: join(root, '.git') };
});

/** A text of the branch that is published. */
export function publishedText(bare: string, path: string): string {
  return `${git(bare, 'show', `main:${path}`)}\n`;
}

export function savedText(site: SiteDefinition, path: string): string {
  return readFileSync(join(site.root, path), 'utf8');
}
