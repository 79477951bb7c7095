import * as esbuild from 'esbuild';
import { TARGET } from './client/client-bundle.ts';
import { inlineScripts, stylesheetFiles } from './client/plugins.ts';

/** Where the site's code for Node would be written, and the names of fonts and the like begin. */
export const ASSETS = 'assets';

/** Packages that the site's code shares with the generator's process. */
const EXTERNAL = ['react', 'react-dom', 'zod'];

/** The site's code for Node: its entry, and a chunk with its own stylesheet for each component that a kind imports. Class names are settled once, for all of them. */
export function serverBundle(root: string, entry: string) {
  return esbuild.build({
    absWorkingDir: root,
    entryPoints: { document: entry },
    outdir: ASSETS,
    entryNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    chunkNames: 'chunk-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: ['node20', ...TARGET],
    jsx: 'automatic',
    external: EXTERNAL,
    loader: { '.woff2': 'file' },
    plugins: [stylesheetFiles(root), inlineScripts(root, TARGET)],
    // Renaming would give each build its own class names.
    minifySyntax: true,
    minifyWhitespace: true,
    metafile: true,
    write: false,
    logLevel: 'silent',
  });
}
