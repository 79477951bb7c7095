import { mkdirSync, rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { SiteDefinition } from '../../../../build/contract/definition.ts';
import type { VisitorsBuildOptions } from '../../../../build/contract/visitors-build.ts';
import { publicationFolder } from '../publication-record.ts';
import type { Repository } from './repository.ts';

/** Writes the texts and static files of a commit into a folder of their own, in the place of those of an earlier one. */
export async function checkedOut(
  { git, prefix }: Repository,
  site: SiteDefinition,
  commit: string,
): Promise<NonNullable<VisitorsBuildOptions['content']>> {
  const folder = join(publicationFolder(site), 'commit');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const env = { GIT_INDEX_FILE: join(folder, '.index') };
  const shown = (dir: string) => relative(site.root, dir).split(sep).join('/');
  const folders = [shown(site.contentDir), shown(site.staticDir)];
  await git(['read-tree', commit], { env });
  const paths = await git.bytes(['ls-files', '-z', '--', ...folders], { env });
  await git(['checkout-index', '-f', '-z', '--stdin', `--prefix=${folder}/`], { env, input: paths });
  const [contentDir = '', staticDir = ''] = folders.map((name) => join(folder, prefix, name));
  return { contentDir, staticDir };
}
