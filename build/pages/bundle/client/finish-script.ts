import { basename } from 'node:path';
import * as esbuild from 'esbuild';

/** A bundle's files by path, with their imports. They are in one folder, and name each other relative to it. */
type Outputs = esbuild.Metafile['outputs'];

/** The modules that finish scripts. */
export const FINISHING_MODULES = ['finish-script.ts', 'load-alone.ts', 'load-chunk.ts'] as const;

interface Finishing {
  outputs: Outputs;
  /** Paths of the files that pages load themselves. */
  entries: readonly string[];
  target: string[];
  /** A comment that is put before the code. */
  banner: string;
}

/**
 * Shortens a bundled script, and lets each `import()` be tried again after a failure (`load-chunk.ts`).
 * To this end a chunk that is loaded on demand imports nothing itself: it is a function whose arguments are its imports.
 */
export async function finishScript(code: string, path: string, options: Finishing): Promise<string> {
  const { outputs, entries } = options;
  const imports = importsOf(outputs, path);
  const dynamic = imports.filter(({ kind }) => kind === 'dynamic-import');
  const contents = dynamic.reduce((text, { path: module }) => {
    const files = closure(outputs, module).map((file) => JSON.stringify(`./${file}`));
    return text.replaceAll(`import("./${basename(module)}")`, `$loadChunk(${files.join()})`);
  }, code);
  const isLoadedAtOnce = entries.some((entry) => closure(outputs, entry).includes(basename(path)));
  if (!isLoadedAtOnce && imports.length > 0) return minify(await asFunction(contents, options), options);
  return minify(loaderFor(dynamic, outputs) + contents, options);
}

/** Returns the import of `$loadChunk` for a script with dynamic imports, otherwise an empty text. */
function loaderFor(dynamic: readonly { path: string }[], outputs: Outputs): string {
  if (dynamic.length === 0) return '';
  const isAlone = dynamic.every(({ path }) => importsOf(outputs, path).length === 0);
  return isAlone
    ? "import { loadAlone as $loadChunk } from './load-alone.ts';\n"
    : "import { loadChunk as $loadChunk } from './load-chunk.ts';\n";
}

/** Returns a module as `$chunk(require, module, $loadChunk)`, which puts its exports where CommonJS modules do. */
async function asFunction(code: string, { target }: Finishing): Promise<string> {
  const { code: body } = await esbuild.transform(code, {
    format: 'cjs',
    target,
    define: { 'import.meta.url': '$url' },
  });
  return `export const $chunk = (require, module, $loadChunk) => { const $url = import.meta.url;\n${body}\n};`;
}

async function minify(contents: string, { target, banner }: Finishing): Promise<string> {
  const { outputFiles } = await esbuild.build({
    stdin: { contents, resolveDir: import.meta.dirname },
    bundle: true,
    external: ['./*.js'],
    format: 'esm',
    target,
    banner: { js: banner },
    minify: true,
    legalComments: 'none',
    write: false,
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

/** Returns the names of a script and of its static imports, each after those it needs. React's file is outside of the bundle and has no imports. */
function closure(outputs: Outputs, path: string, seen = new Set<string>()): string[] {
  if (seen.has(basename(path))) return [];
  seen.add(basename(path));
  const imports = importsOf(outputs, path);
  const needed = imports.filter(({ kind }) => kind === 'import-statement');
  return [...needed.flatMap((imported) => closure(outputs, imported.path, seen)), basename(path)];
}

/** Returns the scripts that a script imports, without stylesheets and pictures that it names as files. */
function importsOf(outputs: Outputs, path: string): Outputs[string]['imports'] {
  const [, output] = Object.entries(outputs).find(([name]) => basename(name) === basename(path)) ?? [];
  return (output?.imports ?? []).filter(({ kind }) => kind !== 'file-loader');
}
