import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SiteDefinition } from '../../../../build/contract/definition.ts';
import { REVIEWS, remarkPaths, textOfRemark } from '../../review/remark-files.ts';
import type { Conflict, PublishRequest, Writer } from '../publication-api.ts';
import { readRecord } from '../publication-record.ts';
import { plainText, presentFiles, unusedMediaTest, writersFolders } from '../snapshot.ts';
import { type Git, GitRefusal, type Repository } from './git.ts';
import { blobNames, commitFiles, readBlobs, type TreeFile, versionsSince } from './tree.ts';

/** A file of the next commit, by path from the site's root. */
export interface ChosenFile {
  path: string;
  mode: string;
  /** The git name of the file in the folder; undefined if it was deleted. */
  mine: string | undefined;
  /** The blob for the commit: the same file, or its merge with what others published. */
  blob: string | undefined;
}

interface Chosen {
  files: readonly ChosenFile[];
  /** Files that are published already: the folder has the same version, or an older one that it was given. */
  same: readonly ChosenFile[];
  conflicts: readonly Conflict[];
}

/**
 * Returns the files to publish, each merged with what others have published since. Remarks go with their text. Of a
 * remark that two writers have settled, this writer's state counts.
 */
export async function chosenFiles(
  repository: Repository,
  site: SiteDefinition,
  { paths, settled = [] }: Pick<PublishRequest, 'paths' | 'settled'>,
): Promise<Chosen> {
  const { git, base, upstream } = repository;
  const folders = [...writersFolders(site), REVIEWS];
  const [begun, published] = await Promise.all([commitFiles(git, base, folders), commitFiles(git, upstream, folders)]);
  const present = await storeFiles(repository, site, (path) => begun.has(path) || published.has(path));
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
    const result = await mergeFile(git, path, { base, mine, theirs });
    if (result === 'conflict') conflicts.push(await conflictAt(repository, path, { base, mine, theirs }));
    else (result.blob === theirs ? same : files).push({ path, mode, mine, blob: result.blob });
  }
  return { files, same, conflicts };
}

/** Stores the folder's files in git, and returns their names by path, without pictures that neither a text shows nor a commit has. */
async function storeFiles(
  { git }: Repository,
  site: SiteDefinition,
  isCommitted: (path: string) => boolean,
): Promise<ReadonlyMap<string, string>> {
  const { texts, others } = presentFiles(site);
  const isUnused = unusedMediaTest(site, texts);
  const used = others.filter((path) => isCommitted(path) || !isUnused(path));
  return blobNames(git, [...texts.keys(), ...used, ...remarkPaths(site)], true);
}

export function modeOf(path: string, ...sides: readonly ReadonlyMap<string, TreeFile>[]): string {
  return sides.map((files) => files.get(path)?.mode).find((mode) => mode !== undefined) ?? '100644';
}

async function conflictAt({ git }: Repository, path: string, sides: ThreeSides): Promise<Conflict> {
  const textOf = async (blob: string | undefined) =>
    blob === undefined || !path.endsWith('.md')
      ? undefined
      : new TextDecoder().decode((await readBlobs(git, [blob]))[0]).replaceAll('\r\n', '\n');
  const [base, mine, theirs] = [await textOf(sides.base), await textOf(sides.mine), await textOf(sides.theirs)];
  return {
    path,
    ...(base !== undefined && { base }),
    ...(mine !== undefined && { mine }),
    ...(theirs !== undefined && { theirs }),
    version: sides.theirs ?? '',
  };
}

/** The git names of a file in three commits or folders; undefined where it is absent. */
interface ThreeSides {
  base: string | undefined;
  mine: string | undefined;
  theirs: string | undefined;
}

/** The merge of a file that both sides may have changed. */
type Merged = { blob: string | undefined } | 'conflict';

/** Merges the two sides of a file. If both have changed it, a text is merged by lines, and any other file is a conflict. */
export async function mergeFile(git: Git, path: string, sides: ThreeSides): Promise<Merged> {
  const { base, mine, theirs } = sides;
  if (theirs === base || theirs === mine) return { blob: mine };
  if (mine === base) return { blob: theirs };
  if (!path.endsWith('.md') || base === undefined || mine === undefined || theirs === undefined) return 'conflict';
  const texts = await readBlobs(git, [mine, base, theirs]);
  const text = await mergeTexts(git, texts.map(plainText));
  if (text === undefined) return 'conflict';
  return { blob: await git(['hash-object', '-w', '--stdin'], { input: text }) };
}

/** Returns the merged text; undefined if both sides changed the same lines. */
async function mergeTexts(git: Git, texts: readonly string[]): Promise<string | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'publication-'));
  try {
    const files = texts.map((text, index) => {
      const file = join(folder, String(index));
      writeFileSync(file, text);
      return file;
    });
    return (await git.bytes(['merge-file', '-p', '--quiet', ...files])).toString();
  } catch (error) {
    // Git exits with the number of conflicts, up to 127.
    if (error instanceof GitRefusal && error.code !== undefined && error.code < 128) return undefined;
    throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Makes a commit of these files on the published branch, through an index of its own. No other index, folder or branch is touched. */
export async function commitOf(
  repository: Repository,
  files: readonly ChosenFile[],
  writer: Writer,
  message: string,
): Promise<string> {
  const { git, upstream } = repository;
  const folder = mkdtempSync(join(tmpdir(), 'publication-'));
  try {
    const env = { GIT_INDEX_FILE: join(folder, 'index') };
    await git(['read-tree', upstream], { env });
    await git(['update-index', '-z', '--index-info'], { env, input: indexInfo(files, repository) });
    const tree = await git(['write-tree'], { env });
    return await git(['commit-tree', tree, '-p', upstream, '-F', '-'], { env: signedBy(writer), input: message });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns index entries in the format of `git update-index --index-info -z`. */
export function indexInfo(
  files: readonly Pick<ChosenFile, 'path' | 'mode' | 'blob'>[],
  { prefix, head }: Pick<Repository, 'prefix' | 'head'>,
): string {
  const nothing = '0'.repeat(head.length);
  return files
    .map(({ path, mode, blob }) => `${blob === undefined ? '0' : mode} ${blob ?? nothing}\t${prefix}${path}\0`)
    .join('');
}

function signedBy({ name, email }: Writer): Record<string, string> {
  return {
    GIT_AUTHOR_NAME: name,
    GIT_AUTHOR_EMAIL: email,
    GIT_COMMITTER_NAME: name,
    GIT_COMMITTER_EMAIL: email,
  };
}
