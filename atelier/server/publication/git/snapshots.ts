import type { SiteDefinition } from '../../../../build/contract/definition.ts';
import { readRecord } from '../publication-record.ts';
import { isText, plainText, presentFiles, type Snapshot, writersFolders } from '../snapshot.ts';
import type { Git } from './git.ts';
import type { Repository } from './repository.ts';
import { blobNames, blobs, snapshotOf, versionsSince } from './tree.ts';

/** What lies on the disk now, its pictures named as git names them. */
export async function presentInGit(git: Git, site: SiteDefinition): Promise<Snapshot> {
  const { texts, others } = presentFiles(site);
  return { texts, pictures: await blobNames(git, others) };
}

/**
 * What the published branch holds, as far as it concerns this folder: a file that nobody changed here counts as it is here, though somebody else
 * has published another version since.
 */
export async function publishedInGit(
  repository: Repository,
  site: SiteDefinition,
  present: Snapshot,
): Promise<Snapshot> {
  const { git, upstream, base } = repository;
  const begun = await snapshotOf(git, site, base);
  const published = upstream === base ? begun : await snapshotOf(git, site, upstream);
  const given = await givenVersions(repository, site);
  return {
    texts: changedHere(present.texts, begun.texts, published.texts, given.texts),
    pictures: changedHere(present.pictures, begun.pictures, published.pictures, given.pictures),
  };
}

type Versions = ReadonlyMap<string, ReadonlySet<string>>;

/** What others have published since, of which the folder may hold some: texts as such, all else by its name. */
async function givenVersions(
  repository: Repository,
  site: SiteDefinition,
): Promise<{ texts: Versions; pictures: Versions }> {
  const versions = await versionsSince(repository, writersFolders(site), readRecord(site).sent);
  const texts = [...versions].filter(([path]) => isText(site, path));
  const contents = await Promise.all(texts.map(([, names]) => blobs(repository.git, [...names].filter(isThere))));
  return {
    texts: new Map(texts.map(([path], index) => [path, new Set((contents[index] ?? []).map(plainText))])),
    pictures: versions,
  };
}

/** Git names what is not there by noughts. */
function isThere(blob: string): boolean {
  return !/^0+$/.test(blob);
}

function changedHere(
  present: ReadonlyMap<string, string>,
  begun: ReadonlyMap<string, string>,
  published: ReadonlyMap<string, string>,
  given: Versions,
): ReadonlyMap<string, string> {
  const paths = new Set([...present.keys(), ...begun.keys(), ...published.keys()]);
  return new Map(
    [...paths].flatMap((path) => {
      const here = present.get(path);
      const isUntouched = here === begun.get(path) || (here !== undefined && given.get(path)?.has(here));
      const value = isUntouched ? here : published.get(path);
      return value === undefined ? [] : [[path, value] as const];
    }),
  );
}
