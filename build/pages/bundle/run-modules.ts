import { basename, join } from 'node:path';
import { Script } from 'node:vm';
import * as zod from 'zod';
import type { ErrorOrigin } from '../../contract/bundle.ts';
import { packagesOf } from './packages.ts';
import type { ServerFacts } from './server-bundle.ts';

/** A bundled module as CommonJS. */
export interface ServerModule {
  /** Its file's name; modules require each other by it. */
  name: string;
  code: string;
}

/** The exports of a module. */
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
      // This process has loaded it, for the same schemas.
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

/** The file that an import of a bundled module leads to (`() => import('./a.ts')`), without running it: `toCommonJs` has made it a `require`. */
export function importedFile(load: () => unknown): string | undefined {
  return /require\(["']\.\/([^"']+)["']\)/.exec(String(load))?.[1];
}

/**
 * The component that threw while a page of the component in `chunk` was rendered. Chunks keep the names of functions, and a component's file
 * has its component's name: so it is the innermost function on the trace that has a file of its name.
 */
export function errorOrigin(
  error: unknown,
  { outputs }: Pick<ServerFacts, 'outputs'>,
  chunk: string,
): ErrorOrigin | undefined {
  const trace = error instanceof Error ? (error.stack ?? '') : '';
  // A component's styles have its name, too.
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

/** 'src/islands/menu/Menu.island.tsx' → 'Menu'. */
function nameOf(path: string): string {
  return basename(path).replace(/\..*/s, '');
}
