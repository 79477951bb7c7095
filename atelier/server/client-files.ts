import { join } from 'node:path';
import type { SiteDefinition } from '../../build/contract/definition.ts';
import { WORKSHOP } from '../api.ts';
import type { ApiResponse } from './api-response.ts';
import type { ClientBundle, clientBundle } from './client-bundle.ts';

type WorkshopSite = Pick<SiteDefinition, 'root' | 'workshopStyles'>;

export const SCRIPT = `${WORKSHOP}atelier.js`;
export const STYLES = `${WORKSHOP}atelier.css`;

/** By the path of the site's own styles: a process that serves several workshops bundles the page of all once. */
const bundles = new Map<string | undefined, Promise<ClientBundle>>();

/** The page's script and styles, bundled once somebody asks for either: undefined for other addresses. Rejects with what esbuild refuses. */
export function clientFiles({
  root,
  workshopStyles,
}: WorkshopSite): (path: string) => Promise<ApiResponse | undefined> {
  const own = workshopStyles === undefined ? undefined : join(root, workshopStyles);
  return async (path) => {
    if (path !== SCRIPT && path !== STYLES) return undefined;
    const bundled = bundles.get(own) ?? bundleOf(join(import.meta.dirname, '../client/main.tsx'), own);
    bundles.set(own, bundled);
    const { script, styles } = await bundled;
    return path === SCRIPT
      ? { status: 200, type: 'text/javascript; charset=utf-8', body: script }
      : { status: 200, type: 'text/css; charset=utf-8', body: styles };
  };
}

/** The bundler is loaded with the first request: other commands than the server's load this module, too. */
async function bundleOf(...entries: Parameters<typeof clientBundle>): Promise<ClientBundle> {
  const bundler = await import('./client-bundle.ts');
  return bundler.clientBundle(...entries);
}
