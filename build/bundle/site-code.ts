import { basename } from 'node:path';
import type { RenderDocument } from '../contract/page.ts';
import type { LoadedModules } from './load-modules.ts';

/** The site's code, run: how a document is drawn, and each kind's component with the file it came from. */
export interface SiteCode {
  render: RenderDocument;
  components: ReadonlyMap<string, { component: unknown; file: string }>;
}

interface EntryModule {
  render: RenderDocument;
  kinds: Readonly<Record<string, { component?: () => Promise<{ default?: unknown }> }>>;
}

/** What the entry module exports; the name of what it does not export. */
export async function siteCode(modules: LoadedModules): Promise<SiteCode | { missing: keyof EntryModule }> {
  const entry = modules.entries.get('document');
  if (!hasRender(entry)) return { missing: 'render' };
  if (!hasKinds(entry)) return { missing: 'kinds' };
  const components = new Map<string, { component: unknown; file: string }>();
  for (const [kind, { component: load }] of Object.entries(entry.kinds)) {
    if (!load) continue;
    const module = await load();
    components.set(kind, { component: module.default, file: basename(modules.fileOf(module.default) ?? '') });
  }
  return { render: entry.render, components };
}

function hasRender(module: unknown): module is Pick<EntryModule, 'render'> {
  return typeof module === 'object' && module !== null && 'render' in module && typeof module.render === 'function';
}

function hasKinds(module: unknown): module is Pick<EntryModule, 'kinds'> {
  return typeof module === 'object' && module !== null && 'kinds' in module && typeof module.kinds === 'object';
}
