import { basename, join } from 'node:path';
import { Script } from 'node:vm';
import { packagesOf } from './packages.ts';

/** A bundled module as CommonJS. */
export interface ServerModule {
  /** Its file's name; modules require each other by it. */
  name: string;
  code: string;
}

/** What a module exports. */
type Exports = Readonly<Record<string, unknown>>;

/** Modules that are run when they are asked for, each once. */
export interface RunningModules {
  exportsOf: (name: string) => Exports;
}

/**
 * Makes bundled modules run; packages are those of the project at `root`.
 * They are CommonJS: Node keeps an imported module for the life of its process, so that a server which builds
 * again and again would grow with each build.
 */
export function runModules(root: string, modules: readonly ServerModule[]): RunningModules {
  const sources = new Map(modules.map(({ name, code }) => [name, code]));
  const fromPackage = packagesOf(root);
  const loaded = new Map<string, { exports: Exports }>();
  const load = (name: string, code: string): Exports => {
    const known = loaded.get(name);
    if (known) return known.exports;
    const module = { exports: {} };
    loaded.set(name, module);
    const run: (module: object, require: (specifier: string) => unknown) => void = new Script(
      `(module, require) => {${code}\n}`,
      { filename: join(root, name) },
    ).runInThisContext();
    run(module, (specifier) => {
      const chunk = sources.get(basename(specifier));
      return specifier.startsWith('.') && chunk !== undefined
        ? load(basename(specifier), chunk)
        : fromPackage(specifier);
    });
    return module.exports;
  };
  return { exportsOf: (name) => load(name, sources.get(name) ?? '') };
}

/** The file that an import of a bundled module leads to (`() => import('./a.ts')`), without running it: `toCommonJs` has made it a `require`. */
export function fileBehind(load: () => unknown): string | undefined {
  return /require\(["']\.\/([^"']+)["']\)/.exec(String(load))?.[1];
}
