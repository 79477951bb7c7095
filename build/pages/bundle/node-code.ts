import { basename } from 'node:path';
import type { AssetGenerators } from '../../contract/asset-generator.ts';
import type { CompiledFile, CompileStep, RenderDocument, Renderer } from '../../contract/bundle.ts';
import type { SiteDefinition } from '../../contract/definition.ts';
import { bundle as messages } from '../../diagnostics/messages/pages.fr.ts';
import { hashOf } from '../../platform/hash.ts';
import { CodeError } from './code-diagnostics.ts';
import { packageVersions } from './packages.ts';
import { importedFile, type RunningModules, runModules, type ServerModule } from './run-modules.ts';
import type { ServerFacts } from './server-bundle.ts';

/** The site's code for Node. */
export interface NodeCode {
  /** Stylesheets and other files that pages load. */
  files: readonly CompiledFile[];
  facts: NodeFacts;
  modules: RunningModules;
  /** Hash of all modules. */
  hash: string;
  inputs: readonly string[];
}

interface NodeFacts extends ServerFacts {
  /** The file of the entry's module, which renders documents. */
  entry: string;
  /** Files of the components' modules, by content type. */
  components: Readonly<Record<string, string>>;
  /** Files of the asset generators' modules, with a hash of all code that each runs. */
  assetGenerators: Readonly<Record<string, { file: string; code: string }>>;
}

interface EntryModule {
  render: RenderDocument;
  contentTypes: Readonly<Record<string, { component?: () => Promise<unknown> }>>;
  assetGenerators?: AssetGenerators;
}

/**
 * Compiles the site's code for Node, and finds the modules of components and asset generators by its entry. If the step returns cached code,
 * nothing runs until a page is rendered. Throws a `CodeError` if the entry cannot be run, or lacks an export.
 */
export async function nodeCode(
  { root, entry, nodePackages = [] }: Pick<SiteDefinition, 'root' | 'entry' | 'nodePackages'>,
  compile: CompileStep,
): Promise<NodeCode> {
  const options = { entry, nodePackages };
  let running: RunningModules | undefined;
  const { files, facts, inputs } = await compile({ root, name: 'code for Node', options }, async () => {
    // The compilers are loaded on demand because that takes long.
    const compiled = await (await import('./server-bundle.ts')).serverBundle(root, options);
    running = runModules(root, modulesOf(compiled.files));
    return { ...compiled, facts: { ...compiled.facts, ...rolesOf(root, entry, compiled, running) } };
  });
  const sources = modulesOf(files);
  const modules = running ?? runModules(root, sources);
  return { files, facts, inputs, modules, hash: hashOf(JSON.stringify(sources)) };
}

/** Runs the entry, and returns what renders documents with the components of content types. */
export function rendererOf({ modules, facts: { entry, components } }: NodeCode): Renderer {
  const { render } = entryModule(modules, entry);
  return { render, componentOf: (contentType) => modules.exportsOf(components[contentType] ?? '').default };
}

function rolesOf(
  root: string,
  source: string,
  { files, facts: { outputs } }: { files: readonly CompiledFile[]; facts: ServerFacts },
  modules: RunningModules,
): Pick<NodeFacts, 'entry' | 'components' | 'assetGenerators'> {
  const entry = basename(Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === source)?.[0] ?? '');
  try {
    const { contentTypes, assetGenerators = {} } = entryModule(modules, entry);
    const components = Object.entries(contentTypes).map(([name, { component }]) => [name, component]);
    return {
      entry,
      components: filesBehind(Object.fromEntries(components)),
      assetGenerators: assetGeneratorHashes(root, filesBehind(assetGenerators), files, outputs),
    };
  } catch (error) {
    throw new CodeError(reasonOf(error, source));
  }
}

/** Returns the file of each import. A content type without pages has no import. */
function filesBehind(imports: Readonly<Record<string, (() => unknown) | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(imports).flatMap(([name, load]) => (load ? [[name, importedFile(load) ?? '']] : [])),
  );
}

function entryModule(modules: RunningModules, entry: string): EntryModule {
  const module = modules.exportsOf(entry);
  if (!hasRender(module)) throw new MissingExport('render');
  if (!hasContentTypes(module)) throw new MissingExport('contentTypes');
  return module;
}

class MissingExport extends Error {}

function hasRender(module: object): module is Pick<EntryModule, 'render'> {
  return 'render' in module && typeof module.render === 'function';
}

function hasContentTypes<Module extends object>(
  module: Module,
): module is Module & Pick<EntryModule, 'contentTypes' | 'assetGenerators'> {
  return 'contentTypes' in module && typeof module.contentTypes === 'object' && module.contentTypes !== null;
}

function reasonOf(error: unknown, entry: string): string {
  const reason = error instanceof Error ? error.message : String(error);
  return error instanceof MissingExport ? messages.missingExport(entry, reason) : messages.moduleFailed(reason);
}

function modulesOf(files: readonly CompiledFile[]): ServerModule[] {
  return files
    .filter(({ path }) => path.endsWith('.js'))
    .map(({ path, contents }) => ({ name: path, code: Buffer.from(contents).toString() }));
}

/** Adds to each asset generator's module the hash of its modules, the packages they load, and Node's version. */
function assetGeneratorHashes(
  root: string,
  assetGenerators: Readonly<Record<string, string>>,
  files: readonly CompiledFile[],
  outputs: ServerFacts['outputs'],
): Record<string, { file: string; code: string }> {
  const contents = new Map(files.map((file) => [file.path, file.contents]));
  const hashed = Object.entries(assetGenerators).map(([name, file]) => {
    const { modules, packages } = reachableFrom(file, outputs);
    const hashes = modules.map((module) => hashOf(contents.get(module) ?? ''));
    const code = hashOf(JSON.stringify([process.version, hashes, packageVersions(root, packages)]));
    return [name, { file, code }] as const;
  });
  return Object.fromEntries(hashed);
}

/** Returns all files and packages that a module may load, itself included. */
function reachableFrom(file: string, outputs: ServerFacts['outputs']): { modules: string[]; packages: string[] } {
  const byFile = new Map(Object.entries(outputs).map(([path, output]) => [basename(path), output]));
  const modules = new Set([file]);
  const packages = new Set<string>();
  for (const module of modules)
    for (const { path, external } of byFile.get(module)?.imports ?? [])
      if (external) packages.add(path);
      else modules.add(basename(path));
  return { modules: [...modules].sort(), packages: [...packages].sort() };
}
