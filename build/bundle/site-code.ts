import { cachedLater } from '../cache/cached.ts';
import type { Makers } from '../contract/maker.ts';
import type { RenderDocument } from '../contract/page.ts';
import { hashOf } from '../system/hash.ts';
import type { CodeCache } from './kept-code.ts';
import { type RunningModules, runModules, type ServerModule } from './run-modules.ts';

/** What draws documents, and the component of each kind. */
export interface Drawing {
  render: RenderDocument;
  componentOf: (kind: string) => unknown;
}

/** The site's code for Node. */
interface SiteCode {
  /** Runs it. */
  drawing: () => Drawing;
  /** The module of each kind's component. */
  components: Readonly<Record<string, string>>;
  /** The module of each maker, and what runs it and gives its default export. */
  makers: ReadonlyMap<string, { file: string; load: () => unknown }>;
  hash: string;
}

interface EntryModule {
  render: RenderDocument;
  kinds: Readonly<Record<string, { component?: () => Promise<{ default?: unknown }> }>>;
  makers?: Makers;
}

/** What the entry module does not export. */
export class MissingExport extends Error {
  readonly missing: keyof EntryModule;

  constructor(name: keyof EntryModule) {
    super(name);
    this.missing = name;
  }
}

/**
 * The site's code as modules, of which `entry` draws documents and names the kinds. Which module is whose is kept: the code need then not run
 * before something is drawn. A fault, which is the code's own, is a `MissingExport` or what it throws as it is loaded.
 */
export async function siteCode(
  root: string,
  entry: string,
  modules: readonly ServerModule[],
  cache: CodeCache | undefined,
): Promise<{ value: SiteCode } | { value: undefined; fault: unknown }> {
  const hash = hashOf(JSON.stringify(modules));
  const running = runModules(root, modules);
  try {
    const { components, makers } = await keptModules(cache, `${hash} ${entry}`, () => modulesIn(running, entry));
    const load = (file: string) => ({ file, load: () => running.exportsOf(file).default });
    const value: SiteCode = {
      drawing: () => drawingOf(running, entry, components),
      components,
      makers: new Map(Object.entries(makers).map(([name, file]) => [name, load(file)])),
      hash,
    };
    return { value };
  } catch (fault) {
    return { value: undefined, fault };
  }
}

function keptModules(cache: CodeCache | undefined, key: string, run: () => Promise<NamedModules>) {
  return cache ? cachedLater(cache.store, { name: 'modules', code: cache.code, run }, key, undefined) : run();
}

/** The files of modules, by the name of the kind that has the component, and of the maker. */
interface NamedModules {
  components: Record<string, string>;
  makers: Record<string, string>;
}

async function modulesIn(running: RunningModules, entry: string): Promise<NamedModules> {
  const module = running.exportsOf(entry);
  if (!hasRender(module)) throw new MissingExport('render');
  if (!hasKinds(module)) throw new MissingExport('kinds');
  const components: [kind: string, file: string][] = [];
  for (const [kind, { component }] of Object.entries(module.kinds)) {
    if (component) components.push([kind, running.fileOf((await component()).default) ?? '']);
  }
  const makers: [name: string, file: string][] = [];
  // What a maker loads may be heavy: it is not run before it has something to make.
  for (const [name, load] of Object.entries(module.makers ?? {}))
    makers.push([name, (await running.fileBehind(load)) ?? '']);
  return { components: Object.fromEntries(components), makers: Object.fromEntries(makers) };
}

function drawingOf({ exportsOf }: RunningModules, entry: string, components: SiteCode['components']): Drawing {
  const module = exportsOf(entry);
  if (!hasRender(module)) throw new MissingExport('render');
  return { render: module.render, componentOf: (kind) => exportsOf(components[kind] ?? '').default };
}

function hasRender(module: object): module is Pick<EntryModule, 'render'> {
  return 'render' in module && typeof module.render === 'function';
}

function hasKinds(module: object): module is Pick<EntryModule, 'kinds' | 'makers'> {
  return 'kinds' in module && typeof module.kinds === 'object' && module.kinds !== null;
}
