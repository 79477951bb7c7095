import { basename, join } from 'node:path';
import { Script } from 'node:vm';
import * as zod from 'zod';
import type { ErrorOrigin } from '../../contract/bundle.ts';
import { packagesOf } from './packages.ts';
import type { ServerFacts } from './server-bundle.ts';

/** A bundled module as CommonJS. */
export interface ServerModule {
  /** Name of the module's file, by which modules require each other. */
  name: string;
  code: string;
}

/** The exports of a module. */
type Exports = Readonly<Record<string, unknown>>;

/** Modules that run on request, each once. */
export interface RunningModules {
  exportsOf: (name: string) => Exports;
}

/**
 * Returns a function that runs bundled modules with packages of the project at `root`.
 * They are CommonJS, because Node keeps an imported module for the life of its process: the memory of a server that builds
 * repeatedly would grow with each build.
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
      // This process has already loaded zod, and the site's schemas must come from the same copy.
      if (specifier === 'zod') return zod;
      const chunk = sources.get(basename(specifier));
      return specifier.startsWith('.') && chunk !== undefined
        ? load(basename(specifier), chunk)
        : fromPackage(specifier);
    });
    return module.exports;
  };
  return { exportsOf: (name) => load(name, sources.get(name) ?? '') };
}

/** Returns the file of a bundled module's import (`() => import('./a.ts')`) without running it: `toCommonJs` has made it a `require`. */
export function importedFile(load: () => unknown): string | undefined {
  return /require\(["']\.\/([^"']+)["']\)/.exec(String(load))?.[1];
}

/**
 * Finds the component that threw while a page of the component in `chunk` was rendered. Chunks keep the names of functions, and a component's
 * file has its component's name, so it is the innermost function in the trace that has a file of its name.
 */
export function errorOrigin(
  error: unknown,
  { outputs }: Pick<ServerFacts, 'outputs'>,
  chunk: string,
): ErrorOrigin | undefined {
  const trace = error instanceof Error ? (error.stack ?? '') : '';
  // The styles of a component have its name, too.
  const files = Object.values(outputs)
    .flatMap(({ inputs }) => Object.keys(inputs))
    .filter((path) => !path.endsWith('.css'));
  for (const [, component = ''] of trace.matchAll(/^[ \t]+at (?:new )?([A-Z]\w*) \(/gm)) {
    const file = files.find((path) => !path.includes('node_modules/') && nameOf(path) === component);
    if (file !== undefined) return { component, file };
  }
  const module = Object.entries(outputs).find(([path]) => basename(path) === chunk)?.[1].entryPoint;
  return module === undefined ? undefined : { component: nameOf(module), file: module };
}

/** Returns the name of a component's file: 'src/islands/menu/Menu.island.tsx' → 'Menu'. */
function nameOf(path: string): string {
  return basename(path).replace(/\..*/s, '');
}
