import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { Script } from 'node:vm';
import * as esbuild from 'esbuild';

type Exports = Record<string, unknown>;
type Require = (specifier: string) => unknown;

/**
 * Runs bundled modules and gives what each exports, by file name; packages are those of the project at `root`.
 * They are run as CommonJS: Node keeps an imported module for the life of its process, so that a server which builds
 * again and again would grow with each build.
 */
export async function loadModules(
  root: string,
  files: readonly { path: string; text: string }[],
): Promise<ReadonlyMap<string, Exports>> {
  const sources = new Map(
    await Promise.all(files.map(async ({ path, text }) => [basename(path), await toCommonJs(text)] as const)),
  );
  const fromPackage: Require = createRequire(join(root, 'package.json'));
  const loaded = new Map<string, { exports: Exports }>();
  const load = (name: string, source: string): Exports => {
    const known = loaded.get(name);
    if (known) return known.exports;
    const module = { exports: {} };
    loaded.set(name, module);
    const run: (module: object, require: Require) => void = new Script(`(module, require) => {${source}\n}`, {
      filename: join(root, name),
    }).runInThisContext();
    run(module, (specifier) => {
      const chunk = sources.get(basename(specifier));
      return specifier.startsWith('.') && chunk !== undefined
        ? load(basename(specifier), chunk)
        : fromPackage(specifier);
    });
    return module.exports;
  };
  // Chunks come with the entries that import them, or not at all: what only the browser loads is never run here.
  const entries = [...sources].filter(([name]) => !name.startsWith('chunk-'));
  return new Map(entries.map(([name, source]) => [name, load(name, source)]));
}

async function toCommonJs(text: string): Promise<string> {
  return (await esbuild.transform(text, { format: 'cjs', platform: 'node', target: 'node20' })).code;
}
