import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import * as esbuild from 'esbuild';
import type { CompiledCode } from '../../../contract/bundle.ts';
import type { LibraryPatch } from '../../../contract/definition.ts';
import { FINISHING_MODULES, finishScript } from './finish-script.ts';
import { includesPackages } from './notices.ts';
import { adoptedStyles, patchLibraries, sharedVendor, vendorSource } from './plugins.ts';

export interface ClientFacts {
  /** Paths of scripts below the output folder, by the name of their entry. */
  scripts: Readonly<Record<string, string>>;
  /** The inputs and imports of each output, as esbuild reports them. */
  outputs: esbuild.Metafile['outputs'];
  warnings: esbuild.Message[];
}

/** The oldest browsers that the site supports. */
export const TARGET = ['chrome107', 'firefox104', 'safari16'];

/**
 * Bundles the browser's entries as modules that share one chunk of React. Returns every file that they load, below the output folder.
 * By default esbuild would scatter React over several chunks and a second level of requests.
 */
export async function bundleClient({
  root,
  entries,
  notices,
  patches = [],
  development,
  folder,
}: ClientOptions): Promise<CompiledCode<ClientFacts>> {
  const options = sharedOptions(root, development, await finishingKey(notices));
  const { vendor, metafile } = await buildVendor(root, options);
  const within: string[] = [];
  const styles = adoptedStyles(root, (inputs) => within.push(...inputs));
  const result = await esbuild.build({
    ...options,
    entryPoints: { ...entries },
    splitting: true,
    plugins: [sharedVendor(basename(vendor.path)), styles, patchLibraries(patches)],
  });
  const metafiles = [metafile, result.metafile];
  const { outputs } = result.metafile;
  const scripts = scriptsOf(outputs, entries, folder);
  const bundled = { outputs, entries: Object.values(scripts), target: TARGET };
  const loaded = [vendor, ...result.outputFiles].filter(isLoaded(outputs));
  const borrowing = new Set(
    metafiles
      .flatMap(({ outputs }) => Object.entries(outputs))
      .flatMap(([path, output]) => (includesPackages(output) ? basename(path) : [])),
  );
  const files = await Promise.all(
    loaded.map(async ({ path, contents, text }) => {
      const banner = borrowing.has(basename(path)) ? `/*! ../${notices} */` : '';
      const finished = path.endsWith('.js') ? await finishScript(text, path, { ...bundled, banner }) : contents;
      return { path: `${folder}/${basename(path)}`, contents: Buffer.from(finished) };
    }),
  );
  const inputs = [...metafiles.flatMap(({ inputs }) => Object.keys(inputs)), ...within];
  const facts = { scripts, outputs: { ...metafile.outputs, ...outputs }, warnings: result.warnings };
  return { files, facts, inputs };
}

/** Returns the paths of the entries' files below the output folder, by entry name. */
function scriptsOf(
  outputs: esbuild.Metafile['outputs'],
  entries: ClientOptions['entries'],
  folder: string,
): Record<string, string> {
  const names = new Map(Object.entries(entries).map(([name, file]) => [file, name]));
  return Object.fromEntries(
    Object.entries(outputs).flatMap(([path, { entryPoint = '' }]) => {
      const name = names.get(entryPoint);
      return name !== undefined && path.endsWith('.js') ? [[name, `${folder}/${basename(path)}`]] : [];
    }),
  );
}

/** Leaves out the stylesheets that esbuild writes beside scripts, because `?adopted` imports contain the styles that scripts need. */
function isLoaded(outputs: esbuild.Metafile['outputs']): (file: esbuild.OutputFile) => boolean {
  const lazyStyles = new Set(Object.values(outputs).flatMap(({ cssBundle }) => (cssBundle ? basename(cssBundle) : [])));
  return ({ path }) => !lazyStyles.has(basename(path));
}

interface ClientOptions {
  root: string;
  /** Modules by name, as paths from the root. */
  entries: Readonly<Record<string, string>>;
  /** Path of the file of licences below the output folder, which files with code of packages name. */
  notices: string;
  patches?: readonly LibraryPatch[];
  /** True for React's development build. */
  development: boolean;
  /** Folder of the scripts below the output folder. */
  folder: string;
}

async function buildVendor(
  root: string,
  options: ReturnType<typeof sharedOptions>,
): Promise<{ vendor: esbuild.OutputFile; metafile: esbuild.Metafile }> {
  const { outputFiles, metafile } = await esbuild.build({
    ...options,
    stdin: { contents: vendorSource(root), resolveDir: root, sourcefile: 'vendor.js' },
    entryNames: 'vendor-[hash]',
  });
  const [vendor] = outputFiles;
  if (!vendor) throw new Error('esbuild wrote no vendor file');
  return { vendor, metafile };
}

/**
 * Returns a hash of everything that changes scripts after esbuild has named them. It becomes part of their names, because under an old name
 * a browser might combine a new script with a chunk of an earlier build, which it caches forever.
 */
async function finishingKey(notices: string): Promise<string> {
  const sources = await Promise.all(FINISHING_MODULES.map((name) => readFile(join(import.meta.dirname, name))));
  const hash = createHash('sha256').update(`${esbuild.version} ${notices}`);
  for (const source of sources) hash.update(source);
  return hash.digest('hex').slice(0, 16);
}

function sharedOptions(root: string, development: boolean, key: string) {
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
    // Identifiers are shortened later; here esbuild would also rename the classes of CSS modules.
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: 'none',
    metafile: true,
    write: false,
    // The banner makes esbuild include the key in the hash of each name. Shortening identifiers removes the comment.
    banner: { js: `/* ${key} */` },
    logLevel: 'silent',
  } satisfies esbuild.BuildOptions;
}
