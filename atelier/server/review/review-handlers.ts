import { z } from 'zod';
import { withLineFeeds } from '../../../build/contract/editing/front-matter/line-endings.ts';
import { contentPlace } from '../../../build/contract/editing/project-files.ts';
import { explained, Refused, written } from '../../../build/contract/editing/refused.ts';
import type { ContentHost, WorkshopHost } from '../../../build/contract/workshop-host.ts';
import { workshopReview as words } from '../../words/review.fr.ts';
import { workshop as messages } from '../../words/workshop.fr.ts';
import { type Handlers, json, jsonBody, refused } from '../api-exchange.ts';
import { handOver } from './hand-over.ts';
import type { ReturnedReview, StoredRemark } from './remark.ts';
import { REVIEWS, remarkShape, remarksFolder, storedRemarks, storeRemark } from './remark-files.ts';
import { type Added, type Received, reviewApi, type Settled } from './review-api.ts';

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
      GET: () => json(explained(REVIEWS, () => storedRemarks(host.site), words.notListed)),
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
  written(remarksFolder(remark.path), () => storeRemark(host.site, remark));
  return remark;
}
