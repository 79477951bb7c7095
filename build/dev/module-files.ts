import { resolve } from 'node:path';
import * as esbuild from 'esbuild';

/** Absolute paths of the project's own modules that an entry imports, whatever the way. `entry` is from the root. */
export async function moduleFiles(root: string, entry: string): Promise<ReadonlySet<string>> {
  const { metafile } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  return new Set(Object.keys(metafile.inputs).map((path) => resolve(root, path)));
}
