import { basename, join } from 'node:path';
import { Script } from 'node:vm';
import { packagesOf } from './packages.ts';

/** A bundled module as CommonJS. */
export interface ServerModule {
  /** Its file's name; modules require each other by it. */
  name: string;
  code: string;
}

/** Thrown instead of running a module whose file name is all that is wanted. */
class ModuleFound extends Error {
  readonly file: string;

  constructor(file: string) {
    super(file);
    this.file = file;
  }
}

/** What a module exports. */
type Exports = Readonly<Record<string, unknown>>;

/** Modules that are run when they are asked for, each once. */
export interface RunningModules {
  exportsOf: (name: string) => Exports;
  /** The file that an import leads to (`() => import('./a.ts')`), without running its module. */
  fileBehind: (load: () => Promise<unknown>) => Promise<string | undefined>;
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
  let isLookingUp = false;
  const load = (name: string, code: string): Exports => {
    if (isLookingUp) throw new ModuleFound(name);
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
  return {
    exportsOf: (name) => load(name, sources.get(name) ?? ''),
    fileBehind: async (load) => {
      isLookingUp = true;
      try {
        await load();
        return undefined;
      } catch (error) {
        if (error instanceof ModuleFound) return error.file;
        throw error;
      } finally {
        isLookingUp = false;
      }
    },
  };
}
