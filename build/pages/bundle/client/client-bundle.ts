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
  /** Files below the output folder, by the name of their entry. */
  scripts: Readonly<Record<string, string>>;
  /** The sources of the files. */
  outputs: esbuild.Metafile['outputs'];
  warnings: esbuild.Message[];
}

/** The browsers that the site is made for. */
export const TARGET = ['chrome107', 'firefox104', 'safari16'];

/**
 * Bundles the browser's entries as modules that share one chunk of React: every file that they load, below the output folder.
 * Left to itself, esbuild would scatter React over several chunks and a second level of requests.
 */
export async function bundleClient({
  root,
  entries,
  notices,
  patches = [],
  development,
  folder,
}: ClientOptions): Promise<CompiledCode<ClientFacts>> {
  const options = shared(root, development, await finishingKey(notices));
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

/** The entries' files below the output folder, by the entries' names. */
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

/** Leaves out the stylesheets that esbuild writes beside scripts: `?adopted` imports hold what scripts need of them. */
function isLoaded(outputs: esbuild.Metafile['outputs']): (file: esbuild.OutputFile) => boolean {
  const lazyStyles = new Set(Object.values(outputs).flatMap(({ cssBundle }) => (cssBundle ? basename(cssBundle) : [])));
  return ({ path }) => !lazyStyles.has(basename(path));
}

interface ClientOptions {
  root: string;
  /** Modules by name, from the root. */
  entries: Readonly<Record<string, string>>;
  /** The file of licences, below the output folder: files that hold code of packages name it. */
  notices: string;
  patches?: readonly LibraryPatch[];
  /** React's development build. */
  development: boolean;
  /** Folder of the files, below the output folder. */
  folder: string;
}

async function buildVendor(
  root: string,
  options: ReturnType<typeof shared>,
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
 * A hash of all that changes scripts after esbuild has named them. It enters their names: under an old name, a browser might pair a new script
 * with a chunk of an earlier build, which it caches for good.
 */
async function finishingKey(notices: string): Promise<string> {
  const sources = await Promise.all(FINISHING_MODULES.map((name) => readFile(join(import.meta.dirname, name))));
  const hash = createHash('sha256').update(`${esbuild.version} ${notices}`);
  for (const source of sources) hash.update(source);
  return hash.digest('hex').slice(0, 16);
}

function shared(root: string, development: boolean, key: string) {
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
    metafile: true,
    write: false,
    // Has the key enter the hash in each name. The comment itself is removed when identifiers are shortened.
    banner: { js: `/* ${key} */` },
    logLevel: 'silent',
  } satisfies esbuild.BuildOptions;
}
