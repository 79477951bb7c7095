import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { Script } from 'node:vm';

type Exports = Record<string, unknown>;
type Require = (specifier: string) => unknown;

/** Modules that have been run, and those that they load later. */
export interface LoadedModules {
  /** What each entry exports, by its name without hash and extension. */
  entries: ReadonlyMap<string, Exports>;
  /** The file whose module has this default export, of those that have been run so far. */
  fileOf: (exported: unknown) => string | undefined;
}

/**
 * Runs bundled modules, which are CommonJS; packages are those of the project at `root`.
 * As such they can be forgotten: Node keeps an imported module for the life of its process, so that a server which builds
 * again and again would grow with each build.
 */
export function loadModules(root: string, files: readonly { path: string; text: string }[]): LoadedModules {
  const sources = new Map(files.map(({ path, text }) => [basename(path), text]));
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
  // Chunks come with the modules that import them, or not at all: what only the browser loads is never run here.
  const entries = [...sources].filter(([name]) => !name.startsWith('chunk-'));
  return {
    entries: new Map(entries.map(([name, source]) => [name.replace(/(?:-[A-Z0-9]+)?\.js$/, ''), load(name, source)])),
    fileOf: (exported) => [...loaded].find(([, module]) => module.exports.default === exported)?.[0],
  };
}
