import { z } from 'zod';
import type { WorkshopHost } from '../../../build/contract/workshop-host.ts';
import { api } from '../../api.ts';
import { type Handlers, json, jsonBody } from '../api-exchange.ts';
import { findInTexts } from './find.ts';
import { replaceInTexts, storedReplacement, undoReplacement } from './replace.ts';

const oneLine = z
  .string()
  .max(500)
  .regex(/^[^\r\n]*$/);
const search = z.strictObject({ words: oneLine.regex(/\S/), exact: z.boolean(), whole: z.boolean() });
const chosen = z.strictObject({
  path: z.string(),
  version: z.string(),
  chosen: z.array(z.int().nonnegative()).min(1),
});
const replacement = search.extend({ replacement: oneLine, texts: z.array(chosen).min(1) });

/** In bytes: words, paths and numbers of passages. */
const SHORT = 10_000;
const LONG = 1_000_000;

/** What is asked of words in all texts. */
export function findHandlers(host: WorkshopHost): Handlers {
  return {
    [api.find]: {
      POST: async ({ request }) => json(findInTexts(host, await jsonBody(request, search, { limit: SHORT }))),
    },
    [api.replace]: {
      GET: () => json(storedReplacement(host.site)?.last ?? null),
      POST: async ({ request }) => json(replaceInTexts(host, await jsonBody(request, replacement, { limit: LONG }))),
    },
    [api.undoReplacement]: { POST: () => json(undoReplacement(host)) },
  };
}
