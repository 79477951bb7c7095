import { createHash, randomBytes } from 'node:crypto';
import { extname, join } from 'node:path';
import { z } from 'zod';
import type { ContentHost, ContentText, WorkshopHost } from '../../../build/contract/workshop-host.ts';
import { withLineFeeds } from '../../../build/editing/front-matter/line-endings.ts';
import { contentPlace } from '../../../build/editing/project-files.ts';
import { orRefuse, Refused, writeOrRefuse } from '../../../build/editing/refused.ts';
import { workshopReview as words } from '../../words/review.fr.ts';
import { workshop as messages } from '../../words/workshop.fr.ts';
import { type Handlers, json, jsonBody, refused } from '../api-exchange.ts';
import { type ClientBundle, clientBundle } from '../page.ts';
import { PICTURE_TYPES } from '../pictures/picture-changes.ts';
import { REVIEWS, remarkShape, remarksFolder, storedRemarks, storeRemark } from './remark-files.ts';
import {
  type Added,
  HANDED_OVER,
  type HandedOver,
  type HandedOverFile,
  type Received,
  type ReturnedReview,
  reviewApi,
  type Settled,
  type StoredRemark,
} from './review-api.ts';
import { type LoadFile, selfContained } from './self-contained.ts';

const wanted = z.strictObject({ path: z.string(), text: z.string() });
const settled = z.strictObject({
  path: z.string(),
  id: z.string(),
  state: z.enum(['open', 'accepted', 'answered']),
  answer: z.string().trim().min(1).max(20_000).exactOptional(),
});

/** In bytes: what a reader has said of one text. */
const LIMIT = 2_000_000;

/** What answers of texts that are handed over for reading, and of what comes back. */
export function reviewHandlers(host: WorkshopHost): Handlers {
  return {
    [reviewApi.handOver]: {
      POST: async ({ request }) => {
        const { path: asked, text } = await jsonBody(request, wanted, { limit: host.limits.text });
        const { path, name } = contentPlace(host, asked);
        if (!host.built()) return refused(503, messages.building);
        return json(await handOver(host, { path, name, text: withLineFeeds(text) }));
      },
    },
    [reviewApi.remarks]: {
      GET: () => json(orRefuse(REVIEWS, () => storedRemarks(host.site), words.notListed)),
      POST: async ({ request }) => json(receive(host, await jsonBody(request, wanted, { limit: LIMIT }))),
      PUT: async ({ request }) => json(settle(host, await jsonBody(request, settled, { limit: LIMIT }))),
    },
  };
}

/** Most that one reader says of one text. */
const MOST = 1000;

const review = z.object({
  relecture: z.literal(1),
  path: z.string(),
  remarks: z.array(remarkShape).max(MOST),
});

/** Stores what a reader has sent. One that is there is only taken anew where its reader has changed it; what it was answered is then open again. */
export function receive(host: ContentHost, { text, path: open }: Received): Added {
  const { path: named, remarks } = readReview(text);
  const path = isText(host, named) ? named : open;
  if (!isText(host, path)) throw new Refused(404, words.noText(path));
  const known = new Map(storedRemarks(host.site).flatMap((one) => (one.path === path ? [[one.id, one]] : [])));
  const added = remarks.filter(({ id, text: said }) => known.get(id)?.text !== said);
  for (const remark of added) stored(host, { ...remark, path, state: 'open' });
  return { path, added: added.length, known: remarks.length - added.length };
}

/** Notes what has become of a remark. Throws `Refused` where it is not there any more. */
export function settle(host: ContentHost, { path, id, state, answer }: Settled): StoredRemark {
  const known = storedRemarks(host.site).find((one) => one.path === path && one.id === id);
  if (!known) throw new Refused(404, words.noRemark);
  const { answer: _, ...remark } = known;
  return stored(host, { ...remark, state, ...(state === 'answered' && answer && { answer }) });
}

/** The file of a reader, or a message that holds its text. */
function readReview(text: string): ReturnedReview {
  try {
    return review.parse(JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)));
  } catch {
    throw new Refused(422, words.notReview);
  }
}

function isText(host: ContentHost, path: string): boolean {
  try {
    return contentPlace(host, path).stats !== undefined;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}

function stored(host: ContentHost, remark: StoredRemark): StoredRemark {
  writeOrRefuse(remarksFolder(remark.path), () => storeRemark(host.site, remark));
  return remark;
}

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

async function readerFiles(): Promise<ClientBundle> {
  bundled ??= clientBundle(join(import.meta.dirname, 'reader/reader.ts'));
  const { script, styles } = await bundled;
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
