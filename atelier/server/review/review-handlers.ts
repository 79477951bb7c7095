import { z } from 'zod';
import { contentPlace } from '../../../build/contract/editing/content-place.ts';
import { withLineFeeds } from '../../../build/contract/editing/front-matter/line-endings.ts';
import { explained } from '../../../build/contract/editing/refused.ts';
import type { WorkshopHost } from '../../../build/contract/workshop-host.ts';
import { workshopReview as words } from '../../words/review.fr.ts';
import { workshop as messages } from '../../words/workshop.fr.ts';
import type { Handlers } from '../api-request.ts';
import { json, refused } from '../api-response.ts';
import { jsonBody } from '../body.ts';
import { handOver } from './hand-over.ts';
import { receive, settle } from './received.ts';
import { REVIEWS, storedRemarks } from './remark-files.ts';
import { reviewApi } from './review-api.ts';

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
