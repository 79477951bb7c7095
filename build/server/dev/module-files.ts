import { join, relative, resolve } from 'node:path';
import * as esbuild from 'esbuild';

/** The generator's folder. */
const GENERATOR = 'build';

/** The bundle loads what modules outside the generator's folder import on demand: the components of pages. */
export async function moduleFiles(root: string, entryPoints: string[]): Promise<ReadonlySet<string>> {
  const { metafile } = await esbuild.build({
    absWorkingDir: root,
    entryPoints,
    bundle: true,
    outdir: '/',
    packages: 'external',
    platform: 'node',
    format: 'esm',
    write: false,
    plugins: [withoutDynamicImports(join(root, GENERATOR))],
    metafile: true,
    logLevel: 'silent',
  });
  return new Set(Object.keys(metafile.inputs).map((path) => resolve(root, path)));
}

/** Leaves out what the project's modules outside a folder import on demand. */
function withoutDynamicImports(folder: string): esbuild.Plugin {
  return {
    name: 'without dynamic imports',
    setup: ({ onResolve }) =>
      onResolve({ filter: /^\./ }, ({ kind, importer, path }) =>
        kind === 'dynamic-import' && relative(folder, importer).startsWith('..') && !importer.includes('node_modules')
          ? { path, external: true }
          : undefined,
      ),
  };
}
