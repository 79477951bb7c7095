import { join } from 'node:path';
import type { SiteDefinition } from '../../build/contract/definition.ts';
import { BUILDS, SITE, TOKEN, WORKSHOP } from '../api.ts';
import { workshop } from '../words/workshop.fr.ts';
import type { ApiResponse } from './api-exchange.ts';

/** Returns the page's policy. It may load its own files and pages of the site; CodeMirror sets styles by script. */
const pagePolicy = (site: string) =>
  `default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; frame-src ${site}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

interface PageOptions {
  /** The secret of this page's requests. */
  token: string;
  /** Address of the events that follow each build. */
  builds: string;
  /** The site's origin. */
  site: string;
}

/** Returns the page that the workshop runs in. */
export function workshopPage({ token, builds, site }: PageOptions): ApiResponse {
  return {
    status: 200,
    type: 'text/html; charset=utf-8',
    headers: {
      'content-security-policy': pagePolicy(site),
      // A page of the site that opens this one gets no access to its window, and cannot load its text as a file.
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    },
    body: `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="${TOKEN}" content="${token}">
<meta name="${BUILDS}" content="${builds}">
<meta name="${SITE}" content="${site}">
<title>${workshop.title}</title>
<link rel="stylesheet" href="${STYLES}">
</head>
<body><div id="atelier"></div><script type="module" src="${SCRIPT}"></script></body>
</html>`,
  };
}

type WorkshopSite = Pick<SiteDefinition, 'root' | 'workshopStyles'>;

const SCRIPT = `${WORKSHOP}atelier.js`;
const STYLES = `${WORKSHOP}atelier.css`;

/** Bundles by the path of the site's own styles, shared by all workshops of a process. */
const bundles = new Map<string | undefined, Promise<ClientBundle>>();

/** Returns the page's script or styles, which are bundled at the first request; undefined for other addresses. Rejects with esbuild's error. */
export function clientFiles({
  root,
  workshopStyles,
}: WorkshopSite): (path: string) => Promise<ApiResponse | undefined> {
  const own = workshopStyles === undefined ? undefined : join(root, workshopStyles);
  return async (path) => {
    if (path !== SCRIPT && path !== STYLES) return undefined;
    const bundled = bundles.get(own) ?? clientBundle(join(import.meta.dirname, '../client/main.tsx'), own);
    bundles.set(own, bundled);
    const { script, styles } = await bundled;
    return path === SCRIPT
      ? { status: 200, type: 'text/javascript; charset=utf-8', body: script }
      : { status: 200, type: 'text/css; charset=utf-8', body: styles };
  };
}

export interface ClientBundle {
  script: string;
  styles: string;
}

/**
 * Bundles a module for the browser: one script, and one stylesheet that ends with `styles`, with fonts included. Paths
 * are absolute. esbuild is loaded at the first request, as other commands load this module too. Rejects with its error.
 */
export async function clientBundle(entry: string, styles?: string): Promise<ClientBundle> {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [{ in: entry, out: 'main' }, ...(styles === undefined ? [] : [{ in: styles, out: 'site' }])],
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.woff2': 'dataurl' },
    outdir: '/',
    write: false,
    logLevel: 'silent',
  });
  const textOf = (name: string) => outputFiles.find(({ path }) => path.endsWith(name))?.text ?? '';
  return { script: textOf('main.js'), styles: textOf('main.css') + textOf('site.css') };
}
