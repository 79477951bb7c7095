import type { SiteDefinition } from '../../../contract/definition.ts';
import { presentFiles, type Snapshot } from '../snapshot.ts';
import type { Git } from './git.ts';
import type { Repository } from './repository.ts';
import { blobNames, snapshotOf } from './tree.ts';

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
  { git, upstream, base }: Repository,
  site: SiteDefinition,
  present: Snapshot,
): Promise<Snapshot> {
  const begun = await snapshotOf(git, site, base);
  const published = upstream === base ? begun : await snapshotOf(git, site, upstream);
  return {
    texts: changedHere(present.texts, begun.texts, published.texts),
    pictures: changedHere(present.pictures, begun.pictures, published.pictures),
  };
}

function changedHere(
  present: ReadonlyMap<string, string>,
  begun: ReadonlyMap<string, string>,
  published: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const paths = new Set([...present.keys(), ...begun.keys(), ...published.keys()]);
  return new Map(
    [...paths].flatMap((path) => {
      const value = present.get(path) === begun.get(path) ? present.get(path) : published.get(path);
      return value === undefined ? [] : [[path, value] as const];
    }),
  );
}
