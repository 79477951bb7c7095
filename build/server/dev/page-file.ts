import { readFileSync } from 'node:fs';
import type { LazyFiles } from '../../contract/output.ts';
import type { BuildResult } from '../../pipeline/index.ts';
import { ifPresent } from '../../platform/errors.ts';

/**
 * A file that pages of a build load, by its path below the output folder: what the build has made at once, else a picture of a draft that
 * `lazy` makes, else one that lies in the content. Undefined for any other.
 */
export async function pageFile(
  { files = [], library }: Pick<BuildResult['values'], 'files' | 'library'>,
  lazy: LazyFiles,
  path: string,
): Promise<Uint8Array | undefined> {
  const made = files.find((file) => file.path === path) ?? (await madeBy(lazy, path));
  if (made) return Buffer.from(made.contents());
  const asset = [...(library?.all.values() ?? [])].find(({ output }) => output === path);
  return asset && ifPresent(() => readFileSync(asset.file.target), undefined);
}

async function madeBy(lazy: LazyFiles, path: string) {
  const made = await lazy.get(path)?.();
  return made?.value.files.find((file) => file.path === path);
}
