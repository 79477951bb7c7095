import type { SiteDefinition } from '../../../build/contract/definition.ts';
import type { PublicationWay } from '../../../build/contract/publication-way.ts';
import { GitRefusal, openGit, trackingRef } from './git/git.ts';
import { commitFiles, readBlobs } from './git/tree.ts';
import { plainText } from './snapshot.ts';

const WORKFLOWS = '.github/workflows';
const GITHUB = /^(?:https:\/\/(?:[^/@]*@)?|ssh:\/\/git@|git@)github\.com[/:]/;
const DEPLOYS = /^[ \t]*(?:- )?uses: actions\/deploy-pages@/m;
/** A cron line with a fixed minute and hour, which runs each day. */
const EACH_DAY = /^[ \t]*- cron: ["']?\d+ \d+ \* \* \*/m;

/**
 * Tells whether a host builds the site each day, so that scheduled texts appear by themselves: GitHub does, by a
 * workflow on the published branch. Other hosts may do so without a file.
 */
export async function isBuiltDaily(
  { root }: Pick<SiteDefinition, 'root'>,
  way: PublicationWay | undefined,
): Promise<boolean> {
  if (way?.by !== 'git') return false;
  const git = openGit(root);
  try {
    if (!GITHUB.test(await git(['ls-remote', '--get-url', way.remote]))) return false;
    const files = await commitFiles(git, trackingRef(way), [WORKFLOWS]);
    const workflows = [...files].filter(([path]) => /\.ya?ml$/.test(path)).map(([, { blob }]) => blob);
    return (await readBlobs(git, workflows)).map(plainText).some((text) => DEPLOYS.test(text) && EACH_DAY.test(text));
  } catch (error) {
    if (error instanceof GitRefusal) return false;
    throw error;
  }
}
