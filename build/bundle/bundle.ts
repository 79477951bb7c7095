import { basename, relative } from 'node:path';
import * as esbuild from 'esbuild';
import type { RenderDocument, SiteDefinition } from '../contract/definition.ts';
import { type OutputFile, outputFile } from '../contract/output.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { clientBundle, TARGET } from './client/client-bundle.ts';
import { noticesOf } from './client/notices.ts';
import { inlineScripts, stylesheetFiles } from './client/plugins.ts';
import { loadModules } from './load-modules.ts';

/** A kind's stylesheet: its text to inline, and the file it is linked as. */
export interface Stylesheet {
  text: string;
  file: OutputFile;
}

/** The site's pages, ready to render, with what they need to look right. */
export interface Bundle {
  render: RenderDocument;
  components: ReadonlyMap<string, unknown>;
  styles: ReadonlyMap<string, Stylesheet>;
  /** Files of the browser's entries, by name, below the output folder. */
  scripts: Readonly<Record<string, string>>;
  /** Fonts, scripts, what else pages and their styles load, and the licences of it all. */
  assets: OutputFile[];
}

export interface BundleOptions {
  /** Folder the site is served from. */
  base: string;
  /** React's development build, which warns. */
  development: boolean;
}

/** Entries of the server bundle. A kind may be called anything, so its entry bears a prefix. */
const DOCUMENT = 'document';
const KIND = 'kind-';
const ASSETS = 'assets';

/** Bundles the kinds' components for Node, one stylesheet a kind. Class names are settled once, for all of them. */
export async function bundle(
  definition: SiteDefinition,
  { base, development }: BundleOptions,
): Promise<{ bundle: Bundle; diagnostics: Diagnostic[] } | { diagnostics: Diagnostic[] }> {
  const { root, client } = definition;
  const [result, browser] = await Promise.all([
    attempt(() => compile(definition)),
    attempt(() => clientBundle({ root, ...client, development, folder: ASSETS })),
  ]);
  if ('diagnostics' in result) return result;
  if ('diagnostics' in browser) return browser;
  const outputs = new Map(result.outputFiles.map((file) => [relative(definition.root, file.path), file]));
  const loaded = await attemptLoad(() =>
    loadModules(
      root,
      result.outputFiles.filter(({ path }) => path.endsWith('.js')),
    ),
  );
  if ('diagnostics' in loaded) return loaded;
  const { modules } = loaded;

  const assets = result.outputFiles
    .filter(({ path }) => !/\.(?:js|css)$/.test(path))
    .map(({ path, contents }) => outputFile(`${ASSETS}/${basename(path)}`, contents));
  const components = new Map<string, unknown>();
  const styles = new Map<string, Stylesheet>();
  let render: RenderDocument | undefined;
  for (const [path, { entryPoint, cssBundle }] of Object.entries(result.metafile.outputs)) {
    if (!entryPoint) continue;
    const name = entryName(path);
    const module = modules.get(basename(path));
    if (name === DOCUMENT) render = module?.render as RenderDocument;
    if (!name.startsWith(KIND)) continue;
    const kind = name.slice(KIND.length);
    if (module) components.set(kind, module.default);
    const css = cssBundle && outputs.get(cssBundle);
    if (css) styles.set(kind, stylesheet(css, assets, base));
  }
  if (!render) return { diagnostics: [codeError(`${definition.entry} n'exporte pas de fonction « render ».`)] };
  const { text, diagnostics } = await noticesOf(root, [result.metafile, ...browser.metafiles]);
  const notices = outputFile(client.notices, text);
  const published = [...assets, ...browser.files, notices];
  return { bundle: { render, components, styles, scripts: browser.scripts, assets: published }, diagnostics };
}

async function compile(definition: SiteDefinition) {
  const components = Object.entries(definition.kinds).flatMap(([kind, { component }]) =>
    component ? [[`${KIND}${kind}`, component]] : [],
  );
  return esbuild.build({
    absWorkingDir: definition.root,
    entryPoints: { ...Object.fromEntries(components), [DOCUMENT]: definition.entry },
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
    external: ['react', 'react-dom'],
    loader: { '.woff2': 'file' },
    plugins: [stylesheetFiles(definition.root), inlineScripts(definition.root, TARGET)],
    // Renaming would give each build its own class names.
    minifySyntax: true,
    minifyWhitespace: true,
    metafile: true,
    write: false,
    logLevel: 'silent',
  });
}

/** What esbuild has to say against the code, as diagnostics. A CSS module's missing class arrives as a warning; on a page it would be a missing style. */
async function attempt<Result extends { warnings: esbuild.Message[] }>(
  work: () => Promise<Result>,
): Promise<Result | { diagnostics: Diagnostic[] }> {
  try {
    const result = await work();
    return result.warnings.length > 0 ? { diagnostics: result.warnings.map(toDiagnostic) } : result;
  } catch (error) {
    if (isBuildFailure(error)) return { diagnostics: error.errors.map(toDiagnostic) };
    throw error;
  }
}

/** A module that throws as it is loaded is a defect of the code, and the end of this build only. */
async function attemptLoad<Modules>(
  work: () => Promise<Modules>,
): Promise<{ modules: Modules } | { diagnostics: Diagnostic[] }> {
  try {
    return { modules: await work() };
  } catch (error) {
    return {
      diagnostics: [
        codeError(`Un module ne se charge pas : ${error instanceof Error ? error.message : String(error)}.`),
      ],
    };
  }
}

/** A stylesheet names its fonts by their published address, so that it can stand in a page as well as beside it. */
function stylesheet(
  { path, text: source }: esbuild.OutputFile,
  assets: readonly OutputFile[],
  base: string,
): Stylesheet {
  const text = assets.reduce(
    (css, asset) => css.replaceAll(`./${basename(asset.path)}`, `${base}/${asset.path}`),
    source.trim(),
  );
  return { text, file: outputFile(`${ASSETS}/${basename(path).slice(KIND.length)}`, text) };
}

function entryName(output: string): string {
  return basename(output).replace(/-[A-Z0-9]+\.js$/, '');
}

function isBuildFailure(error: unknown): error is esbuild.BuildFailure {
  return error instanceof Error && 'errors' in error && Array.isArray(error.errors);
}

function toDiagnostic({ text, location }: esbuild.Message): Diagnostic {
  return { ...codeError(text), ...(location && placeOf(location)) };
}

function codeError(message: string): Diagnostic {
  const hint = "C'est un défaut du code du site, pas d'un texte.";
  return { severity: 'error', file: 'src', line: 1, column: 1, rule: 'code', message, hint };
}

/** esbuild counts bytes; editors count characters. */
function placeOf({
  file,
  line,
  column,
  length,
  lineText,
}: esbuild.Location): Pick<Diagnostic, 'file' | 'line' | 'column' | 'length'> {
  const bytes = Buffer.from(lineText);
  const before = bytes.subarray(0, column).toString().length;
  return { file, line, column: before + 1, length: bytes.subarray(column, column + length).toString().length || 1 };
}
