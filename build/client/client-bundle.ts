import { basename } from 'node:path';
import * as esbuild from 'esbuild';
import type { OutputFile } from '../output.ts';
import { sharedVendor, stylesheetFiles, withoutInjectedStyles } from './plugins.ts';
import { vendorSource } from './vendor.ts';

/** The browser's side: scripts by the name of their entry (their file below the output folder), and every file they load. */
export interface ClientBundle {
  scripts: Readonly<Record<string, string>>;
  files: OutputFile[];
  warnings: esbuild.Message[];
}

const TARGET = ['chrome107', 'firefox104', 'safari16'];

/**
 * Bundles the browser's entries as modules that share one chunk of React.
 * Left to itself, esbuild would scatter React over several chunks and a second level of requests.
 */
export async function clientBundle({ root, entries, development, folder }: ClientOptions): Promise<ClientBundle> {
  const vendor = await buildVendor(root, development);
  const result = await esbuild.build({
    ...shared(root, development),
    entryPoints: { ...entries },
    splitting: true,
    plugins: [sharedVendor(basename(vendor.path)), stylesheetFiles(), withoutInjectedStyles()],
    metafile: true,
  });
  const scripts: Record<string, string> = {};
  for (const [path, { entryPoint }] of Object.entries(result.metafile.outputs)) {
    const name = Object.keys(entries).find((entry) => entries[entry] === entryPoint);
    if (name && path.endsWith('.js')) scripts[name] = `${folder}/${basename(path)}`;
  }
  const lazyStyles = new Set(
    Object.values(result.metafile.outputs)
      .flatMap(({ cssBundle }) => cssBundle ?? [])
      .map((path) => basename(path)),
  );
  const loaded = [vendor, ...result.outputFiles].filter(({ path }) => !lazyStyles.has(basename(path)));
  const files = await Promise.all(
    loaded.map(async ({ path, contents, text }) => ({
      path: `${folder}/${basename(path)}`,
      contents: path.endsWith('.js') ? await minify(text) : contents,
    })),
  );
  return { scripts, files, warnings: result.warnings };
}

interface ClientOptions {
  root: string;
  /** Modules by name, from the root. */
  entries: Readonly<Record<string, string>>;
  /** React's development build. */
  development: boolean;
  /** Folder of the files, below the output folder. */
  folder: string;
}

async function buildVendor(root: string, development: boolean): Promise<esbuild.OutputFile> {
  const { outputFiles } = await esbuild.build({
    ...shared(root, development),
    stdin: { contents: await vendorSource(), resolveDir: root, sourcefile: 'vendor.js' },
    entryNames: 'vendor-[hash]',
  });
  const [file] = outputFiles;
  if (!file) throw new Error('esbuild wrote no vendor file');
  return file;
}

function shared(root: string, development: boolean) {
  return {
    absWorkingDir: root,
    outdir: 'client',
    entryNames: '[name]-[hash]',
    chunkNames: 'chunk-[hash]',
    assetNames: '[name]-[hash]',
    bundle: true,
    format: 'esm',
    platform: 'browser',
    target: TARGET,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': JSON.stringify(development ? 'development' : 'production') },
    // Identifiers are shortened afterwards: here that would also rename the classes of CSS modules.
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: 'none',
    write: false,
    logLevel: 'silent',
  } satisfies esbuild.BuildOptions;
}

async function minify(code: string): Promise<string> {
  return (await esbuild.transform(code, { minify: true, format: 'esm', target: TARGET, legalComments: 'none' })).code;
}
