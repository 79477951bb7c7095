import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SiteDefinition } from '../../../../build/contract/definition.ts';
import type { GitWay, PublicationWay } from '../../../../build/contract/publication-way.ts';
import { lookUp } from '../../../../build/editing/project-files.ts';
import { Refused, writeOrRefuse } from '../../../../build/editing/refused.ts';
import { ifPresent, isErrno } from '../../../../build/editing/system.ts';
import { addFile } from '../../../../build/editing/write-file.ts';
import { dailyBuild as words } from '../../../words/daily-build.fr.ts';
import { GitRefusal, openGit, trackingRef } from '../git/git.ts';
import { commitFiles, readBlobs } from '../git/tree.ts';
import type { DailyBuild } from '../publication-api.ts';
import { plainText } from '../snapshot.ts';

type Site = Pick<SiteDefinition, 'root'>;

/** A host that builds the site anew each day if a file of the repository says so. */
interface DailyHost {
  host: 'github' | 'gitlab';
  /** Path of the file for the host, from the repository's root. */
  path: string;
  /** The file beside this one that it is made from; the branch is `"main"` in it. */
  template: string;
  address: RegExp;
}

const HOSTS: readonly DailyHost[] = [
  {
    host: 'github',
    path: '.github/workflows/pages.yml',
    template: 'pages.yml',
    address: /^(?:https:\/\/(?:[^/@]*@)?|ssh:\/\/git@|git@)github\.com[/:]/,
  },
  {
    host: 'gitlab',
    path: '.gitlab-ci.yml',
    template: 'gitlab-ci.yml',
    address: /^(?:https:\/\/(?:[^/@]*@)?|ssh:\/\/git@|git@)gitlab\.[^/:]+[/:]/,
  },
];

/**
 * Recognizes a host that builds the site each day, so that texts with a future day appear by themselves: GitHub, by a workflow of the published
 * branch. Other hosts may do so without a file.
 */
export async function isBuiltDaily(site: Site, way: PublicationWay | undefined): Promise<boolean> {
  if (way?.by !== 'git' || (await hostOf(site, way))?.host !== 'github') return false;
  const git = openGit(site.root);
  try {
    const files = await commitFiles(git, trackingRef(way), ['.github/workflows']);
    const workflows = [...files].filter(([path]) => isWorkflow(path)).map(([, { blob }]) => blob);
    return (await readBlobs(git, workflows)).map(plainText).some((text) => deploys(text) && EACH_DAY.test(text));
  } catch (error) {
    return falseIfRefused(error);
  }
}

/** The file by which the host that a site is sent to would build it each day, and whether the folder has it. */
export async function dailyBuild(site: Site, way: PublicationWay | undefined): Promise<DailyBuild> {
  const found = way?.by === 'git' ? await hostOf(site, way) : undefined;
  if (!found || way?.by !== 'git') return { host: 'other' };
  const { host, path } = found;
  return { host, path, file: fileOf(site, found, textOf(found, way)) };
}

/** Writes that file, where there is none and nothing else publishes. Rejects with `Refused`. */
export async function writeDailyBuild(site: Site, way: PublicationWay | undefined): Promise<DailyBuild> {
  const found = way?.by === 'git' ? await hostOf(site, way) : undefined;
  if (!found || way?.by !== 'git') throw new Refused(422, words.noHost);
  const { host, path } = found;
  const text = textOf(found, way);
  const root = realpathSync(site.root);
  const isTaken = lookUp(root, path.split('/'), path) !== undefined || fileOf(site, found, text) !== 'none';
  const taken = new Refused(409, words.taken(path));
  if (isTaken) throw taken;
  writeOrRefuse(path, () => {
    try {
      addFile(join(root, path), text);
    } catch (error) {
      throw isErrno(error, 'EEXIST') ? taken : error;
    }
  });
  return { host, path, file: 'ours' };
}

/** By the address that git would send to. Undefined where the site is not at the repository's root: hosts look for the file there alone. */
async function hostOf({ root }: Site, { remote }: GitWay): Promise<DailyHost | undefined> {
  const git = openGit(root);
  try {
    const [address, prefix] = await Promise.all([
      git(['ls-remote', '--get-url', remote]),
      git(['rev-parse', '--show-prefix']),
    ]);
    return prefix === '' ? HOSTS.find((host) => host.address.test(address)) : undefined;
  } catch (error) {
    return falseIfRefused(error) || undefined;
  }
}

function falseIfRefused(error: unknown): false {
  if (error instanceof GitRefusal) return false;
  throw error;
}

function textOf({ template }: DailyHost, { branch }: GitWay): string {
  const text = plainText(readFileSync(join(import.meta.dirname, template)));
  return text.replaceAll('"main"', JSON.stringify(branch));
}

/** Looks for the file in the folder. Another workflow that publishes counts as another file, as two would undo each other's work. */
function fileOf({ root }: Site, { host, path }: DailyHost, text: string): 'none' | 'ours' | 'other' {
  const present = ifPresent(() => plainText(readFileSync(join(root, path))), undefined);
  if (present !== undefined) return present === text ? 'ours' : 'other';
  return host === 'github' && workflowsIn(join(root, dirname(path))).some(deploys) ? 'other' : 'none';
}

function workflowsIn(folder: string): string[] {
  const names = ifPresent(() => readdirSync(folder), []).filter(isWorkflow);
  return names.map((name) => readFileSync(join(folder, name), 'utf8'));
}

function isWorkflow(path: string): boolean {
  return /\.ya?ml$/.test(path);
}

/** Minute and hour alone are fixed: each day has its turn. */
const EACH_DAY = /^[ \t]*- cron: ["']?\d+ \d+ \* \* \*/m;

function deploys(workflow: string): boolean {
  return /^[ \t]*(?:- )?uses: actions\/deploy-pages@/m.test(workflow);
}
