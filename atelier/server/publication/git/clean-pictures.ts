import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { isFilm, isMedia } from '../../../../build/contract/addresses/media-types.ts';
import { lookUp } from '../../../../build/contract/editing/content-place.ts';
import type { WorkshopHost } from '../../../../build/contract/workshop-host.ts';
import { exchangeBytes } from '../../pictures/replace-picture.ts';
import { presentFiles, writersFolders } from '../snapshot.ts';
import { unusedIn } from '../unused-pictures.ts';
import type { Repository } from './repository.ts';
import { blobNames, filesOf } from './tree.ts';

/**
 * Takes place and camera data out of the pictures that a commit is about to hold and the branch does not: they may have been put into the folder
 * by hand. As they were, they go to the bin. `paths`: those that the writer has chosen; without them, all.
 */
export async function cleanPictures(
  { git, base }: Repository,
  host: WorkshopHost,
  paths: readonly string[] | undefined,
): Promise<void> {
  const { site } = host;
  const { texts, others } = presentFiles(site);
  const begun = await filesOf(git, base, writersFolders(site));
  const wanted = paths && new Set(paths);
  const isUnused = unusedIn(site, texts);
  const isSent = (path: string) => (wanted?.has(path) ?? true) && (begun.has(path) || !isUnused(path));
  const pictures = others.filter((path) => isMedia(path) && !isFilm(path) && isSent(path));
  const present = await blobNames(git, pictures);
  for (const path of pictures) if (present.get(path) !== begun.get(path)?.blob) await cleanPicture(host, path);
}

async function cleanPicture({ site, withoutMetadata }: WorkshopHost, path: string): Promise<void> {
  const root = realpathSync(site.root);
  const stats = lookUp(root, path.split('/'), path);
  if (!stats) return;
  const file = join(root, path);
  const former = readFileSync(file);
  const bytes = await withoutMetadata(former);
  if (!former.equals(bytes)) exchangeBytes(site, { path, name: path, file, stats }, former, bytes);
}
