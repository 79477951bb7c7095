import { createHash, randomBytes } from 'node:crypto';
import { extname, join } from 'node:path';
import { z } from 'zod';
import type { ContentHost, ContentText, WorkshopHost } from '../../../build/contract/workshop-host.ts';
import { withLineFeeds } from '../../../build/editing/front-matter/line-endings.ts';
import { contentPlace } from '../../../build/editing/project-files.ts';
import { orRefuse, Refused, writeOrRefuse } from '../../../build/editing/refused.ts';
import { workshopReview as words } from '../../words/review.fr.ts';
import { workshop as messages } from '../../words/workshop.fr.ts';
import { type Handlers, jsonBody, jsonResponse, refusalResponse } from '../api-exchange.ts';
import { type ClientBundle, clientBundle } from '../page.ts';
import { PICTURE_TYPES } from '../pictures/picture-changes.ts';
import { REVIEWS, remarkShape, remarksFolder, storedRemarks, storeRemark } from './remark-files.ts';
import {
  type AddedRemarks,
  REVIEW_DATA_ID,
  type ReturnedReview,
  type ReturnRequest,
  type ReviewData,
  type ReviewFile,
  reviewApi,
  type SettleRequest,
  type StoredRemark,
} from './review-api.ts';
import { inlineResources, type LoadFile } from './self-contained.ts';

const wanted = z.strictObject({ path: z.string(), text: z.string() });
const settled = z.strictObject({
  path: z.string(),
  id: z.string(),
  state: z.enum(['open', 'accepted']),
});

/** In bytes: the remarks of one reader. */
const LIMIT = 2_000_000;

/** Answers requests to hand texts over for reading, and to take remarks back. */
export function reviewHandlers(host: WorkshopHost): Handlers {
  return {
    [reviewApi.handOver]: {
      POST: async ({ request }) => {
        const { path: asked, text } = await jsonBody(request, wanted, { limit: host.limits.text });
        const { path, name } = contentPlace(host, asked);
        if (!host.built()) return refusalResponse(503, messages.building);
        return jsonResponse(await createReviewFile(host, { path, name, text: withLineFeeds(text) }));
      },
    },
    [reviewApi.remarks]: {
      GET: () => jsonResponse(orRefuse(REVIEWS, () => storedRemarks(host.site), words.notListed)),
      POST: async ({ request }) => jsonResponse(storeReview(host, await jsonBody(request, wanted, { limit: LIMIT }))),
      PUT: async ({ request }) =>
        jsonResponse(setRemarkState(host, await jsonBody(request, settled, { limit: LIMIT }))),
    },
  };
}

const MAX_REMARKS = 1000;

const review = z.object({
  relecture: z.literal(1),
  path: z.string(),
  remarks: z.array(remarkShape).max(MAX_REMARKS),
});

/** Stores the remarks of a reader. A known one is replaced, and opened again, when its reader has changed it. */
export function storeReview(host: ContentHost, { text, path: open }: ReturnRequest): AddedRemarks {
  const { path: named, remarks } = readReview(text);
  const path = isText(host, named) ? named : open;
  if (!isText(host, path)) throw new Refused(404, words.noText(path));
  const known = new Map(storedRemarks(host.site).flatMap((one) => (one.path === path ? [[one.id, one]] : [])));
  const added = remarks.filter(({ id, text: words }) => known.get(id)?.text !== words);
  for (const remark of added) stored(host, { ...remark, path, state: 'open' });
  return { path, added: added.length, known: remarks.length - added.length };
}

/** Notes that a remark is accepted, or open again. Throws `Refused` when it is gone. */
export function setRemarkState(host: ContentHost, { path, id, state }: SettleRequest): StoredRemark {
  const known = storedRemarks(host.site).find((one) => one.path === path && one.id === id);
  if (!known) throw new Refused(404, words.noRemark);
  return stored(host, { ...known, state });
}

function readReview(text: string): ReturnedReview {
  try {
    return review.parse(JSON.parse(text));
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

/** Returns the page of a text as one file that a reader can comment on. It loads and sends nothing, and runs no script but its own. Throws `Refused`. */
export async function createReviewFile(host: WorkshopHost, source: ContentText): Promise<ReviewFile> {
  const { html, path } = await host.draft(source);
  if (html === undefined) throw new Refused(422, words.noPage);
  const { slug } = host.identify(source.name);
  const data: ReviewData = { path: source.path, id: randomBytes(8).toString('hex') };
  const { script, styles } = await readerFiles();
  const additions = {
    head: `<meta http-equiv="Content-Security-Policy" content="${policyFor(script)}"><style>${styles}</style>`,
    body: `<script type="application/json" id="${REVIEW_DATA_ID}">${inScript(data)}</script><script type="module">${script}</script>`,
  };
  return { name: `a-relire-${slug}.html`, html: await inlineResources(html, loadFor(host, path), additions) };
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

function inScript(data: ReviewData): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** Loads files of the site alone, without asking a server. */
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

/** Returns the decoded path of an address on a page; undefined for other sites and for broken addresses. */
function pathOn(page: string, address: string): string | undefined {
  try {
    const { origin, pathname } = new URL(address, page);
    return origin === HERE ? decodeURIComponent(pathname) : undefined;
  } catch {
    return undefined;
  }
}
