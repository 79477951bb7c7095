import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';
import type { RenderDocument, SiteDefinition } from './definition.ts';
import type { Diagnostic } from './diagnostic.ts';
import type { OutputFile } from './output.ts';

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
  /** Fonts and other files the styles name. */
  assets: OutputFile[];
}

const DOCUMENT = 'document';
const ASSETS = 'assets';

/** Bundles the kinds' components for Node, one stylesheet a kind. Class names are settled once, for all of them. */
export async function bundle(
  definition: SiteDefinition,
  base: string,
): Promise<{ bundle: Bundle } | { diagnostics: Diagnostic[] }> {
  const result = await compile(definition);
  if ('diagnostics' in result) return result;
  const outputs = new Map(result.outputFiles.map((file) => [relative(definition.root, file.path), file]));
  const modules = await load(definition.cacheDir, result.outputFiles);

  const assets = result.outputFiles
    .filter(({ path }) => !/\.(?:js|css)$/.test(path))
    .map(({ path, contents }) => ({ path: `${ASSETS}/${basename(path)}`, contents }));
  const components = new Map<string, unknown>();
  const styles = new Map<string, Stylesheet>();
  let render: RenderDocument | undefined;
  for (const [path, { entryPoint, cssBundle }] of Object.entries(result.metafile.outputs)) {
    const name = entryPoint && entryName(path);
    if (!name) continue;
    const module = modules.get(basename(path));
    if (name === DOCUMENT) render = module?.render as RenderDocument;
    else if (module) components.set(name, module.default);
    const css = cssBundle && outputs.get(cssBundle);
    if (css && name !== DOCUMENT) styles.set(name, stylesheet(css, assets, base));
  }
  if (!render) throw new Error(`${definition.entry} exports no render function`);
  return { bundle: { render, components, styles, assets } };
}

type Compiled = esbuild.BuildResult<{ write: false; metafile: true }>;

async function compile(definition: SiteDefinition): Promise<Compiled | { diagnostics: Diagnostic[] }> {
  const components = Object.entries(definition.kinds).flatMap(([kind, { component }]) =>
    component ? [[kind, component]] : [],
  );
  try {
    const result = await esbuild.build({
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
      target: ['node20', 'chrome107', 'firefox104', 'safari16'],
      jsx: 'automatic',
      external: ['react', 'react-dom'],
      loader: { '.woff2': 'file' },
      // Renaming would give each build its own class names.
      minifySyntax: true,
      minifyWhitespace: true,
      metafile: true,
      write: false,
      logLevel: 'silent',
    });
    // A class that a module does not have arrives as a warning; on the page it would be a missing style.
    if (result.warnings.length > 0) return { diagnostics: result.warnings.map(toDiagnostic) };
    return result;
  } catch (error) {
    if (isBuildFailure(error)) return { diagnostics: error.errors.map(toDiagnostic) };
    throw error;
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
  return { text, file: { path: `${ASSETS}/${basename(path)}`, contents: text } };
}

async function load(
  cacheDir: string,
  files: readonly esbuild.OutputFile[],
): Promise<Map<string, Record<string, unknown>>> {
  await mkdir(cacheDir, { recursive: true });
  const folder = await mkdtemp(join(cacheDir, 'server-'));
  try {
    const scripts = files.filter(({ path }) => path.endsWith('.js'));
    await Promise.all(scripts.map(({ path, contents }) => writeFile(join(folder, basename(path)), contents)));
    await writeFile(join(folder, 'package.json'), '{"type":"module"}');
    const modules = new Map<string, Record<string, unknown>>();
    for (const { path } of scripts) {
      const name = basename(path);
      modules.set(name, (await import(pathToFileURL(join(folder, name)).href)) as Record<string, unknown>);
    }
    return modules;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function entryName(output: string): string {
  return basename(output).replace(/-[A-Z0-9]+\.js$/, '');
}

function isBuildFailure(error: unknown): error is esbuild.BuildFailure {
  return error instanceof Error && 'errors' in error && Array.isArray(error.errors);
}

function toDiagnostic({ text, location }: esbuild.Message): Diagnostic {
  return {
    severity: 'error',
    file: location?.file ?? 'src',
    line: location?.line ?? 1,
    column: (location?.column ?? 0) + 1,
    length: location?.length || 1,
    rule: 'code',
    message: text,
    hint: "C'est un défaut du code du site, pas d'un texte.",
  };
}
