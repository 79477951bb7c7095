import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteDefinition } from '../../../build/contract/definition.ts';
import type { PublicationWay } from '../../../build/contract/publication-way.ts';
import { GitRefusal, gitIn } from './git/git.ts';

/**
 * Whether the host is known to build the site anew each day, so that what waits for its day appears without anybody's doing: GitHub does by a
 * workflow of the site's own. Other hosts may be told to, where nobody here sees it.
 */
export async function isBuiltDaily(
  { root }: Pick<SiteDefinition, 'root'>,
  way: PublicationWay | undefined,
): Promise<boolean> {
  if (way?.by !== 'git' || !workflowsIn(root).some(isDailyDeployment)) return false;
  const git = gitIn(root);
  try {
    const [address, prefix] = await Promise.all([
      git(['ls-remote', '--get-url', way.remote]),
      git(['rev-parse', '--show-prefix']),
    ]);
    // GitHub reads workflows at the root of a repository alone.
    return GITHUB.test(address) && prefix === '';
  } catch (error) {
    if (error instanceof GitRefusal) return false;
    throw error;
  }
}

const GITHUB = /^(?:https:\/\/(?:[^/@]*@)?|ssh:\/\/git@|git@)github\.com[/:]/;
/** Minute and hour alone are fixed: each day has its turn. */
const EACH_DAY = /^[ \t]*- cron: ["']?\d+ \d+ \* \* \*/m;

function isDailyDeployment(workflow: string): boolean {
  return EACH_DAY.test(workflow) && /^[ \t]*(?:- )?uses: actions\/deploy-pages@/m.test(workflow);
}

function workflowsIn(root: string): string[] {
  const folder = join(root, '.github/workflows');
  try {
    const names = readdirSync(folder).filter((name) => /\.ya?ml$/.test(name));
    return names.map((name) => readFileSync(join(folder, name), 'utf8'));
  } catch {
    return [];
  }
}
