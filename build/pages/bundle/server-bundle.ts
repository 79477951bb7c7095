import { basename } from 'node:path';
import * as esbuild from 'esbuild';
import type { CompiledCode } from '../../contract/bundle.ts';
import type { SiteDefinition } from '../../contract/definition.ts';
import { TARGET } from './client/client-bundle.ts';
import { adoptedStyles, fileBytes, inlineScripts, symbolFiles } from './client/plugins.ts';
import type { CodeMessage } from './code-diagnostics.ts';
import { ASSETS } from './stylesheets.ts';

export interface ServerFacts {
  outputs: esbuild.Metafile['outputs'];
  warnings: CodeMessage[];
}

/** Packages that the site's code shares with the generator's process. */
const SHARED = ['react', 'react-dom', 'zod'];

const OPTIONS = {
  outdir: ASSETS,
  entryNames: '[name]-[hash]',
  assetNames: '[name]-[hash]',
  chunkNames: 'chunk-[hash]',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  jsx: 'automatic',
  loader: { '.woff2': 'file' },
  target: ['node20', ...TARGET],
  // Shortening identifiers would give each build other class names.
  minifySyntax: true,
  minifyWhitespace: true,
  metafile: true,
  write: false,
  logLevel: 'silent',
} as const satisfies esbuild.BuildOptions;

type ServerOptions = Pick<SiteDefinition, 'entry' | 'nodePackages'>;

/** Compiles the site's code for Node as CommonJS: a chunk each for the entry, components (with stylesheets) and asset generators. Class names agree. */
export async function serverBundle(
  root: string,
  { entry, nodePackages = [] }: ServerOptions,
): Promise<CompiledCode<ServerFacts>> {
  const within: string[] = [];
  const onInputs = (inputs: readonly string[]) => void within.push(...inputs);
  const { outputFiles, metafile, warnings } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: { document: entry },
    external: [...SHARED, ...nodePackages],
    plugins: [fileBytes(root), adoptedStyles(root, onInputs), symbolFiles(root), inlineScripts(root, TARGET, onInputs)],
    ...OPTIONS,
  });
  const assets = outputFiles.map(({ path }) => basename(path)).filter((name) => !/\.(?:js|css)$/.test(name));
  const files = outputFiles.map(async ({ path, contents, text }) => ({
    path: basename(path),
    contents: path.endsWith('.js') ? Buffer.from(await toCommonJs(atRoot(text, assets))) : contents,
  }));
  return {
    files: await Promise.all(files),
    facts: { outputs: metafile.outputs, warnings },
    inputs: [...Object.keys(metafile.inputs), ...within],
  };
}

/** Replaces relative paths of assets in code by their addresses from the root, which pages use. */
function atRoot(text: string, assets: readonly string[]): string {
  return assets.reduce((code, name) => code.replaceAll(`"./${name}"`, `"/${ASSETS}/${name}"`), text);
}

/** Converts an ES module to the CommonJS that `runModules` runs. */
async function toCommonJs(text: string): Promise<string> {
  const { code } = await esbuild.transform(text, {
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    // `import()` becomes `require`, so that `runModules` sees it.
    supported: { 'dynamic-import': false },
  });
  return code;
}
