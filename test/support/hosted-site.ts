import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteDefinition } from '../../build/contract/definition.ts';
import type { BuildResult } from '../../build/pipeline/build-result.ts';
import { build } from '../../build/pipeline/pipeline.ts';
import { hosting } from '../../src/hosting.ts';
import { englishSite } from './fixture-site.ts';
import { folderWith } from './folder.ts';
import { ODD_PATHS } from './policy.ts';

/** The folder that a small site is served from, and the end of its addresses. */
export interface Place {
  base: string;
  trailingSlash: boolean;
}

export interface Hosted extends Place {
  result: BuildResult;
  /** Folder to hand out. */
  root: string;
  /** The site's own folder in it. */
  site: string;
}

/** More than one packet of it. */
const LONG = 'reeds and rushes, '.repeat(200);

const FILES = {
  'static/404.html': `<!doctype html><title>Nothing here</title><p>${LONG}</p>`,
  'static/500.html': `<!doctype html><title>Out of order</title><p>${LONG}</p>`,
  'static/images/pond.svg': `<svg xmlns="http://www.w3.org/2000/svg"><title>${LONG}</title></svg>`,
  'static/notes.md': `# Notes\n\n![A pond](/images/pond.svg)\n\n${LONG}\n`,
  'static/site.webmanifest': '{"name":"The Marsh"}',
  'static/.well-known/security.txt': 'Contact: mailto:ada@marsh.test\n',
  'content/notes/bittern.md':
    '---\ntitle: Bittern\ndescription: A brown heron that booms.\nday: 2025-06-01\ntags: [birds]\n' +
    `formerly: ${JSON.stringify(['/butor-étoilé', '/old/bittern.html', ...ODD_PATHS])}\n---\n\nIt booms.\n`,
};

/** The English site as it is told to hosts in this site's words, with its compressed forms. */
export async function hostedSite({ base, trailingSlash }: Place): Promise<Hosted> {
  const root = folderWith();
  // A web server is somebody else.
  chmodSync(root, 0o755);
  const out = join(root, base, base === '' ? 'dist' : '');
  const definition = withSlash(englishSite(FILES), trailingSlash);
  const result = await build({ ...definition, hosting }, { out, base, compressed: true });
  if (!result.ok) throw new Error(`the site does not build: ${JSON.stringify(result.diagnostics, null, 2)}`);
  return { base, trailingSlash, result, root: base === '' ? out : root, site: out };
}

function withSlash(site: SiteDefinition, trailingSlash: boolean): SiteDefinition {
  const { settings } = site;
  const read = (data: unknown) => {
    const { address, variables } = settings.read(data);
    return { address: { ...address, trailingSlash }, variables };
  };
  return { ...site, settings: { ...settings, read } };
}
