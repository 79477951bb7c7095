import { cachedLater } from '../cache/cached.ts';
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
  hash: string;
}

interface EntryModule {
  render: RenderDocument;
  kinds: Readonly<Record<string, { component?: () => Promise<{ default?: unknown }> }>>;
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
    const components = await keptComponents(cache, `${hash} ${entry}`, () => componentsIn(running, entry));
    return { value: { drawing: () => drawingOf(running, entry, components), components, hash } };
  } catch (fault) {
    return { value: undefined, fault };
  }
}

function keptComponents(cache: CodeCache | undefined, key: string, run: () => Promise<Record<string, string>>) {
  return cache ? cachedLater(cache.store, { name: 'components', code: cache.code, run }, key, undefined) : run();
}

async function componentsIn(running: RunningModules, entry: string): Promise<Record<string, string>> {
  const module = running.exportsOf(entry);
  if (!hasRender(module)) throw new MissingExport('render');
  if (!hasKinds(module)) throw new MissingExport('kinds');
  const files: [kind: string, file: string][] = [];
  for (const [kind, { component }] of Object.entries(module.kinds)) {
    if (component) files.push([kind, running.fileOf((await component()).default) ?? '']);
  }
  return Object.fromEntries(files);
}

function drawingOf({ exportsOf }: RunningModules, entry: string, components: SiteCode['components']): Drawing {
  const module = exportsOf(entry);
  if (!hasRender(module)) throw new MissingExport('render');
  return { render: module.render, componentOf: (kind) => exportsOf(components[kind] ?? '').default };
}

function hasRender(module: object): module is Pick<EntryModule, 'render'> {
  return 'render' in module && typeof module.render === 'function';
}

function hasKinds(module: object): module is Pick<EntryModule, 'kinds'> {
  return 'kinds' in module && typeof module.kinds === 'object' && module.kinds !== null;
}
