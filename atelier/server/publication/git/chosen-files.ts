import type { SiteDefinition } from '../../../../build/contract/definition.ts';
import { REVIEWS, remarkPaths, textOfRemark } from '../../review/remark-files.ts';
import type { Conflict, PublishRequest } from '../publication-api.ts';
import { readRecord } from '../publication-record.ts';
import { presentFiles, writersFolders } from '../snapshot.ts';
import { unusedIn } from '../unused-pictures.ts';
import { merged } from './merge-files.ts';
import type { Repository } from './repository.ts';
import { blobs, filesOf, type TreeFile, versionsSince } from './tree.ts';

/** A file of the next commit, by path from the site's root. */
export interface ChosenFile {
  path: string;
  mode: string;
  /** What the folder holds; undefined where the file was deleted. */
  mine: string | undefined;
  /** What the commit will hold: the same, or joined with what others published. */
  blob: string | undefined;
}

interface Chosen {
  files: readonly ChosenFile[];
  /** Those that are published as they are to be: the folder holds the same, or an older one that it was given. */
  same: readonly ChosenFile[];
  conflicts: readonly Conflict[];
}

/**
 * The files that a writer wants published, each joined with what others have published of it since. The remarks on a text go with it; of a remark
 * that two writers have settled, this one's word counts.
 */
export async function chosenFiles(
  repository: Repository,
  site: SiteDefinition,
  { paths, settled = [] }: Pick<PublishRequest, 'paths' | 'settled'>,
): Promise<Chosen> {
  const { git, base, upstream } = repository;
  const folders = [...writersFolders(site), REVIEWS];
  const [begun, published] = await Promise.all([filesOf(git, base, folders), filesOf(git, upstream, folders)]);
  const present = await storedFiles(repository, site, (path) => begun.has(path) || published.has(path));
  const versions = await versionsSince(repository, folders, readRecord(site).sent);
  const isGiven = (path: string) => versions.get(path)?.has(present.get(path) ?? '') ?? false;
  const wanted = paths ? new Set(paths) : undefined;
  const isSettled = (path: string, version: string) =>
    textOfRemark(path) !== undefined || settled.some((one) => one.path === path && one.version === version);
  const changed = [...new Set([...present.keys(), ...begun.keys()])]
    .filter((path) => isGiven(path) || (wanted?.has(textOfRemark(path) ?? path) ?? true))
    .filter((path) => present.get(path) !== begun.get(path)?.blob);
  const files: ChosenFile[] = [];
  const same: ChosenFile[] = [];
  const conflicts: Conflict[] = [];
  for (const path of changed) {
    const [mine, theirs] = [present.get(path), published.get(path)?.blob];
    const mode = modeOf(path, published, begun);
    if (mine === theirs) {
      same.push({ path, mode, mine, blob: theirs });
      continue;
    }
    const before = isGiven(path) ? mine : begun.get(path)?.blob;
    const base = isSettled(path, theirs ?? '') ? theirs : before;
    const result = await merged(git, path, { base, mine, theirs });
    if (result === 'conflict') conflicts.push(await conflictAt(repository, path, mine, theirs));
    else (result.blob === theirs ? same : files).push({ path, mode, mine, blob: result.blob });
  }
  return { files, same, conflicts };
}

/** Contents of the folder's files by path, all of them known to git; without pictures that neither a text shows nor a commit has. */
async function storedFiles(
  { git }: Repository,
  site: SiteDefinition,
  isCommitted: (path: string) => boolean,
): Promise<ReadonlyMap<string, string>> {
  const { texts, others } = presentFiles(site);
  const isUnused = unusedIn(site, texts);
  const used = others.filter((path) => isCommitted(path) || !isUnused(path));
  const paths = [...texts.keys(), ...used, ...remarkPaths(site)];
  if (paths.length === 0) return new Map();
  const names = await git(['hash-object', '-w', '--stdin-paths'], { input: `${paths.join('\n')}\n` });
  return new Map(names.split('\n').map((blob, index) => [paths[index] ?? '', blob]));
}

function modeOf(path: string, ...sides: readonly ReadonlyMap<string, TreeFile>[]): string {
  return sides.map((files) => files.get(path)?.mode).find((mode) => mode !== undefined) ?? '100644';
}

async function conflictAt(
  { git }: Repository,
  path: string,
  mine: string | undefined,
  theirs: string | undefined,
): Promise<Conflict> {
  const textOf = async (blob: string | undefined) =>
    blob === undefined || !path.endsWith('.md')
      ? undefined
      : new TextDecoder().decode((await blobs(git, [blob]))[0]).replaceAll('\r\n', '\n');
  const [my, their] = [await textOf(mine), await textOf(theirs)];
  return {
    path,
    ...(my !== undefined && { mine: my }),
    ...(their !== undefined && { theirs: their }),
    version: theirs ?? '',
  };
}
