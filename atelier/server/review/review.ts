import { createHash, randomBytes } from 'node:crypto';
import { extname, join } from 'node:path';
import { z } from 'zod';
import type { SourceFile } from '../../../build/contract/source-file.ts';
import type { ContentHost, WorkshopHost } from '../../../build/contract/workshop-host.ts';
import { withLineFeeds } from '../../../build/editing/front-matter/line-endings.ts';
import { knownFiles } from '../../../build/editing/known-files.ts';
import { contentPlace } from '../../../build/editing/project-files.ts';
import { Refused, reachOrRefuse } from '../../../build/editing/refused.ts';
import { workshopReview as words } from '../../words/review.fr.ts';
import { workshop as messages } from '../../words/workshop.fr.ts';
import { endpoint, noData } from '../api-exchange.ts';
import { type ClientBundle, clientBundle } from '../page.ts';
import { PICTURE_TYPES } from '../pictures/picture-changes.ts';
import { REVIEWS, remarkShape, type StoredRemark, storedRemarks, storeRemark } from './remark-files.ts';
import { REVIEW_DATA_ID, type ReviewData } from './remarks.ts';
import { inlineResources, type LoadFile } from './self-contained.ts';

const textRequest = z.strictObject({ path: z.string(), text: z.string() });
const settled = z.strictObject({ path: z.string(), id: z.string(), state: z.enum(['open', 'accepted']) });

/** Requests to send texts out for reading, and to take remarks back. */
export const reviewEndpoints = {
  /** Returns the page of the present text as a file for a reader. */
  'review/send': endpoint(
    textRequest,
    (host, { path: asked, text }) => {
      const { path, name } = contentPlace(host, asked);
      if (!host.built()) throw new Refused(503, messages.building);
      return createReviewFile(host, { path, name, text: withLineFeeds(text) });
    },
    'text',
  ),
  /** The remarks on all texts. */
  'review/remarks': endpoint(noData, ({ site }) => reachOrRefuse(REVIEWS, () => storedRemarks(site))),
  /** Takes the text of a reader's file; `path` is the open text, which gets the remarks on a text that is gone. */
  'review/receive': endpoint(textRequest, storeReview, 'long'),
  'review/settle': endpoint(settled, setRemarkState),
};

const review = z.object({ relecture: z.literal(1), path: z.string(), remarks: z.array(remarkShape).max(1000) });

interface AddedRemarks {
  /** The text that now has the remarks. */
  path: string;
  added: number;
  known: number;
}

/** Stores the remarks of a reader. A known remark that its reader has changed is replaced and reopened. */
export function storeReview(host: ContentHost, { text, path: open }: z.output<typeof textRequest>): AddedRemarks {
  const { path: named, remarks } = readReview(text);
  const texts = new Set(knownFiles(host).map((file) => file.path));
  const path = texts.has(named) ? named : open;
  if (!texts.has(path)) throw new Refused(404, words.noText(path));
  const known = new Map(storedRemarks(host.site).flatMap((one) => (one.path === path ? [[one.id, one.text]] : [])));
  const added = remarks.filter((remark) => known.get(remark.id) !== remark.text);
  for (const remark of added) storeRemark(host.site, { ...remark, path, state: 'open' });
  return { path, added: added.length, known: remarks.length - added.length };
}

/** Marks a remark as accepted or open again. Throws `Refused` if it is gone. */
export function setRemarkState(host: ContentHost, { path, id, state }: z.output<typeof settled>): StoredRemark {
  const known = storedRemarks(host.site).find((one) => one.path === path && one.id === id);
  if (!known) throw new Refused(404, words.noRemark);
  storeRemark(host.site, { ...known, state });
  return { ...known, state };
}

function readReview(text: string): z.output<typeof review> {
  try {
    return review.parse(JSON.parse(text));
  } catch {
    throw new Refused(422, words.notReview);
  }
}

/** Returns the page of a text as one file for comments. It loads and sends nothing, and runs only its own script. Throws `Refused`. */
export async function createReviewFile(
  host: WorkshopHost,
  source: SourceFile,
): Promise<{ name: string; html: string }> {
  const { html, path } = await host.draft(source);
  if (html === undefined) throw new Refused(422, words.noPage);
  const data: ReviewData = { path: source.path, id: randomBytes(8).toString('hex') };
  const { script, styles } = await readerFiles();
  const hash = createHash('sha256').update(script).digest('base64');
  const policy = `default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'; script-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`;
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  const additions = {
    head: `<meta http-equiv="Content-Security-Policy" content="${policy}"><style>${styles}</style>`,
    body: `<script type="application/json" id="${REVIEW_DATA_ID}">${json}</script><script type="module">${script}</script>`,
  };
  const { slug } = host.identify(source.name);
  return { name: `a-relire-${slug}.html`, html: await inlineResources(html, loaderFor(host, path), additions) };
}

let bundled: Promise<ClientBundle> | undefined;

async function readerFiles(): Promise<ClientBundle> {
  bundled ??= clientBundle(join(import.meta.dirname, 'reader/reader.ts'));
  const { script, styles } = await bundled;
  return { script: script.replaceAll('</script', '<\\/script'), styles };
}

/** Returns a loader for the site's own files, which asks no server. */
function loaderFor({ built, pageFile }: WorkshopHost, page: string): LoadFile {
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
