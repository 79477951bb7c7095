import { createHash, randomBytes } from 'node:crypto';
import { extname, join } from 'node:path';
import { Refused } from '../../../build/contract/editing/refused.ts';
import type { ContentText, WorkshopHost } from '../../../build/contract/workshop-host.ts';
import { workshopReview as words } from '../../words/review.fr.ts';
import type { ClientBundle, clientBundle } from '../client-bundle.ts';
import { PICTURE_TYPES } from '../pictures/pictures-handlers.ts';
import { HANDED_OVER, type HandedOver } from './remark.ts';
import { storedRemarks } from './remark-files.ts';
import type { HandedOverFile } from './review-api.ts';
import { type LoadFile, selfContained } from './self-contained.ts';

/**
 * The page of a text as a single file, in which a reader marks passages and writes remarks; what was said of the text before stands in it, too.
 * It loads nothing, sends nothing, and runs no script but its own. Throws `Refused`.
 */
export async function handOver(host: WorkshopHost, source: ContentText): Promise<HandedOverFile> {
  const { html, path } = await host.draft(source);
  if (html === undefined) throw new Refused(422, words.noPage);
  const { slug } = host.identify(source.name);
  const data: HandedOver = {
    path: source.path,
    id: randomBytes(8).toString('hex'),
    earlier: storedRemarks(host.site)
      .filter((remark) => remark.path === source.path)
      .map(({ quote, text, reader, state, answer }) => ({ quote, text, reader, state, ...(answer && { answer }) })),
  };
  const { script, styles } = await readerFiles();
  const additions = {
    head: `<meta http-equiv="Content-Security-Policy" content="${policyFor(script)}"><style>${styles}</style>`,
    body: `<script type="application/json" id="${HANDED_OVER}">${inScript(data)}</script><script type="module">${script}</script>`,
  };
  return { name: `a-relire-${slug}.html`, html: await selfContained(html, loadFor(host, path), additions) };
}

let bundled: Promise<ClientBundle> | undefined;

/** The bundler is loaded with the first request: other commands than the server's load this module, too. */
async function readerFiles(): Promise<ClientBundle> {
  bundled ??= bundleOf(join(import.meta.dirname, 'reader/reader.ts'));
  return bundled;
}

async function bundleOf(...entries: Parameters<typeof clientBundle>): Promise<ClientBundle> {
  const bundler = await import('../client-bundle.ts');
  const { script, styles } = await bundler.clientBundle(...entries);
  // Nothing in it may end the element that holds it.
  return { script: script.replaceAll('</script', '<\\/script'), styles };
}

function policyFor(script: string): string {
  const hash = createHash('sha256').update(script).digest('base64');
  return `default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'; script-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`;
}

function inScript(data: HandedOver): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** What pages of the site load, and no address besides: what it names elsewhere stays there, and no server is asked. */
function loadFor({ built, pageFile }: WorkshopHost, page: string): LoadFile {
  const base = built()?.base ?? '';
  return async (address) => {
    const pathname = pathOn(`${HERE}${page}`, address);
    const type = TYPES[extname(pathname ?? '').toLowerCase()];
    if (type === undefined || !pathname?.startsWith(`${base}/`)) return undefined;
    const bytes = await pageFile(pathname.slice(base.length + 1));
    return bytes && { type, bytes };
  };
}

const HERE = 'http://site.invalid';

const TYPES: Readonly<Record<string, string>> = { ...PICTURE_TYPES, '.css': 'text/css', '.woff2': 'font/woff2' };

/** The decoded path that an address on a page means; undefined for other sites' addresses, and for what is none. */
function pathOn(page: string, address: string): string | undefined {
  try {
    const { origin, pathname } = new URL(address, page);
    return origin === HERE ? decodeURIComponent(pathname) : undefined;
  } catch {
    return undefined;
  }
}
